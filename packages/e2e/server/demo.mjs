import { join } from 'node:path';
import { root } from '../run/root.mjs';
import { staticHandler } from './static.mjs';

/** Under this policy the demo pages run: nothing inline, nothing from elsewhere. */
export const demoPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'";

/** Serves the demo page at `/`, the drop-in files at `/cdn/` and the other examples at `/examples/`. */
export function demoHandler() {
  return staticHandler({
    mounts: [
      ['/cdn/', join(root, 'packages/elements/cdn')],
      ['/examples/', join(root, 'examples')],
      ['/', join(root, 'examples/demo')],
    ],
    headers: { 'content-security-policy': demoPolicy },
  });
}
