// Measures the first steps of a newcomer with empty caches and prints the duration of each: clone,
// npm start, sign in, and both again.
//   pnpm bench:newcomer
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser, launchOptions } from './browser.mjs'
import { ended, freePort } from '../test/publish/localRegistry.ts'
import { DEMO } from '../test/publish/platform.ts'
import { ROOT } from './toolchain.mjs'

const base = mkdtempSync(join(tmpdir(), 'nalam-newcomer-'))
const home = join(base, 'home')
const clone = join(base, 'nalam')
mkdirSync(home)
const userconfig = execFileSync('npm', ['config', 'get', 'userconfig'], { encoding: 'utf8' }).trim()
// Empty caches; only the machine's registry settings are kept.
const environment = {
  ...process.env,
  HOME: home,
  XDG_CACHE_HOME: join(home, 'cache'),
  XDG_DATA_HOME: join(home, 'data'),
  npm_config_cache: join(home, 'npm'),
  npm_config_userconfig: userconfig,
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now()
  const result = await work()
  console.log(`| ${what} | ${((Date.now() - begun) / 1000).toFixed(1)} s |`)
  return result
}

/** @returns the running `npm start`, after it has printed its address */
const start = (port: number): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['start', '--', '--port', String(port)], {
      cwd: clone,
      env: environment,
      detached: true,
    })
    let output = ''
    const read = (part: Buffer) => {
      output += part.toString()
      if (output.includes(`http://localhost:${port}`)) resolve(child)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
  })

/** Sends the signal to the whole process group, because npm does not pass it on. */
async function stop(child: ChildProcess) {
  child.removeAllListeners('exit')
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await ended(child)
}

const port = await freePort()
const browser = await chromium.launch({ ...launchOptions(), executablePath: await ensureBrowser(console.log) })
try {
  console.log(`Load of the machine at the start: ${loadavg()[0]?.toFixed(1)}\n\n| step | time |\n|---|---|`)
  await timed('`git clone`', async () => execFileSync('git', ['clone', '--quiet', ROOT, clone]))
  const first = await timed('`npm start`, first time, empty caches, until it prints its address', () => start(port))
  await timed('sign in, until the dashboard shows its rows', async () => {
    const page = await browser.newPage()
    page.setDefaultTimeout(120_000)
    await page.goto(`http://localhost:${port}/`)
    await page.getByLabel('Email').fill(DEMO.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('table').getByRole('row').nth(5).waitFor()
  })
  await stop(first)
  const second = await timed('`npm start`, second time, until it prints its address', () => start(port))
  await stop(second)
} finally {
  await browser.close()
  rmSync(base, { recursive: true, force: true })
}
process.exit(0)
