// Lighthouse's accessibility of five kinds of pages, and axe over the same in the dark and at 320 px. Writes docs/measurements/site.md.
// The site has to be built: `pnpm run docs`.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from '../../scripts/browser.mjs'
import { ROOT } from './paths.ts'
import { serveSite } from './serve.ts'

const KINDS = [
  ['start', '/'],
  ['task', '/build/sign-in.html'],
  ['reference', '/reference/sdk.html'],
  ['component', '/ui/screens/Login.html'],
  ['contract', '/contract/session.html'],
  ['decision', '/decisions/0018-the-server-is-published.html'],
] as const

/** Fetched when it is needed, as in the portal's measurements: 185 MB that nobody who builds the site has to install. */
const LIGHTHOUSE = ['-y', 'lighthouse@13.5.0']

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] } | undefined>
  audits: Record<string, { score: number | null; title: string } | undefined>
}

/** @returns the score of 100, and the titles of what takes away from it */
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
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: browser } },
  )
  const report: Report = JSON.parse(stdout)
  const category = report.categories['accessibility']
  const findings = (category?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = report.audits[id]
    return audit?.score === 0 ? [audit.title] : []
  })
  return { score: Math.round((category?.score ?? 0) * 100), findings }
}

/** @returns axe's findings on a page, and whether it can be scrolled sideways */
async function axe(browser: Browser, url: string, colorScheme: 'light' | 'dark', width: number) {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.locator('h1').first().waitFor()
  // The stories inside are checked by Storybook's own run.
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

const program = await ensureBrowser(console.log)
const server = await serveSite(0)
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The site is not served on a port')
const browser = await chromium.launch({ executablePath: program, args: BROWSER_ARGS })
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
  const all = [...new Set([...findings, ...others])]
  if (score < 100 || all.length > 0) wrong += 1
  rows.push(`| ${kind} | \`${path}\` | ${score} | ${all.length === 0 ? 'nothing' : all.join('; ')} |`)
  console.log(rows.at(-1))
}
await browser.close()
server.close()
writeFileSync(
  join(ROOT, 'docs/measurements/site.md'),
  `# The documentation site

Written by \`pnpm --filter @nalam/site measure\`: Lighthouse 13.5's accessibility on its phone, and axe in light and dark at 1280 and 320 px.

| page | address | Lighthouse of 100 | found by either, or wider than the window |
|---|---|---|---|
${rows.join('\n')}
`,
)
process.exit(wrong > 0 ? 1 : 0)
