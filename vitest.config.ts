import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start processes and take longest. On a fresh clone vitest knows no durations and would begin some of them last. */
const LONG = [
  'test/publish/release.test.ts',
  'packages/server/test/processes.test.ts',
  'packages/server/src/commandLine.test.ts',
  'packages/server/test/dataFolder.test.ts',
  'packages/server/test/outages.test.ts',
]
const isLong = ({ moduleId }: TestSpecification) => LONG.some((path) => moduleId.endsWith(`/${path}`))

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

// One run for everything that vitest runs: `node` (pure code, real servers and databases), `browser` (components in a
// real browser) and `storybook` (every story as a test).
export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    // Vitest leaves one processor free: on two that would be half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { conditions: ['@nalam/source', 'module', 'node', 'import', 'default'] },
        // Without 'import': Node gets these for require() too, and a CommonJS package (pg) would be handed an ES module.
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
          exclude: ['**/node_modules/**', '**/*.browser.test.*'],
          // Files share the modules of their worker; loading them anew for each of 195 files took a quarter of the processor time.
          isolate: false,
          // The embedded database's code runs for seconds in a worker: optimising it takes longer than it saves.
          execArgv: ['--liftoff-only'],
          // They end what hangs. How long something takes is measured, and fails no test (docs/goals.md).
          testTimeout: 180_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      ...['packages/ui/vitest.browser.config.ts', '.storybook/vitest.config.ts'].filter((path) => existsSync(path)),
    ],
  },
})
