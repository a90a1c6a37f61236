import { expect, fixture, html } from '@open-wc/testing';
import './define.js';
import { all, focused, one, serialise, text, who } from '../../test/support/deep.js';
import { fakeStore, fits, HAND, hand, inBox, view, within } from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { settle } from '../../test/support/table.js';
import type { SeatReadyEvent } from './seat-ready-event.js';
import type { SeatHandover } from './seat-handover.js';

describe('<seat-handover> (A17)', () => {
  it('says who gets the device, and has one button, named for that person', async () => {
    const element = await alone<SeatHandover>('seat-handover', { seat: 2 });
    expect(text(one(element, 'h2'))).to.equal('Pass the device to Seat 3.');
    expect(all(element, 'button, a, input, [tabindex="0"]').map(text)).to.deep.equal([
      'I am Seat 3: show my view',
    ]);
    await expect(element).to.be.accessible();
    element.names = ['Red Fox', 'Ann', 'Blue Heron'];
    element.phase = 'planning';
    await settle();
    expect(text(element)).to.equal(
      '3 Pass the device to Blue Heron. To choose a CODED word. Nobody else looks. I am Blue Heron: show my view',
    );
  });

  it('reads an attribute, and neither phase nor names it does not know break it', async () => {
    const wrap = await fixture(html`<div><seat-handover seat="1"></seat-handover></div>`);
    const element = one<SeatHandover>(wrap, 'seat-handover');
    for (const phase of ['constructor', '__proto__', 'finished'])
      for (const names of [[], ['only one']]) {
        Object.assign(element, { phase, names });
        await settle();
        expect(text(one(element, 'h2'))).to.equal('Pass the device to Seat 2.');
        expect(text(one(element, 'p'))).to.equal('Nobody else looks.');
      }
  });

  it('tells the seat when the person is there', async () => {
    const element = await alone<SeatHandover>('seat-handover', { seat: 4 });
    const told: unknown[] = [];
    document.body.addEventListener(
      'seat-ready',
      ({ seat, bubbles, composed, cancelable }: SeatReadyEvent) =>
        told.push(seat, bubbles && composed && cancelable),
      { once: true },
    );
    one(element, 'button').click();
    expect(told).to.deep.equal([4, true]);
  });

  it('takes the focus when it is told to, and when the seat changes under it, never from elsewhere', async () => {
    const field = await fixture<HTMLInputElement>(html`<input />`);
    field.focus();
    const element = await alone<SeatHandover>('seat-handover', { seat: 0 });
    element.seat = 1;
    await settle();
    expect(who()).to.equal(who(field));
    element.focus();
    expect(text(focused())).to.equal('Pass the device to Seat 2.');
    one(element, 'button').focus();
    element.seat = 2;
    await settle();
    expect(text(focused())).to.equal('Pass the device to Seat 3.');
  });

  it('knows no secret, in a game or out of it', async () => {
    const store = fakeStore(view({ mine: { hand: hand(HAND, 2), can: [] } }));
    const element = await within<SeatHandover>('seat-handover', store, { seat: 0 });
    expect(HAND.filter((word) => serialise(element).includes(word))).to.deep.equal([]);
  });

  it('fits a phone, with a long name too', async () => {
    const element = await alone<SeatHandover>('seat-handover', { names: ['Wwwwwwwwwwwwwwww'] });
    fits(await inBox(element, 280), 280);
  });
});
