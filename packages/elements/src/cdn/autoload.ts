import { addScript } from './classic/add-script.js';
import { BUILD } from './classic/build-facts.js';

/** The games, by their tags; each in a file of its own beside this one. */
const waiting = new Set(['word-codes', 'code-dependence']);

/** Loads the file of each game whose tag stands in the document; none is loaded that nobody uses, and none twice. */
function look(): void {
  for (const tag of waiting) {
    if (customElements.get(tag)) waiting.delete(tag);
    else if (document.querySelector(tag)) void load(tag);
  }
  if (waiting.size === 0) observer.disconnect();
}

async function load(tag: string): Promise<void> {
  waiting.delete(tag);
  const file = `${tag}.iife.js`;
  try {
    await addScript(file, BUILD.hashes[file]);
  } catch (error) {
    console.error((error as Error).message); // what stands inside the tag stays to be read
  }
}

const observer = new MutationObserver(look);
observer.observe(document, { childList: true, subtree: true });
look();
