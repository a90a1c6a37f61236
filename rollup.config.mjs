import { existsSync } from 'node:fs';
import { cdnConfigs } from './packages/e2e/bundle/cdn.mjs';

// The npm entries are tsc's output as it is. Rollup makes only the files that a page loads by a script tag,
// out of that output; before it exists there is nothing to do.
const entry = 'packages/elements/dist/cdn/word-codes.js';
if (!existsSync(entry)) console.warn(`rollup: ${entry} is not there yet, no drop-in file is made`);

export default existsSync(entry) ? cdnConfigs(entry, 'packages/elements/cdn') : [];
