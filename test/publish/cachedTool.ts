import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/toolchain.mjs'
import { must } from '../../scripts/publish/workingCopy.ts'

/**
 * Installs a tool that only this check needs, once, into .cache. It is not a dependency of the
 * workspace and not in its lockfile.
 * @param name of the package
 * @param version exactly
 * @returns its node_modules
 */
export async function cachedTool(
  name: string,
  version: string,
  overrides: Record<string, string> = {},
): Promise<string> {
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
