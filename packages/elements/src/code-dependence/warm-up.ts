import { inSlices } from '@cluekit/bots';
import { prepareClues } from '@cluekit/sdk/words';

/** Reads what clues are checked by while nobody types yet, a slice at a time whenever the page has nothing to do. */
export function warmUp(): void {
  void inSlices(prepareClues(), { pause });
}

function pause(): Promise<void> {
  // Safari has no idle time to ask for.
  const idle = (globalThis as Partial<Pick<Window, 'requestIdleCallback'>>).requestIdleCallback;
  return new Promise((resolve) => {
    if (idle) idle(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 10);
  });
}
