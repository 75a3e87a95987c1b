// The same Node and pnpm on every machine: whatever Node the machine has, the workspace installs its own (the npm
// package `node`), and pnpm comes at one version through npx.
import { spawn, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** pnpm at the one version that everybody uses. */
export const PNPM = 'pnpm@12.21.0'

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The environment of every tool: the workspace's own binaries first. */
export function toolEnvironment() {
  return { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` }
}

/** The Node that the workspace installed. */
export const workspaceNode = join(ROOT, 'node_modules/node/bin/node')

/** Ends with one sentence when the machine's Node is too old to install anything. */
export function requireNode20() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 20) return
  process.stderr.write(
    `Node ${process.versions.node} is too old: install Node 20 or newer, then run the command again.\n`,
  )
  process.exit(1)
}

/**
 * Installs exactly what the lockfile says.
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
 * @param {{ quiet?: boolean, cwd?: string, env?: Record<string, string> }} [options]
 *   quiet: keep the output and return it instead of printing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command === 'node' ? workspaceNode : command, [...args], {
      cwd,
      env: { ...toolEnvironment(), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
