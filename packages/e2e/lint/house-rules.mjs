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
    },
  },
  {
    files: ['packages/*/{src,test}/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Async to keep one signature; the promise is the point.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'no-restricted-syntax': ['error', ...plainTypeScript],
    },
  },
  // Generated data and word lists are as long as they are.
  {
    files: ['packages/sdk/src/**/data/**/*.ts', 'packages/sdk/src/decks/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
];
