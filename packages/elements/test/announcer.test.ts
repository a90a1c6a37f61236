import { expect, fixture, html } from '@open-wc/testing';
import '../src/define.js';
import type { AnnounceEvent } from '../src/game/game-events.js';
import { announce } from '../src/store/announcer.js';
import { AMBER, BYSTANDER, TEAL, TRAP } from './support/board.js';
import { all, one } from './support/deep.js';
import { listen } from './support/region.js';
import { settle, table, until, type TestTable } from './support/table.js';

const clue = (word: string | null, number: number | 'unlimited') =>
  ({ type: 'giveClue', word, number }) as { type: 'giveClue'; word: string | null; number: 1 | 'unlimited' };
const flip = (card: number) => ({ type: 'flip', card }) as const;

describe('what is said', () => {
  let match: TestTable;
  const game = async (options = {}): Promise<void> => {
    match = await table(undefined, options);
    await fixture(html`<word-game .store=${match.store}><clue-composer></clue-composer></word-game>`);
    await settle();
  };
  afterEach(() => match.close());

  it('has one live region on the page, empty before anything is said', async () => {
    await game();
    await fixture(html`<word-game .store=${match.store}></word-game>`);
    const regions = all(document, '[data-cluekit=announcer]');
    expect(regions).to.have.length(1);
    expect(regions[0]?.getAttribute('aria-live')).to.equal('polite');
    expect(regions[0]?.parentElement === document.body).to.be.true;
    const { said, stop } = await listen();
    await settle();
    expect(said).to.deep.equal([]);
    stop();
  });

  it('A26 can have its one region inside a game, for a dialog around it; without that game it is in the body again', async () => {
    await game();
    const region = (): Element | undefined => all(document, '[data-cluekit=announcer]')[0];
    const inside = await fixture(html`<word-game .store=${match.store} announcer="host"></word-game>`);
    expect(region()?.getRootNode() === inside.shadowRoot).to.be.true;
    expect(all(document, '[data-cluekit=announcer]')).to.have.length(1);
    await match.play(clue('Ocean', 2));
    await until(() => region()?.textContent === 'Clue Ocean, 2. Amber to guess.');
    inside.remove();
    announce('Another thing');
    await until(() => region()?.textContent === 'Another thing');
    expect(region()?.parentElement === document.body).to.be.true;
  });

  it('A26 tells the page first what it is about to say; a page that prevents it says it in its own way', async () => {
    const heard: string[] = [];
    const prevent = (event: AnnounceEvent): void => {
      heard.push(event.text);
      if (heard.length === 2) event.preventDefault();
    };
    document.addEventListener('game-announce', prevent);
    await game();
    const quiet = await table();
    await fixture(html`<word-game .store=${quiet.store} announcer="none"></word-game>`);
    const { said, stop } = await listen();
    await match.play(clue('Ocean', 2));
    await match.play(flip(AMBER));
    await match.play(flip(BYSTANDER));
    await until(() => said.length === 2);
    await quiet.play(clue('River', 1));
    await settle();
    expect(said).to.deep.equal([
      'Clue Ocean, 2. Amber to guess.',
      'Vinegar is a bystander. Turn over. Teal to play.',
    ]);
    expect(heard).to.deep.equal([
      said[0],
      'Quokka is Amber. Correct. 8 Amber words left, 2 flips left.',
      said[1],
      'Clue River, 1. Amber to guess.',
    ]);
    document.removeEventListener('game-announce', prevent);
    stop();
    quiet.close();
  });

  it('is a sentence for each thing that happens, in order, and nothing twice', async () => {
    await game();
    const { said, stop } = await listen();
    const commands = [
      clue('Ocean', 2),
      flip(AMBER),
      flip(BYSTANDER),
      clue(null, 1),
      flip(TEAL),
      flip(AMBER + 1),
      clue('Ocean', 'unlimited'),
      flip(AMBER + 2),
      { type: 'endTurn' } as const,
      clue('Ocean', 1),
      { type: 'callFoul' } as const,
      clue('Ocean', 1),
      flip(AMBER + 4),
      flip(AMBER + 5),
      clue('Ocean', 1),
      flip(TRAP),
    ];
    for (const command of commands) await match.play(command);
    await until(() => said.at(-1)?.includes('the trap'));
    expect(said).to.deep.equal([
      'Clue Ocean, 2. Amber to guess.',
      'Quokka is Amber. Correct. 8 Amber words left, 2 flips left.',
      'Vinegar is a bystander. Turn over. Teal to play.',
      'Spoken clue, 1. Teal to guess.',
      'Lantern is Teal. Correct. 7 Teal words left, 1 flip left.',
      'Zeppelin is Amber. Turn over. Amber to play.',
      'Clue Ocean, no limit. Amber to guess.',
      'Ukulele is Amber. Correct. 6 Amber words left, flip as many as you like.',
      'Turn over. Teal to play.',
      'Clue Ocean, 1. Teal to guess.',
      'Foul. Pagoda is turned up for Amber. Turn over. Amber to play.',
      'Clue Ocean, 1. Amber to guess.',
      'Walnut is Amber. Correct. 4 Amber words left, 1 flip left.',
      'Igloo is Amber. Turn over. Teal to play.',
      'Clue Ocean, 1. Teal to guess.',
      'Dynamo is the trap. Teal loses.',
    ]);
    stop();
  });

  it('tells the rival’s card in Co-op, and who wins', async () => {
    await game({ mode: 'coop' });
    const { said, stop } = await listen();
    await match.play(clue('Ocean', 9), flip(AMBER), { type: 'endTurn' }, clue('Ocean', 9));
    for (let card = 1; card < 9; card++) await match.play(flip(card));
    await until(() => said.at(-1)?.includes('wins'));
    expect(said[2]).to.equal('The rival flips Lantern. Turn over. Amber to play.');
    expect(said[10]).to.equal(
      'Mitten is Amber. Correct. 1 Amber word left, 3 flips left.'.replace(
        'Mitten',
        said[10]?.split(' ')[0] ?? '',
      ),
    );
    expect(said.at(-1)).to.equal('Geyser is Amber. Amber wins.');
    stop();
  });

  it('says why a clue is refused, though twice the same', async () => {
    await game();
    const { said, stop } = await listen();
    const composer = one(document, 'clue-composer');
    const input = one<HTMLInputElement>(composer, '#word');
    one<HTMLInputElement>(composer, 'input[type=radio]').click();
    input.value = 'Quokkas';
    input.dispatchEvent(new Event('input'));
    for (const times of [1, 2]) {
      one(composer, '[part~=submit]').click();
      await until(() => said.length === times);
    }
    expect(said.map((text) => text.trim())).to.deep.equal(
      Array(2).fill('Not allowed: Quokkas contains the board word Quokka.'),
    );
    expect(said[0] === said[1], 'a change each time').to.be.false;
    stop();
  });

  it('says whose turn it is when a move is taken back', async () => {
    await game();
    await match.play(clue('Ocean', 2), flip(AMBER));
    const { said, stop } = await listen();
    await match.play({ type: 'undo' }, { type: 'undo' });
    await until(() => said.length === 2);
    expect(said).to.deep.equal(['Taken back. Amber to guess.', 'Taken back. Amber to play.']);
    stop();
  });

  it('is nothing where the page speaks for itself', async () => {
    await game();
    const silent = await table();
    await fixture(html`<word-game announcer="none" .store=${silent.store}></word-game>`);
    const { said, stop } = await listen();
    await silent.play(clue('Ocean', 2));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(said).to.deep.equal([]);
    silent.close();
    stop();
  });

  it('survives a page that empties its body', async () => {
    await game();
    one(document, '[data-cluekit=announcer]').remove();
    announce('Still here.');
    await until(() => document.querySelector('[data-cluekit=announcer]')?.textContent === 'Still here.');
  });
});
