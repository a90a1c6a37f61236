import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('worker.mjs', import.meta.url));

/**
 * Starts a subject in a process of its own, as it would run in production.
 *
 * @param {string} name of the subject
 * @returns {Promise<{ ask(what: 'round' | 'ends' | 'heap', value?: number): Promise<any>, close(): void }>}
 */
export async function openWorker(name) {
  const child = fork(file, [name], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });

  const next = () =>
    new Promise((resolve, reject) => {
      const gone = (code) => reject(new Error(`${name} ended with ${code}.`));
      child.once('exit', gone);
      child.once('message', ({ answer, failure }) => {
        child.off('exit', gone);
        if (failure === undefined) resolve(answer);
        else reject(new Error(`${name}: ${failure}`));
      });
    });

  await next();
  return {
    ask(what, value) {
      const answer = next();
      child.send({ ask: what, value });
      return answer;
    },
    close: () => child.disconnect(),
  };
}
