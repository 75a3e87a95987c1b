import { fileURLToPath } from 'node:url'
import type { Browser, Page, Route } from '@playwright/test'
import { build } from 'vite'
import { clinicDay, daysAfter, wireDay } from '../e2e/clinicDays.ts'
import { median } from './median.ts'
import type { SignedInState } from './signedInState.ts'
import { withoutEvents } from './withoutEvents.ts'

interface CalendarTimes {
  /** From the end of the response to the next frame, in milliseconds. */
  rendered: number
  /**
   * From the key press to the frame that shows the next week, whose data is prefetched, in
   * milliseconds.
   */
  moved: number
}

const SLOTS = 40
const MINUTES = 15
const OPENING = 9 * 60
/**
 * Delay of responses in milliseconds.
 */
const LATE = 300

/** Formats a time as `HH:MM`. */
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Creates a day of forty slots, 9 AM to 7 PM, three of five booked. */
function dayOf(date: string) {
  const slots = Array.from({ length: SLOTS }, (_, index) => {
    const from = clock(OPENING + index * MINUTES)
    const slot = { id: `slt_${date}_${index}`, from, to: clock(OPENING + (index + 1) * MINUTES) }
    if (index % 5 > 2) return { ...slot, state: index % 2 === 0 ? 'open' : 'off' }
    const name = `Patient ${date} ${index}`
    const phone = `98400${String(10_000 + index)}`
    const booking = {
      id: `bkg_${date}_${index}`,
      bookingId: `NLM-${100_000 + index}`,
      date: wireDay(date),
      name,
      studentName: name,
      phoneNumber: phone,
      studentPhone: phone,
      time: from,
      type: 'Online',
      bookingStatus: index % 5 === 0 ? 1 : 2,
    }
    return { ...slot, state: 'booked', booking }
  })
  return { date: wireDay(date), isOpenDay: true, slots, bookings: [] }
}

/** Responds with the days of a week; with those of a held week, after its release. */
async function respond(route: Route, held: { week: string; released: Promise<void> }): Promise<void> {
  const from = new URL(route.request().url()).searchParams.get('from')?.split('-').toReversed().join('-')
  if (from === undefined) throw new Error(`No week is asked for: ${route.request().url()}`)
  if (from === held.week) await held.released
  await new Promise((resolve) => setTimeout(resolve, LATE))
  const days = Array.from({ length: 7 }, (_, index) => dayOf(daysAfter(from, index)))
  await route.fulfill({ json: { statusCode: 200, data: { days } } })
}

/** A calendar that can be measured. */
interface Contestant {
  path: string
  /** Selects the shown slots of a day; of all days without one. */
  slots: (date?: string) => string
  /** Focuses what takes the keys. */
  focus: (page: Page) => Promise<void>
}

const OURS: Contestant = {
  path: '/doctor/calendar?view=week',
  slots: (date) => (date === undefined ? '[data-cell]' : `[data-cell^="${date}|"]`),
  focus: (page) => page.locator('[role=gridcell][tabindex="0"]').focus(),
}

const FULL_CALENDAR: Contestant = {
  path: '/full-calendar',
  slots: (date) => `[data-date${date === undefined ? '' : `="${date}"`}] .event`,
  focus: (page) => page.locator('body').focus(),
}

/** Builds the page of the other calendar. */
async function fullCalendarPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: fileURLToPath(new URL('fullCalendarPage.ts', import.meta.url)) },
    },
  })
  const files = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  const script = files.find((file) => file.type === 'chunk')
  const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (script?.type !== 'chunk' || style?.type !== 'asset') throw new Error('The other calendar is not built')
  return `<!doctype html><meta charset="utf-8"><style>${String(style.source)}</style><body tabindex="-1"><script type="module">${script.code.replaceAll('</script', '<\\/script')}</script>`
}

/**
 * Presses Page Down. The measurement ends with the frame after the last day of the requested week
 * has all its slots.
 */
async function turn(page: Page, lastDay: string, onPressed?: () => void): Promise<{ pressed: number; shown: number }> {
  const watch = await page.evaluateHandle(
    ([slots, count]) => {
      let pressed = 0
      document.addEventListener('keydown', (event) => (pressed = event.timeStamp), { once: true, capture: true })
      const times = new Promise<{ pressed: number; shown: number }>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll(slots).length < count) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve({ pressed, shown: performance.now() })))
        })
        observer.observe(document.body, { childList: true, subtree: true, attributes: true })
      })
      return { times }
    },
    [lastDay, SLOTS] as const,
  )
  await page.keyboard.press('PageDown')
  onPressed?.()
  return watch.evaluate(({ times }) => times)
}

/**
 * Returns when the response with a week ended, on the page's clock; undefined if there was none.
 */
const received = (page: Page, sunday: string): Promise<number | undefined> =>
  page.evaluate((from) => {
    const entries = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes(`calendar?from=${from}`))
    const [last] = entries.slice(-1)
    return last instanceof PerformanceResourceTiming ? last.responseEnd : undefined
  }, wireDay(sunday))

const sundayOf = (date: string) => daysAfter(date, -new Date(`${date}T12:00:00Z`).getUTCDay())

async function measureOnce(
  browser: Browser,
  origin: string,
  storageState: SignedInState,
  { path, slots, focus }: Contestant,
  otherPage: string,
): Promise<CalendarTimes> {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport: { width: 1440, height: 900 } })
  await withoutEvents(context)
  const page = await context.newPage()
  // Prefetched after the week on screen, it would be there before the key is pressed.
  const next = daysAfter(sundayOf(clinicDay()), 7)
  const hold = Promise.withResolvers<void>()
  await page.route('**/api/doctor/calendar?*', (route) => respond(route, { week: next, released: hold.promise }))
  await page.route(`**${FULL_CALENDAR.path}`, (route) => route.fulfill({ contentType: 'text/html', body: otherPage }))
  const session = await context.newCDPSession(page)
  await page.goto(path)
  await page
    .locator(slots())
    .nth(7 * SLOTS - 1)
    .waitFor()
  await focus(page)

  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const first = await turn(page, slots(daysAfter(next, 6)), hold.resolve)
  const ended = await received(page, next)
  if (ended === undefined || ended < first.pressed) throw new Error('The first week was there before it was asked for')

  // The week after it is prefetched, and what comes of it is done, before the key is pressed.
  const after = daysAfter(next, 7)
  await page.waitForFunction(
    (address) => performance.getEntriesByType('resource').some(({ name }) => name.includes(address)),
    `calendar?from=${wireDay(after)}`,
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const before = await received(page, after)
  const second = await turn(page, slots(daysAfter(after, 6)))
  if ((await received(page, after)) !== before) throw new Error('The week that was prefetched is read again')
  await context.close()
  return { rendered: first.shown - ended, moved: second.shown - second.pressed }
}

const medians = (times: readonly CalendarTimes[]): CalendarTimes => ({
  rendered: median(times.map(({ rendered }) => rendered)),
  moved: median(times.map(({ moved }) => moved)),
})

/**
 * Measures, at four times slower CPU, drawing a week of 7 × 40 slots and moving to the next week,
 * whose data is prefetched, in the portal and in FullCalendar's time grid (goal P9), in turns.
 * Returns medians.
 */
export async function measureCalendarWeek(
  browser: Browser,
  origin: string,
  state: SignedInState,
  runs: number,
): Promise<{ ours: CalendarTimes; fullCalendar: CalendarTimes }> {
  const otherPage = await fullCalendarPage()
  const ours: CalendarTimes[] = []
  const other: CalendarTimes[] = []
  for (let run = 0; run < runs; run++) {
    ours.push(await measureOnce(browser, origin, state, OURS, otherPage))
    other.push(await measureOnce(browser, origin, state, FULL_CALENDAR, otherPage))
  }
  return { ours: medians(ours), fullCalendar: medians(other) }
}

/** Formats the rows of P9. */
export function calendarRows({ ours, fullCalendar }: Awaited<ReturnType<typeof measureCalendarWeek>>): string[] {
  const row = (what: string, own: number, other: number) =>
    `| P9 ${what}, no slower than FullCalendar | ${own.toFixed(1)} ms, FullCalendar ${other.toFixed(1)} ms: ratio ${(own / other).toFixed(2)} | ${own <= other ? 'met' : '**missed**'} |`
  return [
    row('a week of 7 × 40 slots at 4×, from its response to the picture', ours.rendered, fullCalendar.rendered),
    row('the next week, prefetched, at 4×, from the key to the picture', ours.moved, fullCalendar.moved),
  ]
}
