// pnpm dev: the server from its sources with restart on change, and the portal with hot reload in front of it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT, toolEnvironment, workspaceNode } from './toolchain.mjs'

const PORTAL_PORT = '4000'
const API_PORT = '4001'
const parts = [
  spawn(
    workspaceNode,
    [
      '--watch-path',
      join(ROOT, 'packages/server/src'),
      '--watch-path',
      join(ROOT, 'packages/sdk/src'),
      '--conditions=@nalam/source',
      join(ROOT, 'packages/server/src/main.ts'),
      'serve',
      '--demo',
      '--port',
      API_PORT,
      '--data',
      join(ROOT, '.data'),
    ],
    // The browser's origin is the one of the portal's own dev server.
    { stdio: 'inherit', cwd: ROOT, env: { ...toolEnvironment(), ALLOWED_ORIGINS: `http://localhost:${PORTAL_PORT}` } },
  ),
  spawn('vite', ['--port', PORTAL_PORT, '--strictPort'], {
    stdio: 'inherit',
    cwd: join(ROOT, 'packages/portal'),
    env: { ...toolEnvironment(), NALAM_API: `http://localhost:${API_PORT}` },
  }),
]

/** @param {number} code */
function stop(code) {
  for (const part of parts) part.kill('SIGTERM')
  process.exitCode = code
}
for (const part of parts) part.on('exit', (code) => stop(code ?? 0))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => stop(0))
