// Measures how long a user who does not know the Storybook takes to find what a designer asks for:
// a browser script that types and reads at human speed. Writes reports/measurements/ui.md.
//   pnpm --filter @nalam/ui bench:designer   (--no-build takes storybook-static/ as it is)
import { recordMeasurement } from '../../../../scripts/recordMeasurement.ts'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { launchOptions } from '../../../../scripts/browser.mjs'
import { buildSite, serveSite } from './storybookSite.ts'

/** Milliseconds between two letters (`TYPING`), and to read a page before the next click. */
const TYPING = 200
const READING = 3000

interface Task {
  wanted: string
  /** @returns the found text */
  run: (page: Page) => Promise<string>
}

const docs = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const search = async (page: Page, word: string) => {
  await page.getByRole('combobox', { name: /search/i }).click()
  await page.keyboard.type(word, { delay: TYPING })
  await page.waitForTimeout(READING)
  await page.getByRole('option').first().click()
}
/** A docs page is loaded once it has its heading. */
const heading = async (page: Page, name: string | RegExp) => {
  await docs(page).getByRole('heading', { name }).first().waitFor()
  await page.waitForTimeout(READING)
}

const TASKS: readonly Task[] = [
  {
    wanted: 'a component, by its name in another system (“modal”)',
    run: async (page) => {
      await search(page, 'modal')
      await heading(page, /Modal/)
      await docs(page).getByRole('link', { name: 'Dialog' }).click()
      await heading(page, 'Dialog')
      return 'Components / Dialog'
    },
  },
  {
    wanted: 'the states of a component',
    run: async (page) => {
      await search(page, 'status badge')
      await heading(page, 'Status badge')
      const states = await docs(page).getByRole('heading', { level: 3 }).count()
      if (states < 3) throw new Error(`only ${states} states`)
      return `${states} states on one page`
    },
  },
  {
    wanted: 'a colour, its contrast and its name to copy',
    run: async (page) => {
      await search(page, 'tokens')
      await heading(page, 'Tokens')
      const row = docs(page).getByRole('row', { name: /nalamTokens\.pendingInk/ })
      await row.getByRole('button', { name: 'Copy' }).click()
      await row.getByRole('button', { name: 'Copied' }).waitFor()
      return (await row.innerText()).replaceAll(/\s+/g, ' ')
    },
  },
  {
    wanted: 'when to use a component, and its keys',
    run: async (page) => {
      await search(page, 'week strip')
      await heading(page, 'Week strip')
      return (
        await docs(page)
          .getByText(/One tab stop/)
          .first()
          .innerText()
      ).slice(0, 80)
    },
  },
  {
    wanted: 'the code of an example',
    run: async (page) => {
      await search(page, 'summary card')
      await heading(page, 'Summary card')
      await docs(page).getByText('Show code').first().click()
      const code = await docs(page).locator('pre').filter({ hasText: '<SummaryCard' }).first().innerText()
      return code.replaceAll(/\s+/g, ' ').slice(0, 80)
    },
  },
  {
    wanted: 'how errors are worded',
    run: async (page) => {
      await search(page, 'content')
      await heading(page, 'Content style')
      await docs(page).getByRole('heading', { name: 'Errors' }).waitFor()
      return 'Design / Content style'
    },
  },
]

if (!process.argv.includes('--no-build')) buildSite()
const site = await serveSite()
const browser = await chromium.launch(launchOptions())
const rows: string[] = []
for (const { wanted, run } of TASKS) {
  // Every task starts on the first page, with an empty cache.
  const context = await browser.newContext({ permissions: ['clipboard-write'], viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const begun = performance.now()
  await page.goto(`${site.address}/`)
  const found = await run(page)
  rows.push(`| ${wanted} | ${((performance.now() - begun) / 1000).toFixed(0)} s | ${found.replaceAll('|', '\\|')} |`)
  process.stdout.write(`${rows.at(-1)}\n`)
  await context.close()
}
await browser.close()
await site.close()
recordMeasurement(
  'ui',
  'A designer looks something up',
  `The time from opening Storybook until the wanted item is visible. A script in Chromium stands in for the designer: it types one letter every
${TYPING} ms, waits ${READING / 1000} s on every page, and knows the search term. Written by \`pnpm --filter @nalam/ui bench:designer\`.

| wanted | time | found |
|---|---|---|
${rows.join('\n')}
`,
)
