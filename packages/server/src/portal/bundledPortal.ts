import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Returns the folder of the portal in the published package, next to dist/main.js; `undefined` in a
 * clone, where it is not packed.
 */
export function bundledPortal(): string | undefined {
  const folder = resolve(import.meta.dirname, 'portal')
  return existsSync(resolve(folder, 'index.html')) ? folder : undefined
}
