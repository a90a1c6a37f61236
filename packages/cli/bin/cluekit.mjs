#!/usr/bin/env node
// Committed, so that npm links it before anything is built; what it runs is built by the root's `prepare`.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) process.exitCode = await (await import(main)).main(process.argv.slice(2));
else {
  console.error('cluekit is not built yet: run `npm run build` first.');
  process.exitCode = 1;
}
