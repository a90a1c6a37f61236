import { expect } from '@open-wc/testing';
import '../define.js';
import { all, one, text } from '../../test/support/deep.js';
import { alone, levels } from '../../test/support/levels.js';
import { settle, table, until } from '../../test/support/table.js';
import type { Settings } from '../word-codes/settings.js';
import { FlipSound } from './flip-sound.js';
import type { GameSettings } from './game-settings.js';
import type { SettingsEvent } from './settings-event.js';

const legends = (element: Element): string[] => all(element, 'legend').map(text);
const radio = (element: Element, name: string, value: string): HTMLInputElement =>
  one<HTMLInputElement>(element, `input[name=${name}][value=${value}]`);
const checked = (element: Element): string[] =>
  all<HTMLInputElement>(element, 'input[type=radio]:checked').map(({ value }) => value);

describe('<game-settings>', () => {
  levels<GameSettings>({
    tag: 'game-settings',
    dumb: { settings: { list: 'everyday' } },
    shows: (element) => {
      expect(checked(element)).to.deep.equal(['everyday', 'grid', 'normal', 'both', 'auto', 'off']);
      expect(legends(element)).to.have.length(6);
    },
  });

  it('WC-3, B28 tells each choice with all that is chosen; junk that was kept counts as nothing', async () => {
    const junk = { peek: 'nose', layout: 5, text: 'large' } as unknown as Settings;
    const element = await alone<GameSettings>('game-settings', { settings: junk, ownList: true });
    expect(checked(element)).to.deep.equal(['everyday', 'grid', 'large', 'both', 'auto', 'off']);
    const told: Settings[] = [];
    element.addEventListener('settings-change', ({ settings }: SettingsEvent) => told.push(settings));
    radio(element, 'layout', 'list').click();
    radio(element, 'list', 'own').click();
    await settle();
    expect(told[0]).to.deep.equal({ ...junk, layout: 'list' });
    expect(told[1]).to.deep.equal({ ...junk, layout: 'list', list: 'own' });
    const stop = (event: Event): void => event.preventDefault();
    element.addEventListener('settings-change', stop);
    radio(element, 'motion', 'off').click();
    await settle();
    expect(element.settings.motion, 'prevented, nothing changes').to.equal(undefined);
  });

  it('does not offer what the page has fixed', async () => {
    const element = await alone<GameSettings>('game-settings', {
      fixed: { peek: 'toggle', sound: 'off', motion: 'off' },
    });
    expect(legends(element)).to.deep.equal([
      'Words, from the next game on',
      'The board',
      'Size of everything',
    ]);
  });

  it('B05 says once where nothing can be kept; B25 asks to erase, and says that it was done', async () => {
    const element = await alone<GameSettings>('game-settings', { notKept: true });
    expect(text(element)).to.contain('Nothing can be kept here');
    const region = (): string => document.querySelector('[data-cluekit=announcer]')?.textContent ?? '';
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(region()));
    radio(element, 'layout', 'list').click();
    radio(element, 'layout', 'grid').click();
    watch.observe(document.querySelector('[data-cluekit=announcer]') as Node, { childList: true });
    let asked = 0;
    element.addEventListener('erase-kept', () => asked++);
    one(element, '[part~=erase]').click();
    await until(() => region().includes('Erased'));
    await settle();
    watch.disconnect();
    expect(asked).to.equal(1);
    expect(said.filter((each) => each.includes('Nothing can be kept'))).to.have.length(1);
    expect(said.at(-1)).to.contain('Erased');
    await expect(element).to.be.accessible();
  });

  it('A25 a card that turns is heard only where a person wants it, once each', async () => {
    const match = await table();
    let heard = 0;
    let on = false;
    const element = await alone<GameSettings>('game-settings', { store: match.store });
    const sound = new FlipSound(
      element,
      () => match.store,
      () => on,
      () => heard++,
    );
    element.requestUpdate();
    await settle();
    await match.play({ type: 'giveClue', word: null, number: 'unlimited' });
    const mine = match.view().shared;
    expect(mine.phase).to.equal('guess');
    await match.play({ type: 'flip', card: 0 });
    expect(heard, 'off unless someone turns it on').to.equal(0);
    on = true;
    await match.play({ type: 'undo' });
    expect(heard, 'taking back is silent').to.equal(0);
    await match.play({ type: 'flip', card: 0 });
    expect(heard).to.equal(1);
    sound.hostDisconnected();
    await match.play({ type: 'undo' }, { type: 'flip', card: 0 });
    expect(heard).to.equal(1);
    match.close();
  });
});
