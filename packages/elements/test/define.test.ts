import { expect, fixture, html } from '@open-wc/testing';
import { defineElements, ELEMENTS } from '../src/define-elements.js';
import * as library from '../src/index.js';
import { define } from '../src/store/define.js';
import { WORD_CODES_ELEMENTS } from '../src/word-codes/elements.js';
import type { WordCodes } from '../src/word-codes/word-codes.js';
import { all, one, shown } from './support/deep.js';
import { settle, until } from './support/table.js';

/** What the console is told while something runs. */
function told(run: () => void): { errors: string[]; warnings: string[] } {
  const { error, warn } = console;
  const [errors, warnings]: [string[], string[]] = [[], []];
  console.error = (...args: unknown[]) => void errors.push(args.join(' '));
  console.warn = (...args: unknown[]) => void warnings.push(args.join(' '));
  try {
    run();
  } finally {
    Object.assign(console, { error, warn });
  }
  return { errors, warnings };
}

describe('definition', () => {
  it('happens by the call alone: loading the classes defines nothing', () => {
    expect(Object.keys(library)).to.include('WordCodes');
    for (const tag of Object.keys(ELEMENTS)) expect(customElements.get(tag), tag).to.be.undefined;
  });

  it('of a prefix plays a whole turn with no name that has none', async () => {
    defineElements({ prefix: 'acme-' });
    const game = document.createElement('acme-word-codes') as WordCodes;
    game.code = '2WM-GRR-JM2'; // a turn ends on this board before the trap is met
    await fixture(html`${game}`);
    await until(() => all(game, '.card').length === 25);
    await settle();
    const names = new Set<string>();
    const note = (): void => {
      for (const { localName } of [game, ...all(game, '*')])
        if (localName.includes('-')) names.add(localName);
    };
    note();
    all<HTMLInputElement>(one(game, 'acme-clue-composer'), 'input[type=radio]')[9]?.click();
    await settle();
    one(game, '[part~=submit]').click();
    await until(() => shown(game, '[part~=flip]'));
    await settle();
    note();
    for (let flips = 0; flips < 25 && !shown(game, '[part~=headline]'); flips++) {
      const card = all(game, '.card:not(.up)')[0];
      card?.click();
      await settle();
      shown(game, '[part~=flip]')?.click();
      await settle();
      note();
      shown(game, '[part~=go-on]')?.click();
      await settle();
      note();
      if (!shown(game, '[part~=submit]')) continue;
      all<HTMLInputElement>(one(game, 'acme-clue-composer'), 'input[type=radio]')[9]?.click();
      await settle();
      one(game, '[part~=submit]').click();
      await settle();
    }
    note();
    expect(shown(game, '[part~=headline]'), 'it came to its end').to.not.equal(undefined);
    expect([...names].filter((name) => !name.startsWith('acme-'))).to.deep.equal([]);
    expect([...names].sort()).to.deep.equal(
      Object.keys(WORD_CODES_ELEMENTS)
        .map((name) => `acme-${name}`)
        .sort(),
    );
    expect([...names].filter((name) => !customElements.get(name))).to.deep.equal([]);
  });

  it('twice, or by another copy of the same version, is silent', () => {
    const { errors, warnings } = told(() => {
      defineElements();
      const first = customElements.get('word-bank');
      defineElements();
      define('word-bank', class extends HTMLElement {});
      expect(customElements.get('word-bank') === first).to.be.true;
    });
    expect([errors, warnings]).to.deep.equal([[], []]);
  });

  it('beside another major version warns once, and names both', () => {
    const brand = Symbol.for('cluekit/element');
    for (const tag of ['old-one', 'old-two'])
      customElements.define(tag, Object.assign(class extends HTMLElement {}, { [brand]: '7.1.0' }));
    const { errors, warnings } = told(() => {
      define('old-one', class extends HTMLElement {});
      define('old-two', class extends HTMLElement {});
    });
    expect(errors).to.deep.equal([]);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('7.1.0').and.to.contain('0.1.0');
  });

  it('of a stranger’s name says what to do, and throws nothing', () => {
    customElements.define('his-word-bank', class extends HTMLElement {});
    const { errors } = told(() => defineElements({ prefix: 'his-' }));
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('<his-word-bank>').and.to.contain('prefix');
    expect(customElements.get('his-word-codes')).to.not.equal(undefined);
  });

  it('goes by the tag: two games nested in one another keep to themselves', async () => {
    defineElements();
    const wrap = await fixture(
      html`<dialog open>
        <word-codes id="outer"></word-codes>
        <div><word-codes id="inner"></word-codes></div>
      </dialog>`,
    );
    const games = all<WordCodes>(wrap, 'word-codes');
    await until(() => games.every((game) => all(game, '.card').length === 25));
    const heard: string[] = [];
    for (const game of games) game.addEventListener('turn-change', () => heard.push(game.id));
    const inner = games[1] as WordCodes;
    all<HTMLInputElement>(one(inner, 'clue-composer'), 'input[type=radio]')[0]?.click();
    await settle();
    one(inner, '[part~=submit]').click();
    await until(() => heard.length > 0);
    await settle();
    expect(heard).to.deep.equal(['inner']);
    expect((wrap as HTMLDialogElement).open).to.be.true;
  });
});
