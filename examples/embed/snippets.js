/**
 * The three texts that put a game into a page. Whatever was typed stands in them escaped: as a value in an address, and
 * that as an attribute.
 *
 * @typedef {object} Wish
 * @property {string} base the folder of the files, as an address that ends with a slash
 * @property {string} game `word-codes` or `code-dependence`
 * @property {[name: string, value: string][]} settings the attributes; a switch has ''
 * @property {string} title what a screen reader calls the frame
 * @property {number} height the least height, in CSS pixels
 * @property {Record<string, string>} [hashes] of the files, for `integrity`
 */

const NAMES = { 'word-codes': 'Word Codes', 'code-dependence': 'Code Dependence' };

/** Text as it may stand in markup and in an attribute. */
export const escape = (text) => text.replace(/[&<>"'[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The address that plays the game. No sign in it can end an attribute, or a WordPress shortcode. */
export function address({ base, game, settings }) {
  const query = new URLSearchParams([['game', game], ...settings]);
  const url = `${new URL('embed.html', base).href}?${query}`;
  return url.replace(/[[\]'"<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

const file = ({ base, hashes }, name, end = '') => {
  const hash = hashes?.[name];
  const checked = hash ? ` integrity="${hash}" crossorigin` : '';
  return `<script src="${escape(new URL(name, base).href)}"${checked}${end}></script>`;
};

/** For a page that takes scripts. What stands inside the tag is read where they are stripped. */
export function scriptSnippet(wish) {
  const { game, settings } = wish;
  const attributes = settings.map(([name, value]) => ` ${name}${value === '' ? '' : `="${escape(value)}"`}`);
  return `<${game}${attributes.join('')}>
  <p><a href="${escape(address(wish))}">Play ${NAMES[game]}</a>, a word game.</p>
</${game}>
${file(wish, `${game}.iife.js`)}`;
}

/** For a page that takes frames. The script after it gives the frame its height; without it the frame scrolls inside. */
export function iframeSnippet(wish) {
  const { title, height } = wish;
  return `<iframe
  src="${escape(address(wish))}"
  title="${escape(title)}"
  sandbox="allow-scripts"
  allow="fullscreen; clipboard-write"
  loading="lazy"
  data-cluekit
  width="100%"
  height="${height}"
  style="border: 0; min-height: ${height}px"
></iframe>
${file(wish, 'cluekit-frame.js', ' defer')}`;
}

/** For a WordPress site with a shortcode for frames, as several plugins bring it. */
export function wordPressSnippet(wish) {
  const { title, height } = wish;
  const parts = [`src="${address(wish)}"`, `title="${escape(title)}"`, `width="100%"`, `height="${height}"`];
  return `[iframe ${parts.join(' ')}]`;
}
