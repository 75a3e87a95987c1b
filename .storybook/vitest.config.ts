import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { browserOptimizeDeps } from '../test/browser/browserOptimizeDeps.ts'
import { browserSettings } from '../test/browser/browserSettings.ts'

const configDir = dirname(fileURLToPath(import.meta.url))

/** Every story as a test: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  root: dirname(configDir),
  plugins: [storybookTest({ configDir, storybookScript: 'storybook dev -p 6006 --no-open' })],
  resolve: { conditions: ['@nalam/source', 'module', 'browser', 'development|production', 'import', 'default'] },
  optimizeDeps: { include: browserOptimizeDeps(dirname(configDir)) },
  test: {
    name: 'storybook',
    browser: browserSettings(),
    // All files share one page, because they load the same modules. Storybook unmounts each story
    // before the next.
    isolate: false,
    testTimeout: 180_000,
  },
})
