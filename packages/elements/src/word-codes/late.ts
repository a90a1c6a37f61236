/** The settings and the editor of own words, in a file of their own: nobody needs them for the first board. */
export const loadMore = (): Promise<typeof import('./more.js')> => import('./more.js');
