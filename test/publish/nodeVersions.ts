import { join } from 'node:path'
import { nodePackage, workspaceNode } from '../../scripts/toolchain.mjs'
import { cachedTool } from './cachedTool.ts'

/** Node versions of consumers, besides the workspace's own 24. */
const OTHERS = ['20.20.2', '22.23.3'] as const

/** @returns an executable for each major version */
export async function nodeVersions(): Promise<{ version: string; path: string }[]> {
  const found = []
  const name = nodePackage(process.platform, process.arch)
  for (const version of OTHERS) found.push({ version, path: join(await cachedTool(name, version), name, 'bin/node') })
  return [...found, { version: '24 of the workspace', path: workspaceNode }]
}
