import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT, toolEnvironment } from '../../scripts/toolchain.mjs'
import { responds, ended, freePort } from './localRegistry.ts'
import { must } from '../../scripts/publish/workingCopy.ts'

/** The confirmed doctor of the demo data. */
export const DEMO = { email: 'meena.raghavan@nalam.example', password: 'Example@2026', name: 'Meena Raghavan' }

/**
 * Builds the reference server and starts it with demo data in a separate folder.
 * @param node executable that runs it
 */
export async function platform(data: string, node: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  await must('node', ['--run', 'build'], join(ROOT, 'packages/server'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(
    node,
    [join(ROOT, 'packages/server/dist/main.js'), 'serve', '--demo', '--port', String(port), '--data', data],
    { cwd: ROOT, env: toolEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await responds(`${origin}/readyz`, server)
  return { origin, stop: () => ended(server) }
}
