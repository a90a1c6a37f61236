import { spawn } from 'node:child_process';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One WebKitGTK session over plain W3C WebDriver: starts the driver and its MiniBrowser, then sends commands.
 *
 * @param {import('./find.mjs').Engine} engine
 * @param {number} [port] by default from the process id, since fixed ports clash between runs
 */
export async function startWebKit(engine, port = 20_000 + (process.pid % 20_000)) {
  const child = spawn(engine.path, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore' });
  process.once('exit', () => child.kill());
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  for (let tries = 0; ; tries++) {
    try {
      await call('GET', '/status');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await pause(100);
    }
  }
  const options = { binary: engine.binary, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch } });
  return {
    send: (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
    async stop() {
      await call('DELETE', `/session/${sessionId}`).catch(() => {});
      child.kill();
    },
  };
}
