import { expect } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import { text } from '../support/deep.js';
import { settle, until } from '../support/table.js';
import { KEY, kept, logOf, reload, seats } from './support/kept.js';
import { choose, ownerOf, playTo, ready, seen, sharedOf } from './support/preset.js';

describe('two tabs over one kept match', () => {
  beforeEach(() => localStorage.clear());

  it('the second one sees the first one’s moves after a conflict, and nothing is corrupt', async () => {
    const first = await kept();
    const second = await reload();
    await ready(second);
    await playTo(first, () => sharedOf(first).phase === 'clue');
    expect(sharedOf(second).phase, 'it knows nothing yet').to.equal('planning');
    await choose(second);
    await until(() => sharedOf(second).phase === 'clue', 'it has read again');
    expect(logOf(second)).to.equal(logOf(first));
    await playTo(second, () => seen(second) === 'result');
    await (first.isConnected && ownerOf(first).send({ type: 'timeout' }));
    await until(() => sharedOf(first).phase === 'finished');
    expect(logOf(first)).to.equal(logOf(second));
    expect(JSON.stringify(first.record)).to.equal(JSON.stringify(second.record));
  });

  it('what one tab does the other shows at once, covered, and says why', async () => {
    const first = await kept();
    const second = await reload();
    await ready(second);
    await playTo(first, () => sharedOf(first).phase === 'clue');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }));
    await until(() => sharedOf(second).phase === 'clue', 'it has read again');
    expect(seen(second)).to.equal('cover');
    expect(text(second)).to.contain('in another tab');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theirs', newValue: '1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    await settle();
    expect(sharedOf(second).phase, 'what was erased lives on').to.equal('clue');
  });

  it('a new game in one leaves the other its own, in memory', async () => {
    const first = await kept();
    const second = await reload();
    await second.start({
      seats: seats(4),
      deck: 'classic',
      rounds: 1,
      guessMode: 'simultaneous',
      timers: null,
    });
    await playTo(first, () => seen(first) === 'result');
    const third = await reload();
    expect(sharedOf(third).players).to.equal(4);
    expect(sharedOf(third).phase).to.equal('planning');
  });
});
