import { plainTypeScript } from './plain-typescript.mjs';

/** What holds for all code here: small files, and TypeScript that is JavaScript with types. */
export const houseRules = [
  {
    files: ['**/*.{ts,mjs,js}'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-control-regex': 'off', // text from outside is cleaned of them
      // A controller of an element is kept in a field and called by the element's life, not by us.
      'no-unused-private-class-members': 'off',
    },
  },
  {
    files: ['packages/*/{src,test}/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Objects here are closures: their methods know no `this` that could be lost.
      '@typescript-eslint/unbound-method': 'off',
      // Async to keep one signature; the promise is the point.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'no-restricted-syntax': ['error', ...plainTypeScript],
    },
  },
  // A library that has a default export is described as it is.
  { files: ['packages/*/src/**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // Generated data and word lists are as long as they are.
  {
    files: ['packages/sdk/src/**/data/**/*.ts', 'packages/sdk/src/decks/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
];
