import '../src/index.js';

// Types alone: this file is compiled with the tests and never run.

/** Listeners get their events' types on elements, the document and the window (E14). */
export function typed(game: HTMLElement): void {
  game.addEventListener('clue-request', ({ command, result }) => {
    const word: string | null = command.word;
    void result.then((reply) => reply?.ok);
    // @ts-expect-error a clue has no card
    return [word, command.card];
  });
  document.addEventListener('log-entry', ({ entry, shared }) => {
    if (entry.type === 'flip' && shared.game === 'word-codes') return shared.cards[entry.card]?.word;
    // @ts-expect-error no event has a key
    return shared.key;
  });
  window.addEventListener('game-end', ({ shared }) => shared.phase === 'finished');
  window.addEventListener('game-problem', ({ message }) => message.length);
  game.addEventListener('new-game', ({ mode, level, list, givesUp }) => [mode, level, list, givesUp]);
  game.addEventListener('play-code', ({ code }) => code.length);
  game.addEventListener('word-select', ({ card, word, selected }) => [card, word, selected]);
  game.addEventListener('start-game', ({ settings }) => settings.seats.length);
  game.addEventListener('seat-ready', ({ seat }) => seat + 1);
  game.addEventListener('table-menu', ({ wish }) => wish.type === 'pause');
  game.addEventListener('guess-request', ({ command }) => {
    // @ts-expect-error whose seat it is, the host knows
    return [command.word.length, command.seat];
  });
  for (const type of ['go-on', 'play-again', 'same-board'] as const)
    game.addEventListener(type, (event) => event.preventDefault());
}
