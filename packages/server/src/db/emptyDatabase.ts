import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

// Next to dist/main.js when built; in development, src/db/emptyDatabase.ts may run without a build.
const file = ['emptyDatabase.tar.gz', '../../dist/emptyDatabase.tar.gz']
  .map((path) => resolve(import.meta.dirname, path))
  .find((path) => existsSync(path))

/**
 * Options of initdb. WAL files of 1 MB in place of 16: a new database takes 27 MB in place of 42
 * and starts in two thirds of the time.
 */
export const INITDB_OPTIONS = ['--wal-segsize=1']

/**
 * Returns the files of a new database, created by the build. Copying them takes a fraction of the
 * seconds that PGlite needs to create a database (docs/measurements.md). Returns `undefined`
 * if the server is not built: PGlite then creates the database.
 */
export function emptyDatabase(): Blob | undefined {
  return file === undefined ? undefined : new Blob([readFileSync(file)], { type: 'application/x-gzip' })
}
