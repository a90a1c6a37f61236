import { pageWide } from '../../store/page-wide.js';

/**
 * In a page that holds everything (`packages/e2e/bundle/single-file.mjs`): the files that load later, by their names,
 * each in a function that runs it when it is first wanted. On other pages there are none.
 */
export const inside = pageWide('inside/1', (): Record<string, () => void> => ({}));
