const defaultExport = 'ExportDefaultDeclaration';

/** Syntax that no source file uses: what is not erased by taking the types away, and default exports. */
export const plainTypeScript = [
  { selector: 'TSEnumDeclaration', message: 'No enums: a union of string literals.' },
  { selector: "TSModuleDeclaration[kind='namespace']", message: 'No namespaces: a module.' },
  { selector: 'TSParameterProperty', message: 'No parameter properties: declare the field.' },
  { selector: defaultExport, message: 'No default exports: a name is the same everywhere.' },
];
