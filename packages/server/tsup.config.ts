import { PGlite } from '@electric-sql/pglite'
import { writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** The files of a new database, from which every new data folder starts (src/db/emptyDatabase.ts). */
async function writeEmptyDatabase(): Promise<void> {
  const database = await PGlite.create()
  const files = await database.dumpDataDir('gzip')
  await database.close()
  await writeFile('dist/emptyDatabase.tar.gz', new Uint8Array(await files.arrayBuffer()))
}

// One file that starts fast: everything is bundled except PGlite, sharp, argon2 and the file locks, which load files beside themselves, and pg.
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  splitting: false,
  minify: false,
  esbuildOptions(options) {
    options.conditions = ['@nalam/source', 'module', 'node', 'import']
    // Some bundled packages are CommonJS and call require for Node's own modules.
    options.banner = {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    }
  },
  noExternal: [/^(?!@electric-sql|@node-rs|fs-native-extensions|pg$|pg\/|sharp|node:).*/],
  onSuccess: writeEmptyDatabase,
  external: ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions', 'pg', 'sharp'],
})
