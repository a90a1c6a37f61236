import type { PropertyDeclarations } from 'lit';

/** The properties of `<word-codes>`, and how attributes become them. */
export const PROPERTIES: PropertyDeclarations = {
  mode: {},
  level: {},
  list: {},
  code: {},
  words: { converter: (text) => text?.split(/[\n,;\t،，、；؛]+/) },
  wordsLang: { attribute: 'words-lang' },
  definitions: { attribute: false },
  peek: {},
  layout: {},
  motion: {},
  textSize: { attribute: 'text-size' },
  sound: {},
  bots: {},
  lexicon: {},
  pace: {},
  projector: {},
  channel: {},
  theme: { reflect: true },
  noMenu: { type: Boolean, attribute: 'no-menu' },
  table: { state: true },
  problem: { state: true },
  codeProblem: { state: true },
  stage: { state: true },
};
