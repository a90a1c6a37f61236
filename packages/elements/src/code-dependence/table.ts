import { humanPace, playSeat, simpleBot } from '@cluekit/bots';
import { connect, type Client } from '@cluekit/sdk/client';
import {
  codeDependence,
  deal,
  SECONDS,
  type CodeDependenceCommand,
  type CodeDependenceView,
} from '@cluekit/sdk/code-dependence';
import { CluekitError, type Json } from '@cluekit/sdk/game';
import { createHost, memoryStore, type Host } from '@cluekit/sdk/host';
import type { Reply } from '../store/game-store.js';
import { checkCommitment, newSeed } from '@cluekit/sdk/random';
import { recordOf, writeCodeDependenceRecord, type GameRecord } from '@cluekit/sdk/record';
import { loopback } from '@cluekit/sdk/transports/loopback';
import { checkClue, type BankVerdict } from '@cluekit/sdk/words';
import { isEnglish } from '../bots/is-english.js';
import { botsMessages } from '../locales/bots-messages.js';
import { BotNews } from '../bots/bot-news.js';
import { lateBot } from '../bots/late-bot.js';
import type { ChosenDeck } from './decks.js';
import { deviceStore, type DeviceStore } from './device-store.js';
import { notedOf, readMatch, type Noted } from './kept-match.js';
import { isSettings, type Settings } from './settings.js';
import { stepsBack } from './steps-back.js';
import { warmUp } from './warm-up.js';

export { parsePasted } from './parse-pasted.js';

/** One seat's client, or the owner's. */
export type SeatStore = Client<CodeDependenceView, CodeDependenceCommand>;

/** One match on one device: a host in the page, a client for each seat, and one for whoever set it up. */
export interface Table {
  /** As they are now: a bot may have taken a seat. */
  readonly settings: Settings;
  readonly seats: readonly SeatStore[];
  readonly owner: SeatStore;
  /** Seconds of each clock, for the device to keep; null where none runs. */
  readonly seconds: { readonly planning: number; readonly clue: number; readonly guess: number } | null;
  /** Checks a clue against the bank of the round (CD-7). */
  check(clue: string): BankVerdict;
  /** Whether the deal is the one whose seal was published at the start. */
  verify(): boolean;
  /** The whole record once the game is over, before that its public part. */
  record(): GameRecord;
  /** Lets a bot play a seat, or a person again (CD-20). */
  seatBot(seat: number, bot: boolean): void;
  /** Lets the bots rest, or act again. */
  rest(resting: boolean): void;
  /**
   * Takes back to before the last move of a person, and what bots did since: each step is one `undo` of the record
   * (CD-20).
   */
  takeBack(): Promise<Reply>;
  /** What the device knew beside the moves, when the match was gone on with. */
  readonly noted: Noted;
  /** Notes it, where the match is kept. */
  note(noted: Partial<Noted>): void;
  /** Whether it lies on this device. */
  readonly kept: boolean;
  /** Another tab has played on what is kept of it. */
  readonly isBehind: boolean;
  /** Forgets what is kept of it on the device. */
  forget(): void;
  close(): void;
}

export interface TableOptions {
  /** Under this name the match is kept on the device; null: it is not kept. */
  readonly name: string | null;
  /** Whether bots take their time, so that people can follow. */
  readonly pace: boolean;
  /** Where the page serves the bots' lexicon; without one they are simple. */
  readonly lexicon?: string | undefined;
  /** Told what there is to say of the bots from now on; empty: nothing. */
  readonly onNews?: (notice: string) => void;
}

/**
 * Sets a match up on this device. No clock of the host runs: on one device a seat's time is the page's to count, since
 * it runs only while that seat looks (CD-2).
 *
 * @throws {CluekitError} for settings or a deck that make no match
 */
export async function setTable(asked: Settings, chosen: ChosenDeck, options: TableOptions): Promise<Table> {
  const settings = { ...asked, named: chosen.deck };
  const { rounds, guessMode, timers } = settings;
  const rules = {
    players: settings.seats.length,
    rounds,
    guessMode,
    language: chosen.language,
  };
  codeDependence.options({ ...rules, timers }); // the host, which keeps no clock, would not look at them
  if (!isSettings(settings)) throw new CluekitError('bad-options', 'These settings make no match.');
  const device = options.name === null ? null : deviceStore(options.name, settings);
  const host = createHost({ games: [codeDependence], store: device ?? memoryStore() });
  const { matchId } = await host.create({
    game: codeDependence.id,
    options: { ...rules, timers: null },
    source: { seed: newSeed((bytes) => crypto.getRandomValues(bytes)), words: chosen.words },
  });
  return openTable(settings, { host, matchId, device, deck: chosen.deck, options });
}

/**
 * Opens the match that is kept on this device, as it was.
 *
 * @throws {CluekitError} `unknown-match` where there is none, or none that this version can read
 */
export async function resumeTable(options: TableOptions): Promise<Table> {
  const kept = options.name === null ? null : readMatch(options.name);
  const players = (kept?.log[0] as { readonly options?: { readonly players?: unknown } } | undefined)?.options
    ?.players;
  if (!kept || options.name === null || players !== kept.settings.seats.length)
    throw new CluekitError('unknown-match');
  const device = deviceStore(options.name, kept.settings);
  const host = createHost({ games: [codeDependence], store: device });
  return openTable(kept.settings, { host, matchId: kept.id, device, deck: kept.settings.named, options });
}

interface Parts {
  readonly host: Host;
  readonly matchId: string;
  readonly device: DeviceStore | null;
  readonly deck: ChosenDeck['deck'];
  readonly options: TableOptions;
}

async function openTable(begun: Settings, { host, matchId, device, deck, options }: Parts): Promise<Table> {
  const open = async (audience: string): Promise<SeatStore> =>
    connect<CodeDependenceView, CodeDependenceCommand>({
      transport: loopback(host),
      match: matchId,
      token: await host.invite(matchId, audience),
    });
  let settings = begun;
  const seats = await Promise.all(settings.seats.map((_, seat) => open(`seat-${seat}`)));
  const owner = await open('owner');
  await Promise.all([...seats, owner].map(firstView));
  // Those that know words know English ones.
  const english = isEnglish(deck?.language);
  const knows = english ? options.lexicon : undefined;
  const bots = new Map<number, () => void>();
  const news = new BotNews((notice) => setTimeout(() => options.onNews?.(notice))); // once the table stands
  const record = (): GameRecord => recordOf(host, matchId, writeCodeDependenceRecord, deck ? { deck } : {});

  let resting = false;

  /** Every seat that is a bot's is played, while bots do not rest, and no other. */
  function seatBots(): void {
    for (const [seat, client] of seats.entries()) {
      const plays = !resting && settings.seats[seat]?.bot === true;
      if (plays === bots.has(seat)) continue;
      bots.get(seat)?.();
      bots.delete(seat);
      if (!plays) continue;
      if (options.lexicon && !knows) news.simple(botsMessages().englishOnly);
      const seed = `${matchId}/${seat}`;
      const pace = options.pace ? { pace: humanPace({ seed }) } : {};
      const simple = simpleBot({ seed });
      const bot = knows
        ? news.watched(
            lateBot<CodeDependenceView, CodeDependenceCommand>(knows, {
              plays: 'code-dependence',
              seed,
              personality: seed,
            }),
          )
        : simple;
      bots.set(seat, playSeat({ client, bot, simple, onMoment: news.onMoment, ...pace }));
    }
  }

  /** A clue of a person, that bots guess by. */
  function heard(): void {
    const { phase, clue, giver } = owner.getSnapshot().view?.shared ?? {};
    const asked = phase === 'guess' && bots.size > 0 && settings.seats[giver ?? 0]?.bot === false;
    if (!asked || !knows || !clue) return; // no lexicon is loaded for persons alone
    news.follow(clue.word, lateBot(knows, { plays: 'code-dependence', seed: matchId }));
  }

  const table: Table = {
    noted: notedOf(device?.lying(matchId) ?? {}),
    note: (noted) => device?.note(noted),
    async takeBack() {
      const steps = stepsBack(host.log(matchId) ?? [], (seat) => settings.seats[seat]?.bot === true);
      const before = resting;
      table.rest(true); // else they act again between two steps
      let reply = await owner.send({ type: 'undo' });
      for (let step = 1; reply.ok && step < steps; step++) reply = await owner.send({ type: 'undo' });
      table.rest(before);
      return reply;
    },
    get kept() {
      return device?.kept ?? false;
    },
    get settings() {
      return settings;
    },
    seats,
    owner,
    seconds: settings.timers === null ? null : times(SECONDS, settings.timers),
    check(clue) {
      const { bank = [], language } = owner.getSnapshot().view?.shared ?? {};
      const words = bank.map(({ word }) => word);
      return checkClue(clue, words, 'code-dependence', language) as BankVerdict;
    },
    verify: () => verify(host, matchId, owner),
    record,
    seatBot(seat, bot) {
      if (!seats[seat]) return;
      settings = {
        ...settings,
        seats: settings.seats.map((each, i) => (i === seat ? { ...each, bot } : each)),
      };
      device?.settle(settings);
      seatBots();
    },
    rest(now) {
      resting = now;
      seatBots();
    },
    get isBehind() {
      const kept = device?.lying(matchId);
      return (kept?.log.length ?? 0) > (host.log(matchId)?.length ?? 0);
    },
    forget: () => device?.forget(),
    close() {
      for (const stop of bots.values()) stop();
      for (const client of [...seats, owner]) client.close();
      host.close();
    },
  };
  if (english) warmUp();
  seatBots();
  owner.subscribe(heard);
  return table;
}

/** The first view of a client, which a loopback has at once or never. */
function firstView({ getSnapshot, subscribe }: SeatStore): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const { view, status } = getSnapshot();
      if (!view && status !== 'closed') return;
      stop.unsubscribe();
      if (view) resolve();
      else reject(new CluekitError('unavailable'));
    };
    const stop = subscribe(look);
    look();
  });
}

/** Deals once more from the seed that is shown at the end, and looks whether the seal is the one of the start. */
function verify(host: Host, matchId: string, owner: SeatStore): boolean {
  const [start] = host.log(matchId) ?? [];
  const { commitment, seed } = owner.getSnapshot().view?.shared ?? {};
  if (start?.kind !== 'start' || !commitment || !seed) return false;
  const { words } = start.source as { readonly words: readonly string[] };
  const { deals } = deal(codeDependence.options(start.options), { seed, words });
  return checkCommitment(commitment, seed, deals as unknown as Json);
}

function times({ planning, clue, guess }: typeof SECONDS, by: number): typeof SECONDS {
  return { planning: planning * by, clue: clue * by, guess: guess * by };
}
