import { expect } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import { preset, seen, step } from './support/preset.js';

describe('the lexicon of <code-dependence>', () => {
  beforeEach(() => localStorage.clear());

  it('is not asked for while no bot plays, whatever the page has', async () => {
    const page = window as unknown as { Worker: unknown; fetch: typeof fetch };
    const { Worker: own, fetch: ownFetch } = page;
    let asked = 0;
    page.Worker = class extends EventTarget {
      constructor() {
        super();
        asked += 1;
      }
    };
    page.fetch = (...args) => {
      asked += 1;
      return ownFetch(...args);
    };
    try {
      const game = await preset({ lexicon: '/nobody/asks.bin' });
      const stages = new Set<string>();
      for (let steps = 0; steps < 60 && !stages.has('outcome'); steps++) {
        stages.add(seen(game));
        await step(game);
      }
      expect(stages.has('guess') && stages.has('outcome'), [...stages].join()).to.be.true;
      expect(asked).to.equal(0);
    } finally {
      Object.assign(page, { Worker: own, fetch: ownFetch });
    }
  });
});
