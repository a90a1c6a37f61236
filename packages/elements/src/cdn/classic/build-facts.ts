/**
 * What only the build of the classic files knows. It puts its own object in the place of this one
 * (`packages/e2e/bundle/build-facts.mjs`).
 */
export const BUILD: {
  /** The release that the files are of: those of two releases on one page are kept apart. */
  readonly version: string;
  /** The hashes of the files that this one may load, by their names, as `integrity` has them. */
  readonly hashes: Readonly<Record<string, string>>;
} = { version: '', hashes: {} };
