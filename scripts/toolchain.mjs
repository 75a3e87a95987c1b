// The same Node and pnpm on every machine: the workspace installs its own Node, one npm package per
// platform with its hash in the lockfile, and pnpm comes at one version through npx.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** pnpm at the one version that everybody uses. */
export const PNPM = 'pnpm@12.21.0'

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Returns the environment of every tool, with the workspace's own binaries first in PATH. */
export function toolEnvironment() {
  return { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` }
}

/**
 * @param {string} platform as `process.platform`
 * @param {string} arch as `process.arch`
 * @returns {string} the npm package with Node for it
 */
export const nodePackage = (platform, arch) => `node-${platform === 'win32' ? 'win' : platform}-${arch}`

const ownNode = nodePackage(process.platform, process.arch)
const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const hasOwnNode = ownNode in optionalDependencies

/**
 * Node for the workspace's tools: the installed one, or the machine's if the registry has none for
 * the platform.
 */
export const workspaceNode = hasOwnNode
  ? join(ROOT, 'node_modules', ownNode, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  : process.execPath

/** Exits with one sentence if the machine's Node is too old to install anything. */
export function requireNode() {
  const oldest = hasOwnNode ? 20 : 22
  if (Number(process.versions.node.split('.')[0]) >= oldest) return
  process.stderr.write(
    `Node ${process.versions.node} is too old: install Node ${oldest} or newer, then run the command again.\n`,
  )
  process.exit(1)
}

/**
 * Installs exactly the versions of the lockfile.
 * @param {{ quiet?: boolean }} [options] quiet: print only when it fails
 */
export function install({ quiet = false } = {}) {
  const result = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true' },
  })
  if (result.status === 0) return
  if (quiet) process.stderr.write(`${result.stdout?.toString() ?? ''}${result.stderr?.toString() ?? ''}`)
  process.stderr.write('The installation failed; the lines above say why. Nothing was started.\n')
  process.exit(result.status ?? 1)
}

/**
 * Runs one of the workspace's tools.
 * @param {string} command a binary of node_modules/.bin, or `node`
 * @param {readonly string[]} args
 * @param {{
 *   quiet?: boolean, cwd?: string, env?: Record<string, string>, timeout?: number
 * }} [options]
 *   quiet: return the output without printing it; timeout: milliseconds after which it is stopped
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, cwd = ROOT, env = {}, timeout = 0 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command === 'node' ? workspaceNode : command, [...args], {
      cwd,
      env: { ...toolEnvironment(), ...env },
      timeout,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        if (!quiet) process.stdout.write(chunk)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
