import { existsSync } from 'node:fs';
import { cdnConfigs } from './packages/e2e/bundle/cdn.mjs';

// The npm entries are tsc's output as it is. Rollup makes only the files that a page loads by a script tag,
// out of that output; before it exists there is nothing to do.
const built = 'packages/elements/dist';
const there = existsSync(`${built}/cdn/word-codes.js`);
if (!there) console.warn(`rollup: ${built} is not there yet, no drop-in file is made`);

export default there ? cdnConfigs(built, 'packages/elements/cdn') : [];
