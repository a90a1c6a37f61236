import { pageWide } from '../../store/page-wide.js';

/** What the classic files that load later have brought to this page, by file and version. */
export const held = pageWide('classic/1', (): Record<string, unknown> => ({}));
