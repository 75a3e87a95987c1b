// `pnpm --filter @nalam/portal run bench`: measures goals P1 to P11 on the built
// portal against the real server, and writes reports/measurements/portal.md. Times are medians,
// because machines are noisy.
import { recordMeasurement } from '../../../scripts/recordMeasurement.ts'
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '../../../scripts/browser.mjs'
import { makeFolder, removeFolder } from '../e2e/databases.ts'
import { startServer } from '../e2e/fixtures.ts'
import { calendarRows, measureCalendarWeek } from './calendarWeek.ts'
import { measureColdLink } from './coldLink.ts'
import { measureDecision } from './decision.ts'
import { measureElsewhere } from './elsewhere.ts'
import { measureHeap } from './heap.ts'
import { measureInteractions } from './interactions.ts'
import { median } from './median.ts'
import { measurePageOfRows } from './pageOfRows.ts'
import { measurePageScores, type PageScores } from './pageScores.ts'
import { measurePasskeySignIn } from './passkeySignIn.ts'
import { measurePatientPage } from './patientPage.ts'
import { signedInState } from './signedInState.ts'

const PORTAL = fileURLToPath(new URL('..', import.meta.url))
const RUNS = 5
/**
 * Number of cold starts. They also wait for processes other than the browser's, so their times vary
 * more.
 */
const LINKS = 11
/** The two lists of the specification, and the operation that reads their rows. */
const LISTS = [
  { path: '/doctor/appointment', request: 'doc-get-all-bookings' },
  { path: '/doctor/tickets', request: 'get_doctor_ticket' },
]
/** Number of decisions on another device, each made and undone: a hundred changes. */
const ROUNDS_ELSEWHERE = 50

/**
 * Returns the table of `pnpm check:size`. The command fails if a chunk is over its limit; its
 * output says which.
 */
function sizes(): string {
  try {
    return execFileSync(process.execPath, ['--run', 'size'], { cwd: PORTAL, encoding: 'utf8' })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}

const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')
const ms = (value: number) => `${value.toFixed(1)} ms`

interface ScoreGoals {
  performance: number
  bestPractices: number
}

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`

/**
 * Formats the rows of P3 for one page. Paints and blocking time are goals of the login page only.
 */
function scoreRows(name: string, scores: PageScores, goals: ScoreGoals, hasTimes: boolean): string[] {
  const { performance, accessibility, bestPractices, firstContentfulPaint, largestContentfulPaint } = scores
  const { totalBlockingTime, cumulativeLayoutShift } = scores
  const row = (what: string, value: string, isMet: boolean) => `| P3 ${name}: ${what} | ${value} | ${verdict(isMet)} |`
  const first = seconds(firstContentfulPaint)
  const largest = seconds(largestContentfulPaint)
  const blocking = ms(totalBlockingTime)
  const shift = cumulativeLayoutShift.toFixed(3)
  return [
    row(`performance ≥ ${goals.performance}`, performance.toFixed(2), performance >= goals.performance),
    ...(hasTimes
      ? [
          row('first contentful paint ≤ 0.8 s', first, firstContentfulPaint <= 800),
          row('largest contentful paint ≤ 1.8 s', largest, largestContentfulPaint <= 1800),
          row('total blocking time ≤ 100 ms', blocking, totalBlockingTime <= 100),
          row('cumulative layout shift ≤ 0.01', shift, cumulativeLayoutShift <= 0.01),
        ]
      : [`| P3 ${name}: paints, blocking, shift | ${first}, ${largest}, ${blocking}, ${shift} | |`]),
    row('accessibility 1.00', accessibility.toFixed(2), accessibility === 1),
    row(`best practices ≥ ${goals.bestPractices}`, bestPractices.toFixed(2), bestPractices >= goals.bestPractices),
  ]
}

/**
 * Formats the row of P3 for one page in a slowed-down browser. It has no verdict, because the goals
 * apply to the simulated phone.
 */
async function appliedRow(name: string, url: string, isSignedIn: boolean): Promise<string> {
  const scores = await measurePageScores(url, isSignedIn, RUNS, 'devtools')
  const { performance, firstContentfulPaint, largestContentfulPaint, totalBlockingTime } = scores
  const times = `${seconds(firstContentfulPaint)}, ${seconds(largestContentfulPaint)}, ${ms(totalBlockingTime)}`
  return `| P3 ${name}, throttling applied: performance; paints, blocking | ${performance.toFixed(2)}; ${times} | |`
}

async function measureScores(browser: Browser, origin: string): Promise<string[]> {
  const login = await measurePageScores(`${origin}/`, false, RUNS)
  console.log('P3 login', login)
  const list = await measurePageScores(`${origin}/doctor/appointment`, true, RUNS)
  console.log('P3 appointments', list)
  const patient = await measurePatientPage(browser, RUNS, 'simulate')
  const applied = await measurePatientPage(browser, RUNS, 'devtools')
  console.log('P9 patient page', patient, applied)
  const paint = patient.largestContentfulPaint
  return [
    ...scoreRows('login', login, { performance: 0.98, bestPractices: 0.96 }, true),
    ...scoreRows('appointments', list, { performance: 0.95, bestPractices: 1 }, false),
    `| P9 patient page: largest contentful paint ≤ 1.7 s | ${seconds(paint)} | ${verdict(paint <= 1700)} |`,
    `| P9 patient page, throttling applied: paints | ${seconds(applied.firstContentfulPaint)}, ${seconds(applied.largestContentfulPaint)} | |`,
    await appliedRow('login', `${origin}/`, false),
    await appliedRow('appointments', `${origin}/doctor/appointment`, true),
  ]
}

async function measure(browser: Browser, origin: string): Promise<string[]> {
  const state = await signedInState(browser, origin)
  const links = []
  for (let run = 0; run < LINKS; run++) links.push(await measureColdLink(browser, origin, state))
  const start = median(links.map(({ sessionAfterHtml }) => sessionAfterHtml))
  const twice = [...new Set(links.flatMap(({ askedTwice }) => askedTwice))]
  console.log(`P4 ${ms(start)}, asked twice: ${twice.join(', ') || 'nothing'}`)

  const decisions = await measureDecision(browser, origin, state, RUNS)
  console.log(`P7 ${decisions.map(ms).join(', ')}`)
  const { p95, slowest: slowestInteraction, count, longTasks } = await measureInteractions(browser, origin, state)
  console.log(`P5 p95 ${ms(p95)} of ${count}, long tasks at 1x: ${longTasks}`)
  const pages = []
  for (const list of LISTS) {
    const { times, rows, nodes } = await measurePageOfRows(browser, origin, state, list, RUNS)
    const time = median(times)
    console.log(`P6 ${list.path}: ${times.map(ms).join(', ')}; ${rows} rows, ${nodes} nodes`)
    pages.push(
      `| P6 ${list.path}: rows in the document ≤ 50 ms at 4×, ≤ 1,500 nodes | ${ms(time)} (${rows} rows), ${nodes} nodes | ${verdict(time <= 50 && nodes <= 1500)} |`,
    )
  }
  const heap = await measureHeap(browser, origin, state, 500)
  console.log(`P8 ${heap.toFixed(2)} MB`)
  const weeks = calendarRows(await measureCalendarWeek(browser, origin, state, RUNS))
  console.log(weeks.join('\n'))
  const elsewhere = await measureElsewhere(browser, origin, state, ROUNDS_ELSEWHERE)
  // The second slowest of a hundred changes.
  const late = elsewhere.times.toSorted((one, other) => other - one)[1] ?? Number.NaN
  console.log(`P10 p99 ${ms(late)}, median ${ms(median(elsewhere.times))}, rows moved: ${elsewhere.moved}`)
  const passkeys = await measurePasskeySignIn(browser, origin, RUNS)
  const signIn = median(passkeys)
  console.log(`P11 ${passkeys.map(ms).join(', ')}`)
  const slowest = Math.max(...decisions)
  return [
    `| P4 session request ≤ 50 ms after the HTML | ${ms(start)} | ${verdict(start <= 50)} |`,
    `| P4 no request is sent twice | ${twice.join(', ') || 'none is'} | ${verdict(twice.length === 0)} |`,
    `| P5 interactions p95 ≤ 120 ms at 4× | ${ms(p95)} (${count} interactions) | ${verdict(p95 <= 120)} |`,
    `| P5 no interaction above 200 ms at 4× | slowest ${ms(slowestInteraction)} | ${verdict(slowestInteraction <= 200)} |`,
    `| P5 no long task after load at 1× | ${longTasks} over 50 ms | ${verdict(longTasks === 0)} |`,
    ...pages,
    `| P7 optimistic change ≤ 50 ms, server 2 s late | median ${ms(median(decisions))}, slowest ${ms(slowest)} | ${verdict(median(decisions) <= 50)} |`,
    `| P8 heap after 500 route changes ≤ 5 MB more | ${heap.toFixed(2)} MB | ${verdict(heap <= 5)} |`,
    ...weeks,
    `| P10 a change made elsewhere ≤ 1 s (p99), without moving a row | ${ms(late)} (median ${ms(median(elsewhere.times))}, ${elsewhere.times.length} changes), ${elsewhere.moved} rows moved | ${verdict(late <= 1000 && elsewhere.moved === 0)} |`,
    `| P11 sign-in with a passkey on a phone ≤ 1 s beside the authenticator | ${ms(signIn)} (slowest ${ms(Math.max(...passkeys))}) | ${verdict(signIn <= 1000)} |`,
  ]
}

const folder = makeFolder()
const server = await startServer(folder)
const browser = await chromium.launch(launchOptions())
try {
  const rows = [...(await measure(browser, server.origin)), ...(await measureScores(browser, server.origin))]
  const text = [
    `Written by \`pnpm --filter @nalam/portal run bench\` on ${new Date().toISOString().slice(0, 10)} (Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Chromium ${browser.version()}).`,
    'Medians of at least five runs on a shared machine.',
    '',
    '| goal | measured | |',
    '|---|---|---|',
    ...rows,
    '',
    'P7 measures a click on the button. The key A waits a quarter of a second before it approves: if another letter follows, the doctor is',
    'typing a word, and nothing is decided.',
    '',
    '### Bytes (brotli), as `pnpm check:size` counts and gates them',
    '',
    '```',
    sizes().trimEnd(),
    '```',
    '',
    'Others, to their login form: bulletproof-react 173 kB; OpenMRS shell 793 kB (gzip). Floor of the kit in use: 138 kB.',
    '',
  ].join('\n')
  recordMeasurement('portal', 'Start, interactions, bytes', text)
} finally {
  await browser.close()
  await server.stop()
  removeFolder(folder)
}
