import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './toolchain.mjs'

function manifest(folder: string): [name: string, scripts: Set<string>] {
  const { name, scripts } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
  return [name, new Set(Object.keys(scripts ?? {}))]
}

/**
 * The names of the scripts in the manifests of the workspace: the root's, and those of each package
 * by its name.
 */
export const packageScripts = {
  root: manifest('.')[1],
  byPackage: new Map(
    ['openapi', 'site', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)].map(manifest),
  ),
}
