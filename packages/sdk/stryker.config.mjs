// Used by scripts/mutation.ts, which sets one folder after the other.
const folder = process.env['MUTATED_FOLDER'] ?? '{rules,core,formats,validation}'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts', '!src/**/index.ts'],
  ignorePatterns: ['dist', 'bench', '.tsc', '.cache', 'tsconfig.json'],
  tempDirName: `.cache/stryker-${folder}`,
  // This file does not exist, on purpose: Stryker would read tsconfig.json with a compiler API that
  // TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `.cache/mutation/${folder}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // scripts/recordMutation.ts checks the score of each folder.
  thresholds: { high: 95, low: 90, break: null },
}
