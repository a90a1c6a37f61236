import { expect } from '@open-wc/testing';
import './define.js';
import { all, one, text } from '../../test/support/deep.js';
import { fakeStore, fits, guessing, inBox, view, within } from '../../test/support/dependence.js';
import { alone } from '../../test/support/levels.js';
import { listen } from '../../test/support/region.js';
import { tickClock, type TickClock } from '../../test/support/tick-clock.js';
import { settle, until } from '../../test/support/table.js';
import { ensureAnnouncer } from '../store/announcer.js';
import type { TurnTimer } from './turn-timer.js';

const digits = (timer: Element): string => text(one(timer, '[part~=digits]'));
/** What is left by the bar, of 1. */
const bar = (timer: Element): number => Number(getComputedStyle(timer).getPropertyValue('--_left'));

describe('<turn-timer>', () => {
  let clock: TickClock;
  const at = (seconds: number, key = 'guess/1') => ({ key, at: clock.now() + seconds * 1000 });
  const dumb = (properties: Partial<TurnTimer>): Promise<TurnTimer> =>
    alone<TurnTimer>('turn-timer', { now: clock.now, ...properties });
  const pass = async (seconds: number): Promise<void> => {
    for (let i = 0; i < seconds; i++) {
      clock.pass();
      await settle();
    }
  };

  beforeEach(() => {
    ensureAnnouncer();
    clock = tickClock();
  });
  afterEach(() => clock.restore());

  it('shows the game’s deadline, a deadline of its own or a countdown, and nothing where there is none', async () => {
    const deadline = at(65);
    const store = fakeStore(guessing({ shared: { deadline } }));
    const timer = await within<TurnTimer>('turn-timer', store, { now: clock.now });
    expect(digits(timer)).to.equal('1:05');
    await store.show(view());
    expect(text(timer)).to.equal('');
    expect(digits(await dumb({ store: fakeStore(guessing({ shared: { deadline } })) }))).to.equal('1:05');
    expect(digits(await dumb({ deadline }))).to.equal('1:05');
    expect(digits(await dumb({ countdown: { left: 5000, running: true } }))).to.equal('0:05');
    expect(text(await dumb({}))).to.equal('');
  });

  it('is a timer with a name; digits are for the eye alone, and nothing in it is live (A22)', async () => {
    const timer = await dumb({ deadline: at(30) });
    expect(one(timer, '[role=timer]').getAttribute('aria-label')).to.equal('Time left');
    expect(one(timer, '[part~=digits]').getAttribute('aria-hidden')).to.equal('true');
    expect(all(timer, '[aria-live], [role=status], [role=alert]')).to.have.length(0);
    await expect(timer).to.be.accessible();
  });

  it('ticks once a second and changes one text node (E40)', async () => {
    const timer = await dumb({ deadline: at(60) });
    const changes: string[] = [];
    const watch = new MutationObserver((list) => changes.push(...list.map(({ type }) => type)));
    watch.observe(timer.shadowRoot as ShadowRoot, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    });
    await pass(3);
    watch.disconnect();
    expect(digits(timer)).to.equal('0:57');
    expect(changes).to.deep.equal(['characterData', 'characterData', 'characterData']);
    expect(timer.getAttributeNames()).to.deep.equal([]);
    expect(bar(timer)).to.be.closeTo(57 / 60, 0.001);
  });

  for (const [seconds, told] of [
    [30, ['30 seconds left.', '10 seconds left.', 'The time is up.']],
    [60, ['1 minute left.', '30 seconds left.', '10 seconds left.', 'The time is up.']],
    [
      90,
      [
        '1 minute 30 seconds left.',
        '45 seconds left.',
        '30 seconds left.',
        '10 seconds left.',
        'The time is up.',
      ],
    ],
  ] as const)
    it(`says of ${seconds} seconds the start, what is short, and the end, in words and once each (A22, A23)`, async () => {
      clock.restore();
      const { said, stop } = await listen();
      clock = tickClock();
      const timer = await dumb({ countdown: { left: seconds * 1000, running: true } });
      await pass(seconds + 3);
      await until(() => said.length >= told.length);
      timer.countdown = undefined;
      await settle();
      expect(said).to.deep.equal(told);
      stop();
    });

  it('says the time left to who asks (A24)', async () => {
    clock.restore();
    const { said, stop } = await listen();
    clock = tickClock();
    const timer = await dumb({ deadline: at(93) });
    await pass(2);
    one(timer, '[part~=ask]').click();
    await until(() => said.length === 2);
    await pass(91);
    await pass(2);
    expect(said[1]).to.equal('1 minute 31 seconds left.');
    expect(digits(timer)).to.equal('0:00');
    expect(clock.waiting(), 'it stands at the end').to.equal(0);
    stop();
  });

  it('is a deadline: after 40 seconds out of sight 20 of 60 are left (E38)', async () => {
    const timer = await dumb({ deadline: at(60) });
    timer.hidden = true;
    await settle();
    expect(clock.waiting(), 'no tick while it is hidden').to.equal(0);
    clock.skip(40);
    timer.hidden = false;
    await settle();
    expect(digits(timer)).to.equal('0:20');
    expect(clock.waiting()).to.equal(1);
  });

  it('stops while the page is hidden, and when it is taken out', async () => {
    const timer = await dumb({ deadline: at(60) });
    expect(clock.waiting()).to.equal(1);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(clock.waiting()).to.equal(0);
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(clock.waiting()).to.equal(1);
    const { parentElement } = timer;
    timer.remove();
    await settle();
    expect(clock.waiting()).to.equal(0);
    clock.skip(10);
    parentElement?.append(timer);
    await settle();
    expect(digits(timer)).to.equal('0:50');
  });

  it('stands still while it is paused, and says so', async () => {
    const timer = await dumb({ deadline: at(60) });
    await pass(5);
    timer.paused = true;
    await settle();
    expect(clock.waiting()).to.equal(0);
    clock.skip(20);
    timer.requestUpdate();
    await settle();
    expect([digits(timer), text(one(timer, '.state'))]).to.deep.equal(['0:55', 'Paused']);
    await expect(timer).to.be.accessible();
    timer.countdown = { left: 7000, running: false };
    timer.paused = false;
    await settle();
    expect([digits(timer), text(one(timer, '.state')), clock.waiting()]).to.deep.equal(['0:07', 'Paused', 0]);
    timer.countdown = { left: 7000, running: true };
    await settle();
    await pass(2);
    expect(digits(timer)).to.equal('0:05');
  });

  it('begins anew with another clock, and measures its bar by the whole time it is told', async () => {
    const timer = await dumb({ deadline: at(20) });
    await pass(10);
    expect(bar(timer)).to.be.closeTo(0.5, 0.001);
    timer.deadline = at(30, 'guess/2');
    await settle();
    expect([digits(timer), bar(timer)]).to.deep.equal(['0:30', 1]);
    timer.total = 60;
    await settle();
    expect(bar(timer)).to.be.closeTo(0.5, 0.001);
  });

  it('says that time is short by words, a drawing and a thicker bar, not by colour alone (A25)', async () => {
    const timer = await dumb({ deadline: at(11) });
    const height = (): number => one(timer, '[part~=bar]').getBoundingClientRect().height;
    expect([height(), all(timer, 'svg').length]).to.deep.equal([6, 0]);
    await pass(1);
    expect([height(), all(timer, 'svg').length]).to.deep.equal([10, 1]);
    expect(text(one(timer, '.state'))).to.equal('Last seconds');
    expect(timer.getAnimations({ subtree: true }).length).to.be.at.most(1);
    await expect(timer).to.be.accessible();
    for (const width of [280, 600]) fits(await inBox(timer, width), width);
  });
});
