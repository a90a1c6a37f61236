import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { packageTable } from '../boundaries/package-table.mjs';
import { rules } from '../boundaries/rules.mjs';
import { root } from '../run/root.mjs';

/**
 * Checks every import of every package's source against the package table.
 *
 * @param {string} [base] the folder that holds `packages/`
 * @returns {Promise<string[]>} one line for each import that breaks a rule
 */
export async function boundaries(base = root) {
  const folders = Object.keys(packageTable)
    .map((name) => `packages/${name}/src`)
    .filter((path) => existsSync(join(base, path)));
  const tsConfig = join(root, 'tsconfig.base.json');
  const { output } = await cruise(
    folders,
    {
      baseDir: base,
      validate: true,
      ruleSet: { forbidden: rules },
      tsPreCompilationDeps: true,
      doNotFollow: { path: '(^|/)(node_modules|dist)/' },
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    },
    undefined,
    { tsConfig: extractTSConfig(tsConfig) },
  );
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}
