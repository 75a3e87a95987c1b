import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longestFirst.ts'

/** Pure code, real servers and real databases in Node. */
export default defineConfig({
  resolve: { conditions: ['@nalam/source', 'module', 'node', 'import', 'default'] },
  // Without 'import': Node gets these for require() too, and a CommonJS package (pg) would be
  // handed an ES module.
  ssr: { resolve: { conditions: ['@nalam/source', 'module', 'node'] } },
  test: {
    name: 'node',
    environment: 'node',
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'packages/*/bench/**/*.test.ts',
      'scripts/**/*.test.ts',
      'test/**/*.test.ts',
      'openapi/**/*.test.ts',
      'site/scripts/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.browser.test.*', 'test/packed/**'],
    sequence: { sequencer: LongestFirst },
    // Files share the modules of their worker: loading them again for each file took a quarter of
    // the processor time.
    isolate: false,
    // The embedded database runs for seconds in a worker: optimizing its code takes longer than it
    // saves.
    execArgv: ['--liftoff-only'],
    // These limits end a test that hangs. Durations are measured and fail no test (docs/goals.md).
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
