import { all, one, text } from './deep.js';
import { settle } from './table.js';
import type { LobbySettings } from '../../src/game-lobby/settings.js';
import type { StartGameEvent } from '../../src/game-lobby/start-game-event.js';

export const lines = (n: number): string => Array.from({ length: n }, (_, i) => `word${i}`).join('\n');
export const field = <E extends HTMLElement = HTMLInputElement>(lobby: Element, name: string): E =>
  one<E>(lobby, `[name=${name}]`);
export const fill = async (lobby: Element, name: string, value: string): Promise<void> => {
  const element = field(lobby, name);
  element.value = value;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
};
export const seatButtons = (lobby: Element): HTMLElement[] => all(lobby, 'fieldset button');
export const problems = (lobby: Element): string[] => all(lobby, '.problem').map(text).filter(Boolean);

/** Presses Start; what was asked for, or null where it was not. */
export async function start(lobby: HTMLElement): Promise<LobbySettings | null> {
  let settings: LobbySettings | null = null;
  const hear = (event: StartGameEvent): void => void (settings = event.settings);
  lobby.addEventListener('start-game', hear);
  one(lobby, '[part~=start]').click();
  await settle();
  lobby.removeEventListener('start-game', hear);
  return settings;
}

export const seats = (...names: readonly string[]): LobbySettings['seats'] =>
  names.map((name) => ({ name, bot: false }));
