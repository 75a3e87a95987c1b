// Measures how long a table of 100 bookings takes to appear (P6), with the processor slowed down
// four times: from the arrival of the data at the screen until the rows that fit in a window are in
// the document, are laid out and are painted, and until all rows are in the document. Each run uses
// a page of its own, so that nothing is warm. The times are reported and cause no failure. The page
// is built for this purpose: Storybook's own observers read the style of every new element, which
// would be measured too.
// Run: pnpm --filter @nalam/ui bench:table
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../../../../scripts/browser.mjs'

const RUNS = 9
const SLOWDOWN = 4
const ADDRESS = 'http://table.example/'
const PARTS = ['rendered', 'laidOut', 'drawn', 'complete'] as const
const bench = join(dirname(fileURLToPath(import.meta.url)), '..', 'bench')

/** Returns the page's files by name. */
async function pageFiles(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    root: bench,
    logLevel: 'error',
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@nalam/source', 'module', 'browser', 'production', 'import', 'default'] },
    build: { write: false, minify: true, rollupOptions: { input: join(bench, 'tablePage.tsx') } },
  })
  const files = new Map<string, string | Uint8Array>()
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue
    for (const part of output.output) files.set(part.fileName, part.type === 'chunk' ? part.code : part.source)
  }
  return files
}

const files = await pageFiles()
const script = [...files.keys()].find((name) => /tablePage.*\.js$/.test(name))
const sheet = [...files.keys()].find((name) => name.endsWith('.css'))
if (!script || !sheet) throw new Error('the page was not built')
const html = `<!doctype html><html lang="en"><link rel="stylesheet" href="/${sheet}"><body><script type="module" src="/${script}"></script></body></html>`
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }

const browser = await chromium.launch(launchOptions())
try {
  const runs: Record<string, unknown>[] = []
  let nodes = 0
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.route(`${ADDRESS}**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1)
      const body = name === '' ? html : files.get(name)
      if (body === undefined) return route.fulfill({ status: 404 })
      const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/html'
      return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) })
    })
    await page.goto(ADDRESS)
    await page.waitForFunction(() => 'nalamMeasure' in window)
    await page.evaluate(() => document.fonts.ready)
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const times: unknown = await page.evaluate(() => Reflect.apply(Reflect.get(window, 'nalamMeasure'), undefined, []))
    runs.push(Object(times))
    nodes = await page.locator('tbody *').count()
    if ((await page.locator('tbody [data-status]').count()) !== 100) throw new Error('there are not 100 rows')
    await page.close()
  }
  const of = (part: string) => runs.map((times) => Number(times[part])).sort((one, two) => one - two)
  const text = PARTS.map((part) => {
    const sorted = of(part)
    return `${part} ${sorted[Math.floor(RUNS / 2)]?.toFixed(0)} ms (best ${sorted[0]?.toFixed(0)})`
  })
  process.stdout.write(
    `100 rows at ${SLOWDOWN}×, median of ${RUNS}: ${text.join(', ')}; ${nodes} elements in the rows; load ${loadavg()[0]?.toFixed(1)}\n`,
  )
} finally {
  await browser.close()
}
