import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/toolchain.mjs'
import { must } from '../../scripts/publish/workingCopy.mjs'

/**
 * Installs a tool that only this check needs, once, into .cache. It is not a dependency of the
 * workspace and not in its lockfile.
 * @param {string} name of the package
 * @param {string} version exactly
 * @param {Record<string, string>} [overrides]
 * @returns {Promise<string>} its node_modules
 */
export async function cachedTool(name, version, overrides = {}) {
  const folder = join(ROOT, '.cache', name.replace('/', '-'), version)
  const modules = join(folder, 'node_modules')
  if (!existsSync(join(modules, name, 'package.json'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, dependencies: { [name]: version }, overrides }),
    )
    await must('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], folder)
  }
  return modules
}
