import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// One run for everything that vitest runs: `node` (pure code, real servers and databases), `browser` (components in a
// real browser) and `storybook` (every story as a test).
export default defineConfig({
  test: {
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
            'openapi/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.*'],
          testTimeout: 90_000,
          hookTimeout: 240_000,
        },
      },
      ...['packages/ui/vitest.browser.config.ts', '.storybook/vitest.config.ts'].filter((path) => existsSync(path)),
    ],
  },
})
