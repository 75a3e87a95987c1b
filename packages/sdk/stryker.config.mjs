// Read by scripts/mutation.mjs, which names one folder after the other.
const folder = process.env['MUTATED_FOLDER'] ?? '{core,formats,validation}'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts', '!src/**/index.ts'],
  ignorePatterns: ['dist', 'bench', '.tsc', '.cache', 'tsconfig.json'],
  tempDirName: `.cache/stryker-${folder}`,
  // There is none of this name: Stryker would read ours with a compiler API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 8_000,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `.cache/mutation/${folder}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Judged by scripts/recordMutation.mjs, folder by folder.
  thresholds: { high: 95, low: 90, break: null },
}
