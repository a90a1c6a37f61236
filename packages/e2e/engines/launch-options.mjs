/**
 * What puppeteer-core needs to start an engine, the same for element tests and page tests.
 *
 * @param {import('./find.mjs').Engine} engine Chromium or Firefox
 */
export function launchOptions(engine) {
  if (engine.id === 'firefox') return { browser: 'firefox', executablePath: engine.path, headless: true };
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage', // containers give /dev/shm 64 MB
  ];
  if (process.getuid?.() === 0) args.unshift('--no-sandbox'); // Chromium refuses its sandbox to root
  return { executablePath: engine.path, headless: true, args };
}
