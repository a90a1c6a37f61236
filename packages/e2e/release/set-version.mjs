// After `changeset version`: the elements say their version (two copies on one page tell each other by it), so
// it is written into their source too.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'packages/elements/package.json'), 'utf8'));
const path = join(root, 'packages/elements/src/store/define.ts');
const line = /^export const VERSION = '[^']*';$/m;
const text = readFileSync(path, 'utf8');
if (!line.test(text)) throw new Error(`${path} says no VERSION`);
writeFileSync(path, text.replace(line, `export const VERSION = '${version}';`));
