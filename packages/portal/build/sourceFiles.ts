import { existsSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGES = join(import.meta.dirname, '..', '..')

/**
 * Returns the pattern of source files and folders, for the module ids of a chunk.
 *
 * @param paths below `packages`; a folder ends with a slash
 * @throws if one does not exist: a chunk would change unnoticed after a file was moved
 */
export function sourceFiles(...paths: readonly string[]): string {
  const missing = paths.filter((path) => !existsSync(join(PACKAGES, path)))
  if (missing.length > 0) throw new Error(`vite.config.ts names files that do not exist: ${missing.join(', ')}`)
  const pattern = (path: string) =>
    `packages/${path}${path.endsWith('/') ? '' : '$'}`
      .replaceAll('.', String.raw`\.`)
      .replaceAll('/', String.raw`[\\/]`)
  return paths.map(pattern).join('|')
}
