// How long a table of 100 bookings takes to appear (P6), with the processor slowed four times: from the data's arrival to the next frame, median of
// seven. A time is reported and fails nothing. Needs the built Storybook. Run: pnpm --filter @nalam/ui bench:table
import { chromium } from 'playwright'
import { BROWSER_ARGS, installedBrowser } from '../../../../scripts/browser.mjs'
import { takeArgsOf } from './inPage.ts'
import { listStories, serveSite } from './storybookSite.ts'
import { openStory } from './storyChecks.ts'

const RUNS = 7
const SLOWDOWN = 4

const loading = listStories().find((story) => story.id === 'screens-appointments--loading')
if (!loading) throw new Error('the story of a loading list is missing')
const site = await serveSite()
const executablePath = installedBrowser()
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) })
try {
  const page = await browser.newPage()
  const protocol = await page.context().newCDPSession(page)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await openStory(page, site.address, loading)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelectorAll('tbody tr [data-status]').length < 100) return
        observer.disconnect()
        requestAnimationFrame(() => performance.measure('table', 'data'))
      })
      observer.observe(document.body, { childList: true, subtree: true })
      performance.mark('data')
    })
    await page.evaluate(takeArgsOf, 'screens-appointments--full')
    await page.waitForFunction(() => performance.getEntriesByName('table').length > 0)
    times.push(await page.evaluate(() => performance.getEntriesByName('table')[0]?.duration ?? 0))
  }
  const sorted = times.sort((one, two) => one - two)
  const nodes = await page.locator('#storybook-root *').count()
  process.stdout.write(
    `100 rows at ${SLOWDOWN}×: median ${sorted[Math.floor(RUNS / 2)]?.toFixed(0)} ms, best ${sorted[0]?.toFixed(0)} ms; ${nodes} elements on the page\n`,
  )
} finally {
  await browser.close()
  await site.close()
}
