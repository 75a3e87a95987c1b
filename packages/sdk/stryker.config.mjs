// pnpm --filter @nalam/sdk mutation: changes the code in small ways and asks whether a test notices (R7). Takes long; it is part
// of the nightly run. Name files to look at some only: pnpm --filter @nalam/sdk mutation --mutate 'src/errors/*.ts'
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: ['src/{core,errors,formats,validation}/**/*.ts', '!src/**/*.test.ts', '!src/**/index.ts'],
  ignorePatterns: ['dist', 'bench', '.tsc', '.cache', 'tsconfig.json'],
  tempDirName: '.cache/stryker',
  // There is none of this name: Stryker would read ours with a compiler API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 8_000,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Judged by scripts/recordMutation.mjs, folder by folder.
  thresholds: { high: 95, low: 90, break: null },
}
