import react from '@vitejs/plugin-react'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { browserOptimizeDeps } from '../../test/browser/browserOptimizeDeps.ts'
import { browserProvider, browserSettings } from '../../test/browser/browserSettings.ts'
import { printDocument } from '../../test/browser/printDocument.ts'
import { samples } from '../../test/browser/samples.ts'
import { LongestFirst } from '../../test/longestFirst.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Components of ui and parts of the portal in a real browser. */
export default defineConfig({
  root,
  plugins: [samples(root), react()],
  resolve: { conditions: ['@nalam/source', 'module', 'browser', 'development|production', 'import', 'default'] },
  optimizeDeps: { include: browserOptimizeDeps(root) },
  test: {
    name: 'browser',
    include: ['packages/ui/src/**/*.browser.test.tsx', 'packages/portal/{src,test}/**/*.browser.test.tsx'],
    browser: {
      ...browserSettings(),
      commands: { printDocument },
      instances: [
        { browser: 'chromium' },
        // A machine without a font as wide as Arial.
        {
          browser: 'chromium',
          name: 'dejavu',
          provider: browserProvider('dejavu'),
          include: ['packages/ui/src/screens/Calendar/sheet/*.browser.test.tsx'],
        },
      ],
    },
    sequence: { sequencer: LongestFirst },
    // All files share one page, because they load the same modules. Tests remove what they render.
    isolate: false,
    // Limits for tests that hang, long enough for a busy machine.
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
