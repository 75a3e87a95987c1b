import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from '../startError.ts'

// src/db/migrations.ts in development, dist/main.js when built.
const migrationsFolder = ['../../drizzle', '../drizzle']
  .map((path) => resolve(import.meta.dirname, path))
  .find((path) => existsSync(path))

/** Where the migrations are, as an option of drizzle's `migrate`. */
export function migrations(): { migrationsFolder: string } {
  if (migrationsFolder === undefined) throw new StartError('The migrations folder is missing from this installation.')
  return { migrationsFolder }
}
