import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, installedBrowser } from '../../../scripts/browser.mjs'
import { makeFolder, removeFolder } from '../e2e/databases.ts'
import { signIn } from '../e2e/fixtures.ts'
import { median } from './median.ts'

/** What Lighthouse says of a page on its simulated phone (goal P3): scores from 0 to 1, times in milliseconds. */
export interface PageScores {
  performance: number
  accessibility: number
  bestPractices: number
  firstContentfulPaint: number
  largestContentfulPaint: number
  totalBlockingTime: number
  cumulativeLayoutShift: number
}

interface Report {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number } | undefined>
}

const read = (report: Report): PageScores => {
  const score = (name: string) => report.categories[name]?.score ?? Number.NaN
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}

/**
 * The median of several runs of Lighthouse on one page, every one with an empty cache. Lighthouse is fetched when it is needed:
 * 185 MB that nobody who builds or tests the portal has to install.
 *
 * @param isSignedIn whether the demo's doctor signs in first
 * @param throttling whether the phone is computed from a load at full speed (what Lighthouse does by itself), or the browser is slowed down
 */
export async function measurePageScores(
  url: string,
  isSignedIn: boolean,
  runs: number,
  throttling: 'simulate' | 'devtools' = 'simulate',
): Promise<PageScores> {
  const port = await freePort()
  const folder = makeFolder()
  const executablePath = installedBrowser()
  const context = await chromium.launchPersistentContext(folder, {
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
    baseURL: new URL(url).origin,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const [page] = context.pages()
    if (!page) throw new Error('The browser has no page')
    if (isSignedIn) await signIn(page)
    const session = await context.newCDPSession(page)
    const found: PageScores[] = []
    for (let run = 0; run < runs; run++) {
      await page.goto('about:blank')
      await session.send('Network.clearBrowserCache')
      const command = [
        '-y',
        'lighthouse@13.5.0',
        url,
        '--quiet',
        '--output=json',
        '--output-path=stdout',
        `--port=${port}`,
        `--throttling-method=${throttling}`,
      ]
      const only = '--only-categories=performance,accessibility,best-practices'
      const { stdout } = await promisify(execFile)('npx', [...command, '--disable-storage-reset', only], {
        maxBuffer: 64 * 1024 * 1024,
      })
      const report: Report = JSON.parse(stdout)
      found.push(read(report))
    }
    const middle = (name: keyof PageScores) => median(found.map((scores) => scores[name]))
    return {
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      bestPractices: middle('bestPractices'),
      firstContentfulPaint: middle('firstContentfulPaint'),
      largestContentfulPaint: middle('largestContentfulPaint'),
      totalBlockingTime: middle('totalBlockingTime'),
      cumulativeLayoutShift: middle('cumulativeLayoutShift'),
    }
  } finally {
    await context.close()
    removeFolder(folder)
  }
}
