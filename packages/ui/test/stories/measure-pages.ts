// Measures what a browser with an empty cache loads for the first page of the built Storybook and
// for the page of every screen, from a host that compresses with gzip.
//   pnpm --filter @nalam/ui bench:pages   (--no-build takes storybook-static/ as it is)
import { recordMeasurement } from '../../../../scripts/recordMeasurement.ts'
import { chromium } from 'playwright'
import { launchOptions } from '../../../../scripts/browser.mjs'
import { buildSite, listStories, serveSite, SITE } from './storybookSite.ts'

/** Most megabytes of a page. */
const LIMITS = { first: 5, screen: 6 }
/** A page is loaded when nothing was requested for so many milliseconds. */
const QUIET = 2000

if (!process.argv.includes('--no-build')) buildSite()
const site = await serveSite(SITE, true)
const browser = await chromium.launch(launchOptions())

/** Returns the transferred megabytes. */
async function load(path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  let [transferred, last] = [0, performance.now()]
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength
    last = performance.now()
  })
  await page.goto(site.address + path)
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ timeout: 120_000 })
  while (performance.now() - last < QUIET) await page.waitForTimeout(QUIET / 4)
  await context.close()
  return transferred / 1e6
}

const screens = [...new Set(listStories().map(({ title }) => title))].filter((title) => title.startsWith('Screens/'))
const pages = [
  { name: 'first page', path: '/', limit: LIMITS.first },
  ...screens.map((title) => ({
    name: title,
    path: `/?path=/docs/${title.toLowerCase().replaceAll(/\W+/g, '-')}--docs`,
    limit: LIMITS.screen,
  })),
]
const rows: string[] = []
for (const { name, path, limit } of pages) {
  const transferred = await load(path)
  rows.push(`| ${name} | ${transferred.toFixed(2)} MB | ${limit} MB |`)
  process.stdout.write(`${rows.at(-1)}\n`)
  if (transferred > limit) process.exitCode = 1
}
await browser.close()
await site.close()
recordMeasurement(
  'ui',
  'Pages of Storybook',
  `What Chromium loads with an empty cache from a host that compresses with gzip. Written by \`pnpm --filter @nalam/ui bench:pages\`.

| page | transferred | limit |
|---|---|---|
${rows.join('\n')}
`,
)
