import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { elementBans } from './packages/e2e/lint/element-bans.mjs';
import { houseRules } from './packages/e2e/lint/house-rules.mjs';
import { ruleFolderBans } from './packages/e2e/lint/rule-folder-bans.mjs';
import { testRules } from './packages/e2e/lint/test-rules.mjs';

const sources = 'packages/*/{src,test}/**/*.ts';
const elements = 'packages/elements/{src,test}/**/*.ts';

export default defineConfig(
  globalIgnores(['**/dist/', 'packages/elements/cdn/', '**/coverage/', '**/test-data/']),
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    // Page tests hand functions to the page.
    files: [
      'examples/**/*.{js,mjs}',
      'packages/e2e/test/*.mjs',
      'packages/e2e/test/support/*.mjs',
      'packages/e2e/test/word-codes/**/*.mjs',
      'packages/bench/page/*.mjs',
      'packages/e2e/test/code-dependence/**/*.mjs',
      'packages/e2e/test/embed/**/*.mjs',
      'packages/e2e/screens.mjs',
      'packages/e2e/screens/*.mjs',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    files: [sources],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['packages/*/tsconfig.json', 'packages/*/tsconfig.test.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  houseRules,
  ruleFolderBans,
  {
    files: [elements],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/recommended']],
    plugins: { 'lit-a11y': litA11y },
    rules: litA11y.configs.recommended.rules,
  },
  elementBans(import.meta.dirname),
  testRules,
);
