// Measures the accessibility of the site: Lighthouse on six kinds of pages, axe on the same pages
// in dark mode and at 320 px, and a keyboard walkthrough. Writes reports/measurements/repository.md.
// The site has to be built: `pnpm run docs`.
import { recordMeasurement } from '../../scripts/recordMeasurement.ts'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser } from '@playwright/test'
import { BROWSER_ARGS, browserEnvironment, ensureBrowser, launchOptions } from '../../scripts/browser.mjs'
import { serveSite } from './serve.ts'

const KINDS = [
  ['start', '/'],
  ['task', '/build/sign-in.html'],
  ['reference', '/reference/sdk.html'],
  ['component', '/ui/screens/Login.html'],
  ['contract', '/contract/session.html'],
  ['decision', '/decisions/0018-the-server-is-published.html'],
] as const

/**
 * Downloaded when it is needed, as in the portal's measurements: nobody who builds the site has to
 * install its 185 MB.
 */
const LIGHTHOUSE = ['-y', 'lighthouse@13.5.0']

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] } | undefined>
  audits: Record<string, { score: number | null; title: string } | undefined>
}

/** @returns the score out of 100, and the titles of the audits that reduce it */
async function lighthouse(url: string, browser: string): Promise<{ score: number; findings: string[] }> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--only-categories=accessibility',
      '--throttling-method=provided',
      `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...browserEnvironment(), CHROME_PATH: browser } },
  )
  const report: Report = JSON.parse(stdout)
  const category = report.categories['accessibility']
  const findings = (category?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = report.audits[id]
    return audit?.score === 0 ? [audit.title] : []
  })
  return { score: Math.round((category?.score ?? 0) * 100), findings }
}

/** @returns axe's findings on a page, and whether the page scrolls horizontally */
async function axe(browser: Browser, url: string, colorScheme: 'light' | 'dark', width: number) {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.locator('h1').first().waitFor()
  // Storybook's own run checks the embedded stories.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  await context.close()
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')} and ${nodes.length - 1} more`,
  )
  return isTooWide ? [...findings, 'scrolls sideways'] : findings
}

const STOPS = 40

/**
 * Presses Tab from the top of a page.
 * @returns stops that are outside the window, covered, or have no focus indicator
 */
async function walk(browser: Browser, url: string, width: number): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(url)
  const faults: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const element = document.activeElement
      // In a live story the focus is inside the story, which Storybook's own run checks.
      if (element === null || element === document.body || element.tagName === 'IFRAME') return undefined
      const { left, right, top, bottom, width: wide, height: high } = element.getBoundingClientRect()
      const { outlineStyle, boxShadow } = getComputedStyle(element)
      const isInWindow = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
      const above = document.elementFromPoint(left + wide / 2, top + high / 2)
      const isCovered = above === null || !(element.contains(above) || above.contains(element))
      const isMarked = outlineStyle !== 'none' || boxShadow !== 'none'
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
      if (!isInWindow || isCovered) return `Tab leads to “${name}”, which is not seen`
      return isMarked ? undefined : `the focus on “${name}” is not seen`
    })
    if (fault !== undefined) faults.push(`${fault} (${width} px)`)
  }
  await page.close()
  return faults
}

/** Searches with only the keyboard. @returns the problems found */
async function search(browser: Browser, url: string, width: number): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(url)
  // The search's code is loaded with the page; it ignores keys before that.
  await page.getByRole('button', { name: 'Search' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('formatPhone')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  const isFound = await page.waitForURL(/reference|sdk/, { timeout: 5000 }).then(
    () => true,
    () => false,
  )
  await page.close()
  return isFound ? [] : [`a search leads nowhere (${width} px)`]
}

const program = await ensureBrowser(console.log)
const server = await serveSite(0)
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The site is not served on a port')
const browser = await chromium.launch({ ...launchOptions(), executablePath: program })
const rows: string[] = []
let wrong = 0
for (const [kind, path] of KINDS) {
  const url = `http://127.0.0.1:${address.port}${path}`
  const { score, findings } = await lighthouse(url, program)
  const others = [
    ...(await axe(browser, url, 'light', 1280)),
    ...(await axe(browser, url, 'dark', 1280)),
    ...(await axe(browser, url, 'light', 320)),
    ...(await axe(browser, url, 'dark', 320)),
  ]
  for (const width of [1280, 360])
    others.push(...(await walk(browser, url, width)), ...(await search(browser, url, width)))
  const all = [...new Set([...findings, ...others])]
  if (score < 100 || all.length > 0) wrong += 1
  rows.push(`| ${kind} | \`${path}\` | ${score} | ${all.length === 0 ? 'nothing' : all.join('; ')} |`)
  console.log(rows.at(-1))
}
await browser.close()
server.close()
recordMeasurement(
  'repository',
  'The documentation site',
  `Accessibility, written by \`pnpm --filter @nalam/site measure\`: the score of Lighthouse 13.5 on its emulated phone; axe in light and dark at 1280
and 320 px; at 1280 and 360 px a search with only the keyboard, and ${STOPS} Tab key presses (each focused element is in the window, uncovered, and
has a focus indicator).

| page | address | Lighthouse of 100 | found |
|---|---|---|---|
${rows.join('\n')}
`,
)
process.exit(wrong > 0 ? 1 : 0)
