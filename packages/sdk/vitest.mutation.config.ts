import { defineConfig } from 'vitest/config'

const folder = process.env['MUTATED_FOLDER'] ?? '*'
/**
 * The tests beside the code that is changed, for core also those that call it through the client.
 * What only another folder's test would notice counts as a survivor.
 */
const include =
  folder === 'core'
    ? [
        'src/core/**/*.test.ts',
        'test/{booking,lookup,message,session}Shapes.test.ts',
        'test/{allPages,calls,clientBehaviour,openapiFetch,payloads,undo}.test.ts',
      ]
    : [`src/${folder}/**/*.test.ts`]

export default defineConfig({
  resolve: { conditions: ['@nalam/source', 'module', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@nalam/source', 'module', 'node', 'import', 'default'] } },
  test: { include, testTimeout: 60_000 },
})
