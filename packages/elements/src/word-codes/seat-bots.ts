import { humanPace, playSeat, simpleCodesBot } from '@cluekit/bots';
import type { Owner, WordCodesCommand, WordCodesView } from '@cluekit/sdk/word-codes';
import { isEnglish } from '../bots/is-english.js';
import { BotNews } from '../bots/bot-news.js';
import { lateBot } from '../bots/late-bot.js';
import { botSeats, seatToAct, type BotSeat } from './bot-seats.js';
import { CardSight } from './card-sight.js';
import { botsMessages } from '../locales/bots-messages.js';
import type { BotState } from './bot-play.js';
import type { Stage } from './stage.js';
import type { Store, Table } from './table.js';
import type { WordCodes } from './word-codes.js';

/** What a page says of bots. */
export interface BotWishes {
  /** The seats that they play. */
  readonly bots: string | undefined;
  /** Where the page serves the lexicon; without one they are simple. */
  readonly lexicon: string | undefined;
  /** The language of the words, a BCP 47 tag; English where it is not told. */
  readonly language?: string | undefined;
  /** `off`: they act at once. Else they take their time, so that people can follow. */
  readonly pace: string | undefined;
}

/** Bots at a table. */
export interface SeatedBots {
  /** What the page shows has changed: they act, or rest. */
  follow(stage: Stage): void;
  stop(): void;
}

/**
 * Seats bots at a table of Word Codes. Each has a client of its own, of its seat: it sees what that seat may see, and
 * a giver gets the key by a peek (WC-5, WC-15). While people read what happened they rest. Where a person takes a move
 * back, theirs is taken back too, until it is a person's turn again.
 *
 * @param tell is told what the page is to show of them, whenever that changes
 * @param game where the cards that they flip are kept in sight
 */
export function seatBots(
  table: Pick<Table, 'store' | 'seat'>,
  { bots, pace, ...wishes }: BotWishes,
  tell: (news: Partial<BotState>) => void,
  game?: WordCodes,
): SeatedBots {
  // Bots that know words know English ones.
  const english = isEnglish(wishes.language);
  const lexicon = english ? wishes.lexicon : undefined;
  const view = (): WordCodesView | null => table.store.getSnapshot().view;
  const mode = view()?.shared.mode ?? 'teams';
  const seats = botSeats(bots, mode);
  const withPersons = seats.length < (mode === 'coop' ? 2 : 4);
  // Never of the game's code: whoever has that can have the key.
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  let clients: Store[] | undefined;
  let plays: (() => void)[] = [];
  let length = view()?.shared.log.length ?? 0;
  let [resting, stopped, goingBack] = [true, false, false];
  const news = new BotNews((notice) => tell({ notice }));
  const sight = game && new CardSight(game);
  const { englishOnly, simpleBots } = botsMessages();
  if (!lexicon && seats.length > 0) news.simple(wishes.lexicon ? englishOnly : simpleBots);

  void Promise.all(seats.map((seat) => table.seat(seat))).then(
    (opened) => {
      clients = opened;
      look();
    },
    () => {}, // the table was closed meanwhile
  );

  function play(client: Store, seat: BotSeat): () => void {
    const simple = simpleCodesBot({ seed });
    const plays = seat.endsWith('giver') ? 'word-codes-giver' : 'word-codes-guesser';
    const bot = lexicon
      ? news.watched(
          lateBot<WordCodesView, WordCodesCommand, readonly Owner[]>(lexicon, {
            plays,
            seed,
            personality: seed + seat,
          }),
        )
      : simple;
    const paced = pace === 'off' ? {} : { pace: humanPace({ seed: seed + seat }) };
    return playSeat({ client, bot, simple, onMoment: news.onMoment, ...paced });
  }

  /** They act while they do not rest, no move is being taken back, and the table stands. */
  function look(): void {
    if (stopped) clients?.forEach((client) => client.close());
    const act = clients !== undefined && !resting && !goingBack && !stopped;
    if (act === plays.length > 0) return;
    for (const stop of plays) stop();
    plays = act ? seats.map((seat, i) => play(clients?.[i] as Store, seat)) : [];
  }

  function isBots({ shared }: WordCodesView): boolean {
    const seat = seatToAct(shared);
    return seat !== null && seats.includes(seat);
  }

  /** A clue of a person, that bots guess by. */
  function heard({ phase, turn, clue }: WordCodesView['shared']): void {
    const asked = phase === 'guess' && seats.includes(`${turn}-guesser`) && !seats.includes(`${turn}-giver`);
    if (!asked || !lexicon || !clue?.word) return;
    news.follow(clue.word, lateBot(lexicon, { plays: 'word-codes-guesser', seed }));
  }

  function show(now: WordCodesView, stage: Stage): void {
    const next = !goingBack && isBots(now);
    const guess = seats.includes(`${now.shared.turn}-guesser`);
    tell({ next, thinking: next && stage !== 'outcome', guess });
    heard(now.shared);
  }

  async function goBack(): Promise<void> {
    goingBack = true;
    look();
    for (let now = view(); now !== null && isBots(now) && now.mine.can.includes('undo'); now = view()) {
      const { ok } = await table.store.send({ type: 'undo' });
      if (!ok || stopped) break;
    }
    goingBack = false;
    look();
  }

  const unsubscribe = table.store.subscribe(() => {
    const before = length;
    length = view()?.shared.log.length ?? 0;
    if (length < before && withPersons && !goingBack) void goBack();
    const flipped = view()
      ?.shared.log.slice(before)
      .findLast((entry) => entry.type === 'flip');
    if (flipped && seats.includes(`${flipped.team}-guesser`)) sight?.keep(flipped.card);
  });
  return {
    follow(stage) {
      const now = view();
      resting = stage === 'outcome' || stage === 'result';
      if (now) show(now, stage);
      look();
      if (stage !== 'guess') sight?.begin();
    },
    stop() {
      stopped = true;
      unsubscribe();
      look();
    },
  };
}
