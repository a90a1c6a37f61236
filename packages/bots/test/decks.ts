import { readdirSync } from 'node:fs';

const folder = new URL('../../sdk/scripts/lists/', import.meta.url);

/** Every deck of the SDK by its name, words as they are shown. */
export const decks: ReadonlyMap<string, readonly string[]> = new Map(
  await Promise.all(
    readdirSync(folder)
      .sort()
      .map(async (file): Promise<[string, string[]]> => {
        const [rows] = Object.values((await import(new URL(file, folder).href)) as Record<string, string[]>);
        return [file.replace('.mjs', ''), (rows ?? []).join(',').split(',')];
      }),
  ),
);
