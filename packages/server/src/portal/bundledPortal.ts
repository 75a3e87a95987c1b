import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** The portal that the published package brings, beside dist/main.js; `undefined` in a clone, where nothing is packed. */
export function bundledPortal(): string | undefined {
  const folder = resolve(import.meta.dirname, 'portal')
  return existsSync(resolve(folder, 'index.html')) ? folder : undefined
}
