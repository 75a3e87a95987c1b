import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT, toolEnvironment, workspaceNode } from '../toolchain.mjs'
import { answers, ended, freePort } from './localRegistry.mjs'

/** The confirmed doctor of the demo data. */
export const DEMO = { email: 'meena.raghavan@nalam.example', password: 'Example@2026', name: 'Meena Raghavan' }

/**
 * Starts the reference server from its sources, with demo data in a folder of its own.
 * @param {string} data @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function platform(data) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(
    workspaceNode,
    [
      '--conditions=@nalam/source',
      join(ROOT, 'packages/server/src/main.ts'),
      'serve',
      '--demo',
      '--port',
      String(port),
      '--data',
      data,
    ],
    { cwd: ROOT, env: toolEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await answers(`${origin}/readyz`, server)
  return { origin, stop: () => ended(server) }
}
