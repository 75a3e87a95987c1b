import { join } from 'node:path'
import { nodePackage, workspaceNode } from '../../scripts/toolchain.mjs'
import { cachedTool } from './cachedTool.mjs'

/** Node versions of consumers, besides the workspace's own 24. */
const OTHERS = /** @type {const} */ (['20.20.2', '22.23.3'])

/** @returns {Promise<{ version: string, path: string }[]>} an executable for each major version */
export async function nodeVersions() {
  const found = []
  const name = nodePackage(process.platform, process.arch)
  for (const version of OTHERS) found.push({ version, path: join(await cachedTool(name, version), name, 'bin/node') })
  return [...found, { version: '24 of the workspace', path: workspaceNode }]
}
