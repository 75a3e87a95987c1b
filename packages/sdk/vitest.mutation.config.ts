import { defineConfig } from 'vitest/config'

// Only the tests of core, formats and validation. The others (types, README, packaging) would make
// the run slow.
export default defineConfig({
  resolve: { conditions: ['@nalam/source', 'module', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@nalam/source', 'module', 'node', 'import', 'default'] } },
  test: {
    include: [
      'src/**/*.test.ts',
      'test/bookingShapes.test.ts',
      'test/lookupShapes.test.ts',
      'test/sessionShapes.test.ts',
      'test/httpClient.test.ts',
      'test/clientBehaviour.test.ts',
    ],
    testTimeout: 60_000,
  },
})
