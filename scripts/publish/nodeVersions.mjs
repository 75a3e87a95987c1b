import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, workspaceNode } from '../toolchain.mjs'
import { must } from './workingCopy.mjs'

/** The Node versions that a consumer may have; 24 is the workspace's own. */
const OTHERS = /** @type {const} */ (['20.20.2', '22.23.3'])

/** @returns {Promise<{ version: string, path: string }[]>} a program per major version, fetched once into .cache */
export async function nodeVersions() {
  const found = []
  for (const version of OTHERS) {
    const folder = join(ROOT, '.cache/node', version)
    const path = join(folder, 'node_modules/node/bin/node')
    if (!existsSync(path)) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { node: version } }))
      await must('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], folder)
    }
    found.push({ version, path })
  }
  return [...found, { version: 'workspace', path: workspaceNode }]
}
