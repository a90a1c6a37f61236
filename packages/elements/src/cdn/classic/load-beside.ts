import { addScript } from './add-script.js';
import { BUILD } from './build-facts.js';
import { held } from './held.js';
import { inside } from './inside.js';

const asked = new Map<string, Promise<unknown>>();

/**
 * What `import()` is in a classic file: a file beside this one, loaded by a script tag when it is first wanted. That
 * asks no leave of the server, as a module has to where a page has no origin. Where it does not come it is asked for
 * anew the next time.
 *
 * @param name of the file, without its ending
 * @returns what it exports
 */
export function loadBeside(name: string): Promise<unknown> {
  const key = `${name}@${BUILD.version}`;
  if (!Object.hasOwn(held, key)) inside[name]?.();
  if (Object.hasOwn(held, key)) return Promise.resolve(held[key]);
  const before = asked.get(key);
  if (before) return before;
  const file = `${name}.iife.js`;
  const now = addScript(file, BUILD.hashes[file]).then(() => {
    if (Object.hasOwn(held, key)) return held[key];
    throw new Error(`cluekit: ${file} is not of release ${BUILD.version}, or this browser cannot run it.`);
  });
  asked.set(key, now);
  now.catch(() => asked.delete(key));
  return now;
}
