import type { Page } from '@playwright/test'
import { completeDoctor } from './accounts.ts'
import { send } from './availabilityScreen.ts'
import { clinicDay, daysAfter, wireDay } from './clinicDays.ts'
import { expect, signInWithoutForm, takePreparedSession, test } from './fixtures.ts'
import { freeSlots, upcoming } from './offerable.ts'
import { listBookings } from './wireBookings.ts'

/** Goal: the sum of all shifts of a page. */
const MOST = 0.02
const WIDTHS = [1280, 390] as const
const SIGNED_OUT = ['/doctor/login', '/doctor/register'] as const
/** Pages that show bookings, slots, and what of them can be undone. */
const WITH_BOOKINGS = [
  '/doctor/dashboard',
  '/doctor/appointment',
  '/doctor/calendar',
  '/doctor/calendar?view=day',
  '/doctor/slot',
  '/doctor/availability',
] as const
const SIGNED_IN = [
  ...WITH_BOOKINGS,
  '/doctor/add/slot',
  '/doctor/tickets',
  '/doctor/view-profile',
  '/doctor/edit-profile',
  '/doctor/settings',
] as const

/** Sums the layout shifts that no input has caused, and notes what moved. */
function watchShifts(): void {
  const seen: { sum: number; moved: string[] } = { sum: 0, moved: [] }
  Reflect.set(globalThis, 'shifts', seen)
  const nameOf = (node: unknown) =>
    node instanceof Element
      ? `${node.tagName} ${node.getAttribute('role') ?? ''} ${node.textContent.slice(0, 40)}`
      : String(node)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue
      seen.sum += Number(Reflect.get(entry, 'value'))
      const sources: unknown = Reflect.get(entry, 'sources')
      for (const source of Array.isArray(sources) ? sources : []) {
        const [from, to] = [source.previousRect, source.currentRect].map((rect: DOMRect) =>
          [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' '),
        )
        seen.moved.push(`${Number(Reflect.get(entry, 'value')).toFixed(4)} ${nameOf(source.node)}: ${from} → ${to}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function twoFrames(page: Page): Promise<void> {
  try {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  } catch (error) {
    // The frames of a page that was left meanwhile never come.
    if (!String(error).includes('navigation')) throw error
  }
}

/**
 * Lets each response arrive in a frame of its own, the slowest case: what two responses change
 * together would otherwise depend on the speed of the machine. Returns a function that waits until
 * all have arrived and the page shows them.
 */
async function oneByOne(page: Page): Promise<() => Promise<void>> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  await page.route('**/doctor/events', (route) => route.fulfill({ status: 404, json: { statusCode: 404 } }))
  await page.route(/\/api\/(?!doctor\/events)/, async (route) => {
    waiting += 1
    const response = route.fetch()
    const deliver = async (before: Promise<unknown>) => {
      const answer = await response
      await before
      await twoFrames(page)
      await route.fulfill({ response: answer })
      await twoFrames(page)
    }
    last = deliver(last)
    await last
    waiting -= 1
  })
  return async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let calm = 0
    await expect
      .poll(
        async () => {
          await twoFrames(page)
          calm = waiting === 0 && (await page.locator('[aria-busy="true"]').count()) === 0 ? calm + 1 : 0
          return calm
        },
        { intervals: [100] },
      )
      .toBeGreaterThan(4)
  }
}

const shiftsOf = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(() => Reflect.get(globalThis, 'shifts'))

/** Holds all fonts back. Returns a function that lets them arrive and waits until they are used. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await arrived
    await route.continue()
  })
  return async () => {
    arrive()
    await page.evaluate(() => document.fonts.ready)
    await twoFrames(page)
  }
}

/** Opens each page directly and expects that nothing moves while it loads. */
async function expectStillPages(page: Page, addresses: readonly string[]): Promise<void> {
  await page.addInitScript(watchShifts)
  const settled = await oneByOne(page)
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 640 ? 844 : 800 })
    for (const address of addresses) {
      await page.goto('about:blank')
      await page.goto(address)
      await settled()
      const { sum, moved } = await shiftsOf(page)
      if (sum > MOST) found.push(`${address} at ${width} px: ${sum.toFixed(3)}`, ...moved)
    }
  }
  // A page may still prefetch: its responses are not delivered any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(found.join('\n')).toBe('')
}

test.setTimeout(180_000)

test('the public pages do not move while they load', async ({ page }) => {
  await expectStillPages(page, SIGNED_OUT)
})

test.describe('the pages of a doctor', { tag: '@extensions' }, () => {
  test('do not move while they load', async ({ page }) => {
    await takePreparedSession(page)
    await expectStillPages(page, SIGNED_IN)
  })

  test('do not move while answers and slots can be undone', async ({ page }) => {
    await takePreparedSession(page)
    const { data } = await listBookings(page, {
      status: [1],
      from: wireDay(daysAfter(clinicDay(), 1)),
      order: 'soonest',
    })
    const change = async (path: string, body: object) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      const response = await page.request.post(`/api/doctor/${path}`, { data: body, headers })
      expect(response.ok(), await response.text()).toBe(true)
    }
    for (const { id } of data.data.slice(0, 2)) await change('approveBookings', { bookingId: id, status: 2 })
    for (const from of ['20:00', '21:00'])
      await change('slots', { date: wireDay(daysAfter(clinicDay(), 1)), from, minutes: 30 })
    await expectStillPages(page, WITH_BOOKINGS)
  })

  test.describe('in the afternoon, when a day usually has past slots', () => {
    test.use({ serverClock: `${clinicDay()}T17:00` })

    test('do not move without slots and bookings, in a week to come and on a day without open slots', async ({
      page,
      server,
    }) => {
      const { email, password } = await completeDoctor(server)
      await signInWithoutForm(page, email, password)
      const date = wireDay(daysAfter(clinicDay(), 14))
      await expectStillPages(page, [...WITH_BOOKINGS, '/doctor/tickets', `/doctor/calendar?view=week&date=${date}`])
    })
  })
})

/** Whether the machine has a font for the script. Without one, a page waits for ours: nobody reads boxes. */
const hasDeviceFont = (page: Page, language: 'ta' | 'hi') =>
  page.evaluate((letter) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('No canvas')
    context.font = '40px sans-serif'
    return context.measureText(letter).width !== context.measureText('\u0378').width
  }, { ta: 'அ', hi: 'अ' }[language])

for (const language of ['ta', 'hi'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN`, viewport: { width: 390, height: 844 } })

    test('pages do not move when their fonts come late', async ({ page, context }) => {
      const found: string[] = []
      const isReadable = await hasDeviceFont(page, language)
      const open = async (address: string) => {
        const visit = await context.newPage()
        await visit.addInitScript(watchShifts)
        const settled = await oneByOne(visit)
        const fontsArrive = await holdFonts(visit)
        // The page has loaded only when its fonts have.
        await visit.goto(address, { waitUntil: 'commit' })
        if (isReadable) await settled()
        await fontsArrive()
        if (!isReadable) await settled()
        const { sum, moved } = await shiftsOf(visit)
        if (sum > MOST) found.push(`${address}: ${sum.toFixed(3)}`, ...moved)
        await visit.unrouteAll({ behavior: 'ignoreErrors' })
        await visit.close()
      }
      await open('/doctor/register')
      await takePreparedSession(page)
      for (const path of ['dashboard', 'appointment', 'add/slot', 'view-profile', 'settings'])
        await open(`/doctor/${path}`)
      expect(found.join('\n')).toBe('')
    })
  })

test(
  'the page of a patient does not move when its fonts come late',
  { tag: '@extensions' },
  async ({ page, context, server }) => {
    await takePreparedSession(page)
    await page.goto('/doctor/dashboard')
    const { id } = await upcoming(page, 1)
    await send(page, 'POST', `bookings/${id}/offer`, { slotIds: (await freeSlots(page)).slice(0, 3) })
    const patient = await context.newPage()
    await patient.setViewportSize({ width: 390, height: 844 })
    await patient.addInitScript(watchShifts)
    const fontsArrive = await holdFonts(patient)
    const isReadable = await hasDeviceFont(patient, 'ta')
    await patient.goto(`${server.origin}/p?lang=ta#${await server.tokenOf?.(id)}`, { waitUntil: 'commit' })
    if (isReadable) {
      await expect(patient.getByRole('listitem')).toHaveCount(3)
      // Longer than the 100 ms in which an optional font may still come.
      await patient.waitForTimeout(200)
    }
    await fontsArrive()
    await expect(patient.getByRole('listitem')).toHaveCount(3)
    const { sum, moved } = await shiftsOf(patient)
    expect(sum, moved.join('\n')).toBeLessThan(MOST)
  },
)
