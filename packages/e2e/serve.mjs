// `npm start`: serves the demo page and prints its address. `npm start -- --port 9000` asks for a port; without
// it 8080 is taken, or any free one.
import { demoHandler } from './server/demo.mjs';
import { readPort } from './server/port.mjs';
import { listen } from './server/static.mjs';

async function start() {
  const port = readPort(process.argv.slice(2));
  const handler = demoHandler();
  try {
    return await listen(handler, port ?? 8080);
  } catch (error) {
    if (error.code === 'EADDRINUSE' && port === undefined) return listen(handler, 0);
    if (error.code === 'EADDRINUSE') error.message = `port ${port} is taken: ask for another, or for none`;
    if (error.code === 'EACCES') error.message = `port ${port} is not allowed: ask for one above 1023`;
    throw error;
  }
}

try {
  const { url } = await start();
  console.log(`Cluekit's demo: ${url}/   (Ctrl+C ends it)`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
