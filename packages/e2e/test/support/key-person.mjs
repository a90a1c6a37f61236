import { setTimeout as sleep } from 'node:timers/promises';

/** No game needs as many keys. */
const ENOUGH = 1200;

/** Whether what was heard has this role and this name. */
export const is = (heard, role, name) =>
  heard?.role === role && (name instanceof RegExp ? name.test(heard.name) : heard.name === name);

/**
 * Somebody who hears what has the focus, knows nothing else, and presses keys.
 *
 * @typedef {{ focused: () => Promise<import('./ears.mjs').Heard | undefined> }} Ears
 */
export class KeyPerson {
  /** What was done, in order. @type {string[]} */
  did = [];
  #keyboard;
  #ears;
  #keys = 0;

  /**
   * @param {import('puppeteer-core').Page} page for its keyboard alone
   * @param {Ears} ears
   */
  constructor(page, ears) {
    this.#keyboard = page.keyboard;
    this.#ears = ears;
  }

  heard() {
    return this.#ears.focused();
  }

  /** Presses keys one after the other: `Tab`, `Control+Home`. */
  async press(...keys) {
    for (const key of keys) {
      if (++this.#keys > ENOUGH) throw new Error(`the game does not end: ${this.did.slice(-8).join(', ')}`);
      const [name, held] = key.split('+').reverse();
      if (held) await this.#keyboard.down(held);
      await this.#keyboard.press(name);
      if (held) await this.#keyboard.up(held);
    }
    await this.rest();
  }

  /** For an update or two. */
  rest() {
    return sleep(20);
  }

  async type(text) {
    await this.#keyboard.type(text);
    await this.rest();
  }

  async enter(did) {
    await this.press('Enter');
    return did;
  }

  /** Tab until what has the focus is this. */
  tabTo(role, name) {
    return this.seek((heard) => is(heard, role, name), `${role} ${name}`);
  }

  /**
   * The same for whatever is looked for, and by Shift+Tab. Tests keep to the way that does not lead out of the page:
   * a Firefox without a screen presses no button any more once it has come back.
   */
  async seek(isIt, what, key = 'Tab') {
    const met = [];
    for (let i = 0; i < 80; i++) {
      const heard = await this.heard();
      if (heard && isIt(heard)) return heard;
      met.push(heard ? `${heard.role} "${heard.name}"` : 'nothing');
      await this.press(key);
    }
    throw new Error(`${key} never comes to ${what}, but to ${[...new Set(met)].join(', ')}`);
  }
}
