import { is, KeyPerson } from '../../support/key-person.mjs';

/** Words that share nothing with the deck; one that does is told, and the next is tried. */
const CLUES = [
  'zephyr',
  'quixotic',
  'velvet',
  'oxygen',
  'bamboo',
  'yodel',
  'kiosk',
  'jigsaw',
  'fjord',
  'gnome',
];
/** What is done on one clue after the other. */
const ACTS = ['guess', 'call', 'pass'];

const enabled = (heard) => heard.states.disabled !== true;

/**
 * Two persons round one device who hear what has the focus, know nothing else, and press keys. Where nothing is to be
 * done with what has the focus they press Tab.
 */
export class KeyPlayer extends KeyPerson {
  #onView;
  #clues = 0;
  #turns = 0;
  /** What is left to do in the view that is open. */
  #todo = {};

  /**
   * @param {import('puppeteer-core').Page} page
   * @param {import('../../support/key-person.mjs').Ears} ears
   * @param {(did: string) => Promise<void>} [onView] after everything that was done
   */
  constructor(page, ears, onView = async () => {}) {
    super(page, ears);
    this.#onView = onView;
  }

  /** From the lobby: two seats, one round. */
  async setUp() {
    for (let i = 0; i < 2; i++) {
      await this.tabTo('button', 'Remove the last seat');
      await this.press('Enter');
    }
    await this.tabTo('combobox', 'Rounds');
    for (let i = 0; i < 5 && (await this.heard())?.value !== '1'; i++) await this.press('ArrowUp');
    if ((await this.heard())?.value !== '1') throw new Error('the rounds cannot be chosen by keys');
    await this.tabTo('button', 'Start the game');
    await this.press('Enter');
    this.did.push('start');
  }

  /** Plays until the result has the focus. */
  async play() {
    for (;;) {
      const heard = await this.heard();
      if (is(heard, 'heading', /wins?$|share the win$/)) return;
      const done = heard && (await this.#act(heard));
      if (!done) {
        await this.press('Tab');
        continue;
      }
      this.did.push(done);
      await this.#onView(done);
    }
  }

  /** Does what there is to do with this; undefined where there is nothing. */
  async #act(heard) {
    const seat = /^I am (.+): show my view$/.exec(heard.name)?.[1];
    if (seat && heard.role === 'button') return this.#show(seat);
    if (heard.role === 'button' && heard.name === 'Go on') return this.enter('go on');
    return (await this.#plan(heard)) ?? (await this.#giveClue(heard)) ?? (await this.#answer(heard));
  }

  async #show(seat) {
    this.#todo = { act: ACTS[this.#turns % ACTS.length] };
    return this.enter(`${seat} shows`);
  }

  async #plan(heard) {
    if (heard.role === 'radio' && heard.states.checked === 'false' && !this.#todo.chosen) {
      this.#todo.chosen = true;
      await this.press(' ');
      return 'choose';
    }
    if (is(heard, 'button', 'Keep as CODED') && enabled(heard)) return this.enter('keep');
  }

  async #giveClue(heard) {
    if (is(heard, 'textbox', 'Clue') && !this.#todo.written) return this.#write();
    if (heard.role === 'checkbox' && heard.states.checked === 'false' && !this.#todo.tagged) {
      this.#todo.tagged = true;
      await this.press(' ');
      return `tag ${heard.name}`;
    }
    if (is(heard, 'button', 'Give clue') && this.#todo.written && this.#todo.tagged) {
      this.#todo = {};
      return this.enter('give clue');
    }
  }

  /** Types words until one is told to be allowed. */
  async #write() {
    for (let i = 0; i < CLUES.length; i++) {
      await this.type(CLUES[this.#clues++ % CLUES.length]);
      if (/allowed/i.test((await this.heard())?.description ?? '')) {
        this.#todo.written = true;
        return 'write';
      }
      for (let back = 0; back < 12; back++) await this.press('Backspace');
    }
    throw new Error('no clue is allowed');
  }

  async #answer(heard) {
    const { act, lifted, asked } = this.#todo;
    if (act === 'pass' && is(heard, 'button', 'Pass')) return this.#acted('pass');
    if (act === 'guess' && lifted && is(heard, 'button', `Guess ${lifted}`)) return this.#acted('guess');
    // A CODED that is out cannot be called.
    if (act === 'call' && lifted && is(heard, 'button', 'CALL IT') && !enabled(heard))
      this.#todo.act = 'guess';
    if (act === 'call' && lifted && !asked && is(heard, 'button', 'CALL IT') && enabled(heard)) {
      this.#todo.asked = true;
      return this.enter('ask to call');
    }
    if (asked && is(heard, 'button', `CALL IT: ${lifted}`)) return this.#acted('call');
    if (act !== 'pass' && !lifted && heard.role === 'button' && heard.inside === 'gridcell')
      return this.#lift();
  }

  #acted(name) {
    this.#turns++;
    this.#todo = {};
    return this.enter(name);
  }

  /** Goes through the bank by arrows to a word that may be chosen and is not the person's own, and lifts it. */
  async #lift() {
    let last;
    for (let i = 0; i < 40; i++) {
      const heard = await this.heard();
      if (heard?.states.pressed === 'false' && !heard.name.includes(',')) {
        await this.press('Enter');
        if ((await this.heard())?.states.pressed !== 'true') throw new Error(`${heard.name} is not lifted`);
        this.#todo.lifted = heard.name;
        return 'lift';
      }
      await this.press(...(heard?.name === last ? ['Home', 'ArrowDown'] : ['ArrowRight'])); // the end of a row
      last = heard?.name;
    }
    throw new Error('no word of the bank can be lifted');
  }
}
