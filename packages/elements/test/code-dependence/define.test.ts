import { expect, fixture, html } from '@open-wc/testing';
import { defineCodeDependence } from '../../src/code-dependence/define-code-dependence.js';
import { CODE_DEPENDENCE_ELEMENTS } from '../../src/code-dependence/elements.js';
import { defineElements } from '../../src/define-elements.js';
import { all, one, text } from '../support/deep.js';
import { settle, until } from '../support/table.js';
import { preset, ready, seen, sharedOf, step } from './support/preset.js';
import { WORDS, wordsIn } from './support/words.js';

const TAGS = Object.keys(CODE_DEPENDENCE_ELEMENTS);

describe('defining Code Dependence', () => {
  it('beside Word Codes, in either order, more than once: every element shows both games', async function () {
    this.timeout(60_000);
    defineElements();
    defineCodeDependence();
    defineCodeDependence();
    defineElements();
    for (const tag of TAGS) expect(customElements.get(tag), tag).not.to.be.undefined;
    const codes = await fixture(html`<word-codes></word-codes>`);
    const game = await preset();
    await until(() => all(codes, '.card').length === 25, 'Word Codes is dealt');
    await ready(game);
    expect(wordsIn(text(one(game, 'word-bank'))).length).to.equal(sharedOf(game).bank.length);
    expect(text(one(codes, 'turn-status'))).to.contain('to give a clue');
    expect(text(one(game, 'turn-status'))).to.contain('still choosing');
  });

  it('under a prefix it is made of parts under the same prefix, and plays', async function () {
    this.timeout(60_000);
    defineCodeDependence({ prefix: 'cd-' });
    const game = Object.assign(document.createElement('cd-code-dependence'), {
      ...{ players: 3, rounds: 1, words: WORDS, noLobby: true, noKeep: true, pace: 'off' },
    });
    await fixture(html`${game}`);
    await until(() => all(game, 'cd-seat-handover').length > 0);
    const custom = (): string[] =>
      all(game, '*').flatMap(({ localName }) => (localName.includes('-') ? localName : []));
    expect(custom().filter((name) => !name.startsWith('cd-'))).to.deep.equal([]);
    one(game, '[part~=ready]').click();
    await settle();
    expect(custom()).to.include.members([
      'cd-word-game',
      'cd-planning-hand',
      'cd-word-bank',
      'cd-turn-status',
    ]);
    expect(custom().filter((name) => !name.startsWith('cd-'))).to.deep.equal([]);
    all(one(game, 'cd-planning-hand'), 'input')[0]?.click();
    await settle();
    one(game, '[part~=keep]').click();
    await until(() => all(game, 'cd-seat-handover').length > 0, 'the next seat');
  });

  it('an id that is given before its definition is the game’s own, and all of it can be taken away', async () => {
    defineCodeDependence();
    const game = await preset({ id: 'x' });
    await step(game);
    expect(seen(game)).to.equal('planning');
    game.remove();
    await settle();
    expect(wordsIn(document.body.textContent ?? '')).to.deep.equal([]);
  });
});
