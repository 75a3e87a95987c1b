import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { workspaceNode } from '../../scripts/toolchain.mjs'
import { cachedTool } from './cachedTool.ts'

/** @returns a free port */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

/**
 * Waits until an address responds.
 * @param program the wait ends if it exits
 */
export async function responds(url: string, program: ChildProcess, seconds: number = 180) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    if (program.exitCode !== null || program.signalCode !== null)
      throw new Error(`The program behind ${url} ended with ${program.exitCode}.`)
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    )
    if (status > 0 && status < 500) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await ended(program)
  throw new Error(`${url} did not respond in ${seconds} s.`)
}

/** @returns resolves after it has exited */
export const ended = (program: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve()
    program.once('exit', () => resolve())
    program.kill('SIGTERM')
  })

/**
 * Starts an empty registry on this machine for
 * @nalam packages. All other packages come from the
 * usual registry.
 * @param folder storage of the published packages
 */
export async function localRegistry(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  // Verdaccio depends on a release candidate of node-fetch that can no longer be installed.
  const modules = await cachedTool('verdaccio', '6.10.4', { 'node-fetch@cjs': '2.7.0' })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'config.yaml'),
    [
      'storage: ./storage',
      'web: { enable: false }',
      'auth: { htpasswd: { file: ./htpasswd, max_users: -1 } }',
      'uplinks: {}',
      'max_body_size: 20mb',
      "packages: { '@nalam/*': { access: $all, publish: $all } }",
      'log: { type: stdout, format: pretty, level: warn }',
    ].join('\n'),
  )
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const server = spawn(
    workspaceNode,
    [
      join(modules, 'verdaccio/bin/verdaccio'),
      '--config',
      join(folder, 'config.yaml'),
      '--listen',
      `127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  )
  await responds(`${url}-/ping`, server)
  return { url, stop: () => ended(server) }
}

/**
 * Returns the .npmrc that takes
 * @nalam packages from the local registry. Publishing there needs no
 * account, but npm requires a token.
 */
export const registrySettings = (url: string) =>
  `@nalam:registry=${url}\n${url.slice('http:'.length)}:_authToken=nobody\naudit=false\nfund=false\n`
