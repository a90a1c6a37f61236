import { address, iframeSnippet, scriptSnippet, wordPressSnippet } from './snippets.js';

const form = document.querySelector('form');
const preview = document.querySelector('#preview');
const own = new URL('../../cdn/', location.href).href;

let hashes;

/** Stands for the address of the bots' lexicon until that is known. */
const LEXICON = Symbol('lexicon');

/** Where the files are: what was typed, or here. Null for what is no address of a folder on the web. */
function baseOf(text) {
  if (text.trim() === '') return own;
  try {
    const url = new URL(text.trim().replace(/\/?$/, '/'));
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** What was chosen, beside what a game does anyway. */
function read() {
  const game = form.elements.game.value;
  const fields = [...form.querySelectorAll(`fieldset[data-game~="${game}"] [name]`)];
  const settings = fields.flatMap(({ name, type, checked, value }) => {
    if (name === 'lexicon') return checked ? [[name, LEXICON]] : [];
    if (type === 'checkbox') return checked ? [[name, '']] : [];
    const text = value.trim().replace(/\s*\n\s*/g, ', '); // on one line: many editors break lines anew
    return text === '' ? [] : [[name, text]];
  });
  const { base, title, height } = form.elements;
  const folder = baseOf(base.value);
  // A frame finds the lexicon beside itself; a page elsewhere by its whole address.
  for (const setting of settings) if (setting[1] === LEXICON) setting[1] = `${folder ?? own}lexicon-en.bin`;
  const name = form.elements.game.selectedOptions[0].text;
  return {
    game,
    settings,
    base: folder,
    title: title.value.trim() || name,
    height: Math.min(Math.max(Math.round(Number(height.value)) || 640, 240), 4000),
  };
}

let shown = '';

function show() {
  const wish = read();
  for (const fields of form.querySelectorAll('fieldset[data-game]'))
    fields.hidden = !fields.dataset.game.split(' ').includes(wish.game);
  form.elements.base.setAttribute('aria-invalid', String(wish.base === null));
  document.querySelector('#base-problem').textContent =
    wish.base === null ? 'That is not the address of a folder. It begins with https://' : '';
  const words = wish.settings.find(([name]) => name === 'words')?.[1].split(/[,;]/) ?? [];
  const count = new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean)).size;
  document.querySelector('#words-problem').textContent =
    words.length > 0 && count < 25 ? `${count} different words: a board needs 25.` : '';
  if (wish.base === null) {
    for (const field of document.querySelectorAll('textarea[readonly]')) field.value = '';
    return;
  }
  // The hashes are those of the files here: elsewhere another release may lie.
  const known = { ...wish, hashes: form.elements.check.checked ? hashes : undefined };
  document.querySelector('#script').value = scriptSnippet(known);
  document.querySelector('#iframe').value = iframeSnippet(known);
  document.querySelector('#wordpress').value = wordPressSnippet(known);
  const here = address({ ...wish, base: own });
  if (here !== shown) preview.src = shown = here;
  preview.title = `Preview: ${wish.title}`;
}

/** Copies; where that is not allowed the text is chosen, to be copied by hand. */
async function copy(button) {
  const field = document.getElementById(button.dataset.copies);
  const { name } = field.dataset;
  const says = document.getElementById(`${field.id}-says`);
  try {
    await navigator.clipboard.writeText(field.value);
    says.textContent = `${name} copied.`;
  } catch {
    field.focus();
    field.select();
    says.textContent = `Copying is not allowed here. ${name} is selected: copy it by hand.`;
  }
}

async function fetchHashes() {
  try {
    const answer = await fetch(new URL('integrity.json', own));
    if (answer.ok) hashes = (await answer.json()).files;
  } catch {
    // Without hashes the texts are whole, too.
  }
  show();
}

let later;
form.addEventListener('input', ({ target }) => {
  clearTimeout(later);
  // Not a new preview for every letter; what the form shows changes at once.
  if (target === form.elements.game) show();
  else later = setTimeout(show, 250);
});
form.addEventListener('submit', (event) => event.preventDefault());
for (const button of document.querySelectorAll('button[data-copies]'))
  button.addEventListener('click', () => void copy(button));
show();
void fetchHashes();
