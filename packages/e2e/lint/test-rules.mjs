const runners = '/^(test|it|describe|suite|context)$/';

const neverLeftOut = [
  {
    selector: `MemberExpression[object.name=${runners}][property.name=/^(skip|only|todo)$/]`,
    message: 'A test runs, with all the others, or it is not there.',
  },
  {
    selector: `CallExpression[callee.name=${runners}] > ObjectExpression > Property[key.name=/^(skip|only|todo)$/]`,
    message: 'A test runs, with all the others, or it is not there.',
  },
];

/** Tests: none is left out or run alone, and what a test reads from JSON it may use as it is. */
export const testRules = [
  {
    files: ['**/*.test.{ts,mjs}', 'packages/*/test/**/*.{ts,mjs}'],
    rules: {
      'no-restricted-syntax': ['error', ...neverLeftOut],
    },
  },
  {
    files: ['**/*.test.ts', 'packages/*/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unused-expressions': 'off', // chai's `to.be.true`
      '@typescript-eslint/no-explicit-any': 'off',
    },
  },
  {
    // The types of @open-wc/testing make a promise of every assertion: only axe's is one, and that one is looked for.
    files: ['packages/elements/**/*.test.ts', 'packages/elements/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      'no-restricted-syntax': [
        'error',
        ...neverLeftOut,
        {
          selector: "ExpressionStatement > CallExpression[callee.property.name='accessible']",
          message: 'Axe answers later: await it.',
        },
      ],
    },
  },
];
