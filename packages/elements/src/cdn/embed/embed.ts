import { embedMessages as m } from '../../locales/embed-en.js';
import { mayKeep } from '../../store/device.js';
import type { WordCodes } from '../../word-codes/word-codes.js';
import { addScript } from '../classic/add-script.js';
import { BUILD } from '../classic/build-facts.js';
import { askedFor } from './address.js';
import { GAMES, isGame, type GameTag } from './games.js';
import { tellHeight } from './height.js';
import { readSettings, type ElementClass, type ReadSettings } from './settings.js';

/*
 * The script of `embed.html`: one game, as the page's address says. It works in a frame that has no origin of its own
 * (`sandbox="allow-scripts"`): it asks the server for classic scripts only, keeps nothing, opens nothing.
 */

/** What is left out of the settings where ours are played. A code may be one of a board of the words that were given. */
const OWN_WORDS = ['words', 'words-lang', 'list', 'code'];

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const [page, place, notes, offer, kept] = ['page', 'place', 'notes', 'offer', 'kept'].map(byId) as [
  HTMLElement,
  HTMLElement,
  HTMLElement,
  HTMLElement,
  HTMLElement,
];

function paragraph(text: string): HTMLParagraphElement {
  return Object.assign(document.createElement('p'), { textContent: text });
}

/** The page's own settings: its language, its direction, light or dark. */
function dressPage(asked: ReadonlyMap<string, string>): string[] {
  const root = document.documentElement;
  const problems: string[] = [];
  const set = (name: string, ok: RegExp): void => {
    const value = asked.get(name);
    if (!value) return;
    if (ok.test(value)) root.setAttribute(name, value);
    else problems.push(m.noValue(name, value));
  };
  set('lang', /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i);
  set('dir', /^(ltr|rtl)$/);
  const theme = asked.get('theme');
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
  return problems;
}

/** No game, or none of that name: the choice of one. */
function offerGames(name: string | undefined): void {
  const links = Object.entries(GAMES).map(([tag, game]) => {
    // What else was asked for stays; the fragment wins, and what stands in it no server is told.
    const fragment = new URLSearchParams(location.hash.slice(1));
    fragment.set('game', tag);
    const link = Object.assign(document.createElement('a'), { href: `#${fragment}`, textContent: game.name });
    const item = document.createElement('li');
    item.append(link, paragraph(m.about[tag as GameTag]));
    return item;
  });
  const list = document.createElement('ul');
  list.className = 'games';
  list.append(...links);
  const heading = document.createElement('h1');
  heading.textContent = m.choose;
  place.replaceChildren(...(name === undefined ? [] : [paragraph(m.noGame(name))]), heading, list);
}

/**
 * A board that cannot be dealt from the words of the address: the game says why, and here is a way on. Code Dependence
 * has its lobby for that.
 */
function offerOurs(attributes: ReadSettings['attributes']): void {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: m.playOurs });
  button.addEventListener('click', () => {
    offer.replaceChildren();
    show('word-codes', [...attributes.filter(([name]) => !OWN_WORDS.includes(name)), ['list', 'everyday']]);
    // The button is gone: whoever pressed it goes on with the game.
    place.tabIndex = -1;
    place.focus();
  });
  offer.append(button);
}

/** Stands a game with these attributes on the page. */
function show(tag: GameTag, attributes: ReadSettings['attributes']): void {
  const game = document.createElement(tag);
  for (const [attribute, value] of attributes) {
    // The key can be searched from a game's code, so that does not stand in the document.
    if (attribute === 'code') Object.assign(game, { code: value });
    else game.setAttribute(attribute, value);
  }
  // A code that is none is told first, and a new board tried for all the same.
  let tries = (game as WordCodes).code || asked.get(game.id || tag) ? 2 : 1;
  game.addEventListener('game-problem', () => {
    if (--tries === 0 && tag === 'word-codes' && !(game as WordCodes).record) offerOurs(attributes);
  });
  place.replaceChildren(game);
}

async function play(tag: GameTag): Promise<void> {
  const { name } = GAMES[tag];
  const file = `${tag}.iife.js`;
  try {
    await addScript(file, BUILD.hashes[file]);
  } catch {
    return place.replaceChildren(paragraph(m.notLoaded(name)));
  }
  const element = customElements.get(tag);
  if (!element) return place.replaceChildren(paragraph(m.tooOld(name)));
  const { attributes, problems } = readSettings(tag, element as unknown as ElementClass, asked);
  notes.append(...problems.map(paragraph));
  if (!mayKeep()) kept.append(paragraph(m.notKept[tag]));
  document.title = name;
  show(tag, attributes);
}

/** All of it that is not the game's own: a link's code is, and deals a board without a new page. */
const settingsOf = (asked: ReadonlyMap<string, string>): string =>
  JSON.stringify([...asked].filter(([name]) => name !== 'word-codes' && name !== asked.get('id')));

const asked = askedFor(location);
const named = asked.get('game');
const shown = settingsOf(asked);
addEventListener('hashchange', () => {
  if (settingsOf(askedFor(location)) !== shown) location.reload();
});
notes.append(...dressPage(asked).map(paragraph));
tellHeight(page);
if (named !== undefined && isGame(named)) void play(named);
else offerGames(named);
