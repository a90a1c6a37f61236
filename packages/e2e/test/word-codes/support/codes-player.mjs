import { is, KeyPerson } from '../../support/key-person.mjs';

/** Words that are on no list; one that a board does not allow is told, and the next is tried. */
const CLUES = ['zephyr', 'quixotic', 'velvet', 'oxygen', 'bamboo', 'yodel', 'kiosk', 'jigsaw', 'fjord'];
const KEY = 'Key, for the clue-giver only';

/**
 * People round one device who hear what has the focus and what the open key lists, know nothing else, and press keys:
 * the one who gives the clues looks at the key, the others flip what it was given for.
 */
export class CodesPlayer extends KeyPerson {
  #lists;
  #clues = 0;
  #turns = 0;
  #onTurn;

  /**
   * @param {import('puppeteer-core').Page} page
   * @param {import('../../support/key-person.mjs').Ears & { lists: (region: string) => Promise<Record<string, string[]>> }} ears
   * @param {(view: string) => Promise<void>} [onView] at each thing to do, before it is done
   */
  constructor(page, ears, onView = async () => {}) {
    super(page, ears);
    this.#lists = ears.lists;
    this.#onTurn = onView;
  }

  /** Plays until the result has the focus: the headline. */
  async play() {
    for (let turns = 0; turns < 20; turns++) {
      const { own, wrong } = await this.#readKey();
      // The first turn goes wrong and the second ends early, so that what comes of that is met too.
      const turn = this.#turns++;
      const meant = turn === 0 ? [own[0], wrong[0]] : turn === 1 ? own.slice(0, 2) : own;
      await this.#giveClue(meant.length);
      for (const word of meant) {
        await this.#flip(word);
        if (await this.#isOver()) return (await this.heard()).name;
      }
      await this.#endTurn();
      if (await this.#isOver()) return (await this.heard()).name;
    }
    throw new Error(`the game does not end: ${this.did.slice(-8).join(', ')}`);
  }

  /** What has the focus once it has left a button that was pressed. */
  async #left(button) {
    let heard = await this.heard();
    for (let i = 0; i < 100 && is(heard, 'button', button); i++) {
      await this.rest();
      heard = await this.heard();
    }
    return heard;
  }

  async #isOver() {
    return is(await this.heard(), 'heading', /wins?$/);
  }

  /** Opens the key by its button, listens to it and closes it. */
  async #readKey() {
    await this.tabTo('button', 'Show key');
    await this.#onTurn('clue');
    this.did.push(await this.enter('show the key'));
    if (is(await this.heard(), 'button', 'Show the key')) this.did.push(await this.enter('heed the notice'));
    await this.tabTo('heading', KEY);
    await this.#onTurn('key');
    const lists = await this.#lists(KEY);
    const [, [, ours], [, theirs]] = Object.entries(lists).filter(([heading]) => heading !== KEY);
    if (!ours?.length) throw new Error(`nothing is heard of the key: ${JSON.stringify(lists)}`);
    await this.press('Escape');
    if (!is(await this.heard(), 'button', 'Show key'))
      throw new Error('Escape does not lead back from the key');
    this.did.push('close the key');
    return { own: ours, wrong: theirs };
  }

  async #giveClue(number) {
    for (let i = 0; i < CLUES.length; i++) {
      await this.tabTo('textbox', 'Clue');
      await this.type(CLUES[this.#clues++ % CLUES.length]);
      const first = await this.tabTo('radio', /./);
      for (let at = Number(first.name); at < number; at++) await this.press('ArrowDown');
      if ((await this.heard()).states.checked !== 'true') await this.press(' ');
      await this.tabTo('button', 'Give clue');
      await this.press('Enter');
      const after = await this.#left('Give clue');
      if (!is(after, 'textbox', 'Clue')) return void this.did.push('give a clue');
      this.did.push('a clue is refused');
      for (let back = 0; back < 12; back++) await this.press('Backspace');
    }
    throw new Error('no clue is allowed');
  }

  async #flip(word) {
    await this.seek(
      ({ role, inside }) => role === 'button' && inside === 'gridcell',
      'the board',
      'Shift+Tab',
    );
    await this.press('Control+Home');
    for (let row = 0; row < 25; row++) {
      let last;
      for (;;) {
        const heard = await this.heard();
        if (heard?.name === word) return this.#lift(word);
        if (heard?.name === last) break; // the end of a row
        last = heard?.name;
        await this.press('ArrowRight');
      }
      await this.press('Home', 'ArrowDown');
    }
    throw new Error(`arrows never come to ${word}`);
  }

  async #lift(word) {
    await this.press(' ');
    for (let i = 0; i < 50 && (await this.heard())?.states.pressed !== 'true'; i++) await this.rest();
    if ((await this.heard())?.states.pressed !== 'true') throw new Error(`${word} is not lifted`);
    await this.tabTo('button', `Flip ${word}`);
    await this.#onTurn('guess');
    this.did.push(await this.enter('flip'));
  }

  /** Ends a turn that a card has not ended, and goes on from what came of it. */
  async #endTurn() {
    const heard = await this.heard();
    if (!is(heard, 'button', 'Go on')) {
      const met = await this.seek(
        ({ role, name, states }) =>
          role === 'button' && ['Go on', 'End turn'].includes(name) && states.disabled !== true,
        'a way on',
        'Shift+Tab',
      );
      if (met.name === 'End turn') this.did.push(await this.enter('end the turn'));
    }
    if (await this.#isOver()) return;
    await this.tabTo('button', 'Go on');
    await this.#onTurn('outcome');
    this.did.push(await this.enter('go on'));
  }
}
