import { expect } from '@open-wc/testing';
import '../../src/code-dependence/define.js';
import { all, one, text } from '../support/deep.js';
import { preset, press, ready } from './support/preset.js';

describe('typed questions at a table', () => {
  it('A24 a page may have a field that answers typed questions, in every stage', async () => {
    expect(all(await preset(), 'ask-field')).to.have.length(0);
    const game = await preset({ ask: true });
    const asked = async (question: string): Promise<string> => {
      const field = one<HTMLInputElement>(one(game, 'ask-field'), 'input');
      field.value = question;
      await press(game, '[part~=ask]');
      return text(one(game, '[part~=answer]'));
    };
    expect(await asked('time'), 'covered').to.equal('No clock runs.');
    await ready(game);
    expect(await asked('left')).to.match(/^Seat 1 6 cards left, /);
  });
});
