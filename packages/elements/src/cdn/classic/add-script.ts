import { pageWide } from '../../store/page-wide.js';
import { besideOwn, ownScript } from './own-script.js';

interface Policy {
  createScriptURL(url: string): string;
}
interface Types {
  createPolicy(name: string, rules: Policy): Policy;
}

/** What lies beside the file that made the policy. */
function ownAddress(url: string): string {
  if (url.startsWith(besideOwn('.'))) return url;
  throw new TypeError('cluekit: that is no file of ours.');
}

function trusted(url: string): string {
  const types = (globalThis as { readonly trustedTypes?: Types }).trustedTypes;
  try {
    // Where a page requires Trusted Types: once for all our files, since a second policy of a name is refused. It is for
    // addresses that lie beside one of them, and for no others.
    const policy =
      types &&
      pageWide('files@1', () => types.createPolicy('cluekit-files', { createScriptURL: ownAddress }));
    return policy?.createScriptURL(url) ?? url;
  } catch {
    return url; // the page refuses the policy: where it requires the types, it refuses the address too
  }
}

/**
 * Adds a classic script that lies beside this one. What the page asked of this one it asks of that one too: its
 * nonce, its way of asking another server, and, where it gave a hash, the hash that the build found.
 *
 * @param file its name
 * @param hash used only where this script's own tag has `integrity`
 * @returns settles when it has run; rejects where it did not come
 */
export function addScript(file: string, hash?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error(`cluekit: ${file} did not load.`));
    };
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = fail;
    if (ownScript?.nonce) script.nonce = ownScript.nonce;
    if (ownScript?.crossOrigin != null) script.crossOrigin = ownScript.crossOrigin;
    if (ownScript?.integrity && !hash) return fail();
    if (ownScript?.integrity && hash) script.integrity = hash;
    try {
      script.src = trusted(besideOwn(file));
      (document.head ?? document.documentElement).append(script);
    } catch {
      fail();
    }
  });
}
