import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longestFirst.ts'

// Everything that vitest runs: `node` (pure code, real servers and databases), `browser`
// (components in a real browser) and `storybook` (every story as a test). `npm test` runs one
// configuration at a time, because loading all three takes seconds.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Vitest leaves one processor free by default: on two that is half of the machine.
    maxWorkers: '100%',
    projects: ['vitest.node.config.ts', 'packages/ui/vitest.browser.config.ts', '.storybook/vitest.config.ts'],
  },
})
