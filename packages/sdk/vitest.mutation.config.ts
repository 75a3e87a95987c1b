import { defineConfig } from 'vitest/config'

// Only the tests of rules, core, formats and validation. The others (types, README, packaging) would make
// the run slow.
export default defineConfig({
  resolve: { conditions: ['@nalam/source', 'module', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@nalam/source', 'module', 'node', 'import', 'default'] } },
  test: {
    include: [
      'src/**/*.test.ts',
      'test/{booking,lookup,message,session}Shapes.test.ts',
      'test/{clientBehaviour,allPages}.test.ts',
    ],
    testTimeout: 60_000,
  },
})
