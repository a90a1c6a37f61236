import { packageTable, sdkFolders } from './package-table.mjs';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const source = (folder) => `^packages/${folder}/src/`;
const tests = '\\.test\\.ts$';

function packageRule([folder, { workspace, libraries }]) {
  const allowed = [
    source(folder),
    ...workspace.map((other) => `^packages/${other}/dist/`), // by its name, through its exports
    ...libraries.map((library) => `(^|/)node_modules/${escape(library)}/`),
  ];
  return {
    name: `${folder}-imports-only-its-row`,
    comment: `see packages/e2e/boundaries/package-table.mjs`,
    severity: 'error',
    from: { path: source(folder), pathNot: tests },
    to: { pathNot: allowed, dependencyTypesNot: ['core'] },
  };
}

function coreRule([folder, { node }]) {
  if (node) return [];
  return [
    {
      name: `${folder}-needs-no-node`,
      comment: 'it runs in a browser, a worker and a Durable Object too',
      severity: 'error',
      from: { path: source(folder), pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
  ];
}

function folderRule([folder, { not }]) {
  return {
    name: `sdk-${folder}-stays-below`,
    severity: 'error',
    from: { path: `^packages/sdk/src/${folder}/`, pathNot: tests },
    to: { path: `^packages/sdk/src/(${not.map(escape).join('|')})/` },
  };
}

/** The rules for dependency-cruiser that the tables stand for. */
export const rules = [
  ...Object.entries(packageTable).map(packageRule),
  ...Object.entries(packageTable).flatMap(coreRule),
  ...Object.entries(sdkFolders).map(folderRule),
  {
    name: 'no-circle',
    comment: 'types may refer to each other: they are gone at run time',
    severity: 'error',
    from: { path: '^packages/', pathNot: tests },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolves',
    severity: 'error',
    from: { path: '^packages/[^/]+/src/' },
    to: { couldNotResolve: true },
  },
];
