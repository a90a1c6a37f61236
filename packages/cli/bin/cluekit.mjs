#!/usr/bin/env node
// Committed, so that npm links it before anything is built; what it runs is built by the root's `prepare`.
import('../dist/main.js').then(
  async ({ main }) => void (process.exitCode = await main(process.argv.slice(2))),
  (error) => {
    console.error(
      error.code === 'ERR_MODULE_NOT_FOUND' ? 'cluekit is not built yet: run `npm run build` first.' : error,
    );
    process.exitCode = 1;
  },
);
