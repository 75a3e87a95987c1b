import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

// Beside dist/main.js when built; src/db/emptyDatabase.ts in development, where there may be no build yet.
const file = ['emptyDatabase.tar.gz', '../../dist/emptyDatabase.tar.gz']
  .map((path) => resolve(import.meta.dirname, path))
  .find((path) => existsSync(path))

/** Options of initdb. WAL files of 1 MB in place of 16: a new database takes 27 MB in place of 42 and starts in two thirds of the time. */
export const INITDB_OPTIONS = ['--wal-segsize=1']

/**
 * The files of a new database, which the build has made: a copy of them is there in a fraction of the seconds that PGlite takes to
 * make its own (docs/measurements/server.md). `undefined` where the server is not built: PGlite then makes its own.
 */
export function emptyDatabase(): Blob | undefined {
  return file === undefined ? undefined : new Blob([readFileSync(file)], { type: 'application/x-gzip' })
}
