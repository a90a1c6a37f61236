import assert from 'node:assert/strict';
import { get } from 'node:http';
import { join } from 'node:path';
import { symlinkSync } from 'node:fs';
import { test } from 'node:test';
import { spawn } from 'node:child_process';
import { demoHandler, demoPolicy } from '../../server/demo.mjs';
import { readPort } from '../../server/port.mjs';
import { listen, staticHandler } from '../../server/static.mjs';
import { root } from '../../run/root.mjs';
import { planted } from './plant.mjs';

/** Asks for a path as it is written: `fetch` would tidy `..` away. */
const ask = (url, path) =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(url);
    get({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (data) => (body += data));
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', fail);
  });

const tree = {
  'secret.txt': 'secret',
  'open/index.html': '<p>',
  'open/a.js': '1;',
  'open/b.css': 'a{}',
  'open/.hidden.js': 'secret',
  'open/deep/c.svg': '<svg/>',
  'open/d.unknown': 'secret',
};

const serving = (check) =>
  planted(tree, async (folder) => {
    symlinkSync(join(folder, 'secret.txt'), join(folder, 'open/link.txt'));
    const { url, close } = await listen(staticHandler({ mounts: [['/', join(folder, 'open')]] }));
    try {
      await check((path) => ask(url, path), url);
    } finally {
      await close();
    }
  });

test('files come with their types, uncached', () =>
  serving(async (at) => {
    for (const [path, type] of [
      ['/', 'text/html; charset=utf-8'],
      ['/a.js?v=1', 'text/javascript; charset=utf-8'],
      ['/b.css', 'text/css; charset=utf-8'],
      ['/deep/c.svg', 'image/svg+xml'],
    ]) {
      const { status, headers } = await at(path);
      assert.equal(status, 200, path);
      assert.equal(headers['content-type'], type);
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
  }));

test('nothing outside the folder is served, nor hidden files, nor unknown kinds', () =>
  serving(async (at) => {
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/deep/../../secret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
      '/link.txt',
      '/.hidden.js',
      '/d.unknown',
      '/deep/',
      '/deep',
      '/a.js%00.txt',
      '/%ff',
      '/nowhere.js',
    ];
    for (const path of paths) {
      const { status, body } = await at(path);
      assert.equal(status, 404, path);
      assert.doesNotMatch(body, /secret/);
    }
  }));

test('only GET and HEAD are answered', () =>
  serving(async (_at, url) => {
    assert.equal((await fetch(url, { method: 'POST' })).status, 405);
    const head = await fetch(url, { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
  }));

test('the demo page comes with its policy', async () => {
  const { url, close } = await listen(demoHandler());
  try {
    const { status, headers, body } = await ask(url, '/');
    assert.equal(status, 200);
    assert.equal(headers['content-security-policy'], demoPolicy);
    assert.match(body, /<!doctype html>/i);
    for (const path of ['/package.json', '/examples/', '/node_modules/lit/package.json', '/cdn/']) {
      assert.equal((await ask(url, path)).status, 404, path);
    }
  } finally {
    await close();
  }
});

test('--port takes a port', () => {
  assert.equal(readPort([]), undefined);
  assert.equal(readPort(['--port', '9000']), 9000);
  for (const argv of [['--port', '70000'], ['--port', 'x'], ['--port', '-1'], ['--prot', '1'], ['9000']]) {
    assert.throws(() => readPort(argv), undefined, argv.join(' '));
  }
});

/** Starts `serve.mjs` and gives its first lines and, once it has ended, its exit status. */
function serve(...args) {
  const child = spawn(process.execPath, [join(root, 'packages/e2e/serve.mjs'), ...args]);
  const said = new Promise((done) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        text += data;
        if (text.includes('\n')) done(text);
      });
    }
  });
  const ended = new Promise((done) => child.once('exit', done));
  return { said, ended, stop: () => child.kill() };
}

test('the address is printed; a port that is asked for but taken is told', async () => {
  const { url, close } = await listen((_request, response) => response.end('taken'));
  const { port } = new URL(url);
  const refused = serve('--port', port);
  assert.match(await refused.said, new RegExp(`port ${port} is taken`));
  assert.equal(await refused.ended, 1);
  await close();
  const served = serve('--port', port);
  assert.match(await served.said, new RegExp(`http://127\\.0\\.0\\.1:${port}/`));
  served.stop();
  await served.ended;
});

test('where 8080 is taken, another port is', async () => {
  const holder = await listen((_request, response) => response.end(), 8080).catch(() => undefined); // or by another
  const served = serve();
  const address = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(await served.said);
  assert.ok(address && address[1] !== '8080');
  served.stop();
  await served.ended;
  await holder?.close();
});
