import { defineConfig } from 'vitest/config'

// The tests that say what core, formats and validation do. The others (types, README, packaging) would only be slow here.
export default defineConfig({
  resolve: { conditions: ['@nalam/source', 'module', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@nalam/source', 'module', 'node', 'import', 'default'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/readings.test.ts', 'test/httpClient.test.ts', 'test/clientBehaviour.test.ts'],
    testTimeout: 60_000,
  },
})
