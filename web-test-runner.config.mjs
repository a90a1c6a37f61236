import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { commonjsStemmer } from './packages/e2e/engines/commonjs-stemmer.mjs';
import { countReporter } from './packages/e2e/engines/count-reporter.mjs';
import { findEngine } from './packages/e2e/engines/find.mjs';
import { launchOptions } from './packages/e2e/engines/launch-options.mjs';
import { webkitLauncher } from './packages/e2e/engines/webkit-launcher.mjs';

// `npm test` runs this once for each engine; by hand: BROWSERS=firefox npx wtr --files packages/elements/src/….test.ts
const wanted = (process.env.BROWSERS ?? 'chromium').split(',');

function launcher(id) {
  const found = findEngine(id);
  if ('missing' in found) throw new Error(`${id}: ${found.missing}`);
  if (id === 'webkit') return webkitLauncher(found.engine);
  return chromeLauncher({ puppeteer, launchOptions: launchOptions(found.engine) }); // starts Firefox too
}

export default {
  files: [
    'packages/elements/src/**/*.test.ts',
    'packages/elements/test/**/*.test.ts',
    '!packages/elements/**/*.node.test.ts',
  ],
  nodeResolve: { exportConditions: ['production', 'browser'] },
  // The plugin does not follow `extends`, so it gets the file that holds the decorator options.
  plugins: [
    commonjsStemmer(),
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.base.json', import.meta.url)),
    }),
  ],
  ...(process.env.PORT ? { port: Number(process.env.PORT) } : {}),
  browsers: wanted.map(launcher),
  concurrentBrowsers: 1,
  concurrency: 1,
  browserStartTimeout: 120_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 240_000,
  testFramework: { config: { timeout: 20_000 } },
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
};
