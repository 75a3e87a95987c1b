import { PGlite } from '@electric-sql/pglite'
import { writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import runtimeDependencies from './runtimeDependencies.cjs'
import { INITDB_OPTIONS } from './src/db/emptyDatabase.ts'
import { writeLicences } from './scripts/writeLicences.ts'
import { writePublicTypes } from './scripts/writePublicTypes.ts'

/** Writes the files of an empty database, which new data folders copy (src/db/emptyDatabase.ts). */
async function writeEmptyDatabase(): Promise<void> {
  const database = await PGlite.create({ initDbStartParams: INITDB_OPTIONS })
  const files = await database.dumpDataDir('gzip')
  await database.close()
  await writeFile('dist/emptyDatabase.tar.gz', new Uint8Array(await files.arrayBuffer()))
}

// The program and the package's entry point share chunks, so that no code is shipped twice.
export default defineConfig({
  entry: { main: 'src/main.ts', index: 'src/index.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  splitting: true,
  minify: false,
  metafile: true,
  esbuildOptions(options) {
    options.conditions = ['@nalam/source', 'module', 'node', 'import']
    // Some bundled packages are CommonJS and call require for Node's own modules.
    options.banner = {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    }
  },
  noExternal: [new RegExp(`^(?!node:|(?:${runtimeDependencies.join('|')})(?:$|/)).*`)],
  external: runtimeDependencies,
  async onSuccess() {
    await writePublicTypes()
    await writeLicences()
    await writeEmptyDatabase()
  },
})
