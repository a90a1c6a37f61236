import { besideOwn, ownScript } from './own-script.js';

interface Policy {
  createScriptURL(url: string): string;
}
interface Types {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Where a page requires Trusted Types: a policy for the addresses that are made here, and for no others. */
let policy: Policy | undefined;

function trusted(url: string): string {
  const types = (globalThis as { readonly trustedTypes?: Types }).trustedTypes;
  try {
    policy ??= types?.createPolicy('cluekit-files', { createScriptURL: (made) => made });
  } catch {
    // The page refuses the policy: where it requires the types, it refuses the address too.
  }
  return policy?.createScriptURL(url) ?? url;
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
