import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOR_OTHERS = 0o077

/**
 * Removes all permissions of other users from a folder and its contents: 0700 for folders,
 * 0600 for files.
 */
export function closeToOthers(path: string): void {
  const state = lstatSync(path)
  if (state.isSymbolicLink()) return
  if ((state.mode & FOR_OTHERS) !== 0) chmodSync(path, state.isDirectory() ? 0o700 : 0o600)
  if (state.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name))
}
