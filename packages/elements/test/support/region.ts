import { one } from './deep.js';

/** The page's live region. */
export const region = (): HTMLElement => one(document, '[data-cluekit=announcer]');

/** Waits until what earlier tests have to say is said. */
export async function quiet(): Promise<void> {
  let said = 0;
  const watch = new MutationObserver(() => (said += 1));
  watch.observe(region(), { childList: true });
  for (let before = -1; before !== said;) {
    before = said;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  watch.disconnect();
}

/** What is said from now on, each change once. */
export async function listen(): Promise<{ readonly said: string[]; stop(): void }> {
  await quiet();
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(region().textContent ?? ''));
  watch.observe(region(), { childList: true });
  return { said, stop: () => watch.disconnect() };
}
