import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplesOf } from '../../scripts/documents/markdown.ts'
import { must } from '../../scripts/publish/workingCopy.ts'
import { freshFolder } from './freshFolder.ts'
import { ended, registrySettings } from './localRegistry.ts'
import { nodeVersions } from './nodeVersions.ts'
import { DEMO } from './platform.ts'

/** Time limit in seconds for starting the demo on a machine with empty caches (U7). */
const PATIENCE = 20

/** @returns total size of its files in bytes */
function bytesOf(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  return paths.map((path) => statSync(path)).reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)
}

/**
 * Waits for the line with the address.
 * @returns the origin
 * @throws if a first start has not said before that it prepares its data
 */
function originOf(program: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    program.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)))
    for (const stream of [program.stdout, program.stderr]) {
      stream?.on('data', (part) => {
        output += part
        const origin = / is ready at (\S+)/.exec(output)?.[1]
        if (!origin) return
        if (output.includes('Preparing the demo data')) resolve(origin)
        else reject(new Error(`Nothing was said while the data was prepared:\n${output}`))
      })
    }
  })
}

/** @throws if the portal is missing or the demo doctor cannot sign in and read the bookings */
async function signIn(origin: string) {
  const page = await fetch(`${origin}/login`, { headers: { accept: 'text/html' } })
  const html = await page.text()
  if (!page.ok || !html.includes('<div id="root"')) throw new Error(`The portal is not there: ${page.status}`)
  const send = (path: string, body: object, cookie = '') =>
    fetch(`${origin}/api/doctor/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const login = await send('loginDoctor', { email: DEMO.email, password: DEMO.password })
  const { doctorDetails } = await login.json()
  const cookie = login.headers.getSetCookie().map((line) => line.split(';')[0])
  const list = await send('doc-get-all-bookings', { doctorId: doctorDetails._id, page: 1 }, cookie.join('; '))
  if (login.status !== 201 || list.status !== 200) throw new Error(`login ${login.status}, bookings ${list.status}`)
}

/**
 * Tests `npx
 * @nalam /server --demo` in an empty folder with an empty npm cache, and the import for
 * tests.
 */
export async function serverPackage(
  folder: (name: string) => string,
  registry: string,
  version: string,
  step: (what: string, work: () => Promise<string | void>) => Promise<boolean>,
) {
  await step('npx @nalam/server --demo shows portal and API in an empty folder with an empty cache', async () => {
    const [target, cache] = [folder('npx'), folder('npx-cache')]
    mkdirSync(target)
    writeFileSync(join(target, '.npmrc'), registrySettings(registry))
    const begun = Date.now()
    const command = ['--yes', `@nalam/server@${version}`, '--demo', '--port', '0']
    // A process group of its own, because npm does not pass signals on.
    const program = spawn('npx', command, {
      cwd: target,
      env: { ...process.env, npm_config_cache: cache },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    try {
      const origin = await originOf(program)
      const seconds = (Date.now() - begun) / 1000
      await signIn(origin)
      const megabytes = (bytesOf(join(cache, '_npx')) / 1e6).toFixed(0)
      if (seconds > PATIENCE) console.log(`     more than ${PATIENCE} s: is the network or the machine busy?`)
      return `${seconds.toFixed(1)} s, ${megabytes} MB installed`
    } finally {
      if (program.pid) process.kill(-program.pid, 'SIGTERM')
      await ended(program)
    }
  })
  await step('startTestServer of the README runs on every Node', async () => {
    const target = folder('test-server')
    await freshFolder(target, registry, { manifest: { dependencies: { '@nalam/server': version } } })
    const readme = readFileSync(join(target, 'node_modules/@nalam/server/README.md'), 'utf8')
    const sample = samplesOf(readme).find(({ language }) => language === 'ts')
    // Its only type annotation would need a Node that strips types.
    writeFileSync(join(target, 'sample.mjs'), (sample?.text ?? '').replaceAll('(email: string)', '(email)'))
    const nodes = await nodeVersions()
    for (const { version: node, path } of nodes) {
      const output = await must(path, ['sample.mjs'], target)
      if (output.trim() !== '201\n401\n6\n503\n0 messages to patients')
        throw new Error(`Node ${node} printed: ${output}`)
    }
    return `${nodes.length} runs`
  })
}
