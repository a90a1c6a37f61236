export type { Bot } from './bot.js';
export { humanPace } from './seat/human-pace.js';
export type { SeatView } from './seat/occasion.js';
export { playSeat, type PlaySeatOptions, type SeatClient, type SeatMoment } from './seat/play-seat.js';
export { simpleBot } from './simple/simple-bot.js';
export { simpleCodesBot } from './word-codes/simple-codes-bot.js';
