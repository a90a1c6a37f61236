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
  words: { converter: (text) => text?.split(/[\n,;\t]+/) },
  wordsLang: { attribute: 'words-lang' },
  pace: {},
  projector: {},
  channel: {},
  lexicon: {},
  announcer: {},
  theme: { reflect: true },
  noLobby: { type: Boolean, attribute: 'no-lobby' },
  noMenu: { type: Boolean, attribute: 'no-menu' },
  noKeep: { type: Boolean, attribute: 'no-keep' },
  freeNames: { type: Boolean, attribute: 'free-names' },
  problem: { state: true },
  notice: { state: true },
  busy: { state: true },
};

/** The parts of its elements, which a page can style as its own. */
export const PARTS =
  'bank,card,word,owner,find,hand,keep,input,tags,submit,problem,clue,number,guess,call,pass,done,outcome,go-on,status,team,score,log,turn,grid,giver,sheet,lines,hands,result,headline,play-again,verify,cover,heading,ready,timer,ask,bar,fill,digits,lobby,seat,start,menu';
