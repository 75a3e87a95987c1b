import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../../scripts/browser.mjs'
import { makeFolder, removeFolder } from '../e2e/databases.ts'
import { doctors, enterCredentials } from '../e2e/fixtures.ts'
import { median } from './median.ts'

/**
 * Scores of a page in Lighthouse on its simulated phone (goal P3): scores from 0 to 1, times in
 * milliseconds.
 */
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

/**
 * Starts a browser without a client, so that only Lighthouse receives the protocol messages of the
 * page that it measures.
 */
async function startBrowser(folder: string, fonts: 'arial' | 'phone') {
  const { args, env, executablePath } = launchOptions({
    fonts,
    args: ['--headless', `--user-data-dir=${folder}`, '--remote-debugging-port=0'],
  })
  const browser = spawn(executablePath ?? chromium.executablePath(), [...args, 'about:blank'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(browser, 'exit')
  for await (const line of createInterface(browser.stderr)) {
    const [, port] = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line) ?? []
    if (port === undefined) continue
    const stop = async () => {
      browser.kill()
      await ended
    }
    browser.stderr.resume()
    return { port: Number(port), stop }
  }
  throw new Error('The browser ended without a port')
}

/** Runs an action on a new page of the browser, then closes the page and disconnects. */
async function withPage(port: number, act: (page: Page) => Promise<unknown>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no context')
  const page = await context.newPage()
  await act(page)
  await page.close()
  await browser.close()
}

async function clearCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await enterCredentials(page, doctors.complete)
  await page.waitForURL('**/doctor/dashboard')
}

/**
 * Runs Lighthouse once on a page, in a browser that is already running.
 *
 * @returns undefined if Lighthouse missed the start of the navigation, which happens about once in
 * fifty runs: such a run has no figures
 */
async function runLighthouse(
  url: string,
  port: number,
  throttling: 'simulate' | 'devtools',
): Promise<PageScores | undefined> {
  const command = [
    '-y',
    'lighthouse@13.5.0',
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--port=${port}`,
    `--throttling-method=${throttling}`,
    // The event stream stays open: without this option Lighthouse waits 45 s for an idle network.
    '--max-wait-for-load=15000',
    '--disable-storage-reset',
    '--only-categories=performance,accessibility,best-practices',
  ]
  try {
    const { stdout } = await promisify(execFile)('npx', command, {
      maxBuffer: 64 * 1024 * 1024,
      // npx reads every package that is installed in its working directory.
      cwd: tmpdir(),
    })
    const report: Report = JSON.parse(stdout)
    return read(report)
  } catch (error) {
    if (error instanceof Error && error.message.includes('NO_NAVSTART')) return undefined
    throw error
  }
}

/**
 * Returns the median of several Lighthouse runs on one page, each with an empty cache. Lighthouse
 * is downloaded when it is needed: nobody who builds or tests the portal has to install its 185 MB.
 *
 * @param isSignedIn whether the demo's doctor signs in first
 * @param throttling whether the phone is simulated from a load at full speed (Lighthouse's
 *   default), or the browser is slowed down
 * @param fonts what the phone has of its own
 */
export async function measurePageScores(
  url: string,
  isSignedIn: boolean,
  runs: number,
  throttling: 'simulate' | 'devtools' = 'simulate',
  fonts: 'arial' | 'phone' = 'arial',
): Promise<PageScores> {
  const folder = makeFolder()
  const browser = await startBrowser(folder, fonts)
  try {
    if (isSignedIn) await withPage(browser.port, (page) => signIn(page, new URL(url).origin))
    const found: PageScores[] = []
    let missed = 0
    while (found.length < runs) {
      await withPage(browser.port, clearCache)
      const scores = await runLighthouse(url, browser.port, throttling)
      if (scores) found.push(scores)
      else if (++missed > runs) throw new Error('Lighthouse misses the navigation again and again')
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
    await browser.stop()
    removeFolder(folder)
  }
}
