// Measures the time from `pnpm storybook` until a story is rendered in a browser: cold (no bundler
// cache) and warm.
//   pnpm --filter @nalam/ui bench:storybook
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { launchOptions } from '../../../../scripts/browser.mjs'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const STORY = 'iframe.html?id=feedback-statusbadge--typical'

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('There is no free port')),
      )
    })
  })
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch (error) {
    // The server is not listening yet.
    if (error instanceof TypeError) return false
    throw error
  }
}

/**
 * Returns the seconds from the command until the list of stories is rendered, and until a story is.
 */
async function start(): Promise<readonly [list: number, story: number]> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}/`
  const begun = performance.now()
  const child = spawn('node_modules/.bin/storybook', ['dev', '-p', String(port), '--no-open', '--ci', '--quiet'], {
    cwd: ROOT,
    stdio: 'ignore',
  })
  const browser = await chromium.launch(launchOptions())
  const seconds = () => (performance.now() - begun) / 1000
  try {
    while (!(await isAnswering(`${origin}index.json`))) {
      if (child.exitCode !== null) throw new Error(`Storybook ended with ${child.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const page = await browser.newPage()
    await page.goto(origin)
    await page.locator('#storybook-explorer-tree').waitFor()
    const list = seconds()
    await page.goto(origin + STORY)
    await page.locator('#storybook-root > *').first().waitFor({ timeout: 120_000 })
    return [list, seconds()]
  } finally {
    await browser.close()
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    if (child.exitCode === null) await ended
  }
}

process.stdout.write(`Load of the machine at the beginning: ${loadavg()[0]?.toFixed(1)}\n`)
rmSync(`${ROOT}node_modules/.cache`, { recursive: true, force: true })
for (const name of ['cold', 'warm']) {
  const [list, story] = await start()
  process.stdout.write(`${name}: the list of stories after ${list.toFixed(1)} s, a story after ${story.toFixed(1)} s\n`)
}
