import { createReadStream, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
};

/** The file that a URL path stands for, or undefined: outside the folders, hidden, of an unknown kind, absent. */
function find(path, mounts) {
  const mount = mounts.find(([prefix]) => path.startsWith(prefix));
  if (!mount || path.includes('\0') || path.includes('\\')) return undefined;
  let rest = path.slice(mount[0].length);
  if (rest === '' || rest.endsWith('/')) rest += 'index.html';
  if (rest.split('/').some((part) => part === '' || part.startsWith('.')) || !types[extname(rest)])
    return undefined;
  try {
    const base = realpathSync(resolve(mount[1]));
    const file = realpathSync(join(base, rest)); // a link that leads outside is outside
    return file.startsWith(base + sep) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

function decode(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return '\0'; // no file
  }
}

/**
 * A request handler that serves a few folders and nothing else: GET and HEAD, known kinds of files, no hidden
 * ones, uncached.
 *
 * @param {object} options
 * @param {[prefix: string, folder: string][]} options.mounts the first prefix that fits counts; each ends with /
 * @param {Record<string, string>} [options.headers] sent with every file
 * @param {(path: string) => { type: string, body: string, headers?: Record<string, string> } | undefined}
 *   [options.virtual] pages and scripts that are no files
 */
export function staticHandler({ mounts, headers = {}, virtual = () => undefined }) {
  const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers };
  return (request, response) => {
    const say = (status, text) =>
      response.writeHead(status, { ...common, 'content-type': types['.txt'] }).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Only GET and HEAD\n');
    const path = decode(request.url);
    const made = virtual(path);
    if (made) {
      response.writeHead(200, { ...common, 'content-type': types[made.type], ...made.headers });
      return response.end(request.method === 'HEAD' ? '' : made.body);
    }
    const file = find(path, mounts);
    if (!file) return say(404, 'Not here\n');
    response.writeHead(200, { ...common, 'content-type': types[extname(file)] });
    if (request.method === 'HEAD') return response.end();
    return createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  };
}

/**
 * Listens on this machine's own address only.
 *
 * @param {import('node:http').RequestListener} handler
 * @param {number} port 0 for any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function listen(handler, port = 0) {
  const server = createServer(handler);
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const close = () =>
        new Promise((closed) => {
          server.close(closed);
          server.closeAllConnections();
        });
      done({ url: `http://127.0.0.1:${server.address().port}`, close });
    });
  });
}
