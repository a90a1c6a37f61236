import type { PropertyDeclarations } from 'lit';

/** The properties of `<code-dependence>`, and how attributes become them. */
export const PROPERTIES: PropertyDeclarations = {
  players: { type: Number },
  mode: {},
  bots: { type: Number },
  deck: {},
  rounds: { type: Number },
  guessMode: { attribute: 'guess-mode' },
  timers: {},
  words: { converter: (text) => text?.split(/[\n,;\t،，、；؛]+/) },
  wordsLang: { attribute: 'words-lang' },
  pace: {},
  projector: {},
  channel: {},
  lexicon: {},
  announcer: {},
  ask: { type: Boolean },
  theme: { reflect: true },
  noLobby: { type: Boolean, attribute: 'no-lobby' },
  noMenu: { type: Boolean, attribute: 'no-menu' },
  noKeep: { type: Boolean, attribute: 'no-keep' },
  freeNames: { type: Boolean, attribute: 'free-names' },
  problem: { state: true },
  notice: { state: true },
  busy: { state: true },
};
