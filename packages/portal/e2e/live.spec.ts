import type { Locator, Page } from '@playwright/test'
import { anotherDevice, expect, takePreparedSession, test } from './fixtures.ts'
import { listItems, openAnswers } from './places.ts'
import { say } from './words.ts'

const LIST = '/doctor/appointment'
/** Left out where the server has no extensions. */
const EXTENSION = { tag: '@extensions' }
/** Milliseconds. Less than a poll takes, so that only an event can bring it. The test says how fast it was (goal P10). */
const SOON = { timeout: 20_000 }

const numbersOf = async (page: Page) =>
  (await listItems(page).allTextContents()).map((text) => /NLM-\d+/.exec(text)?.[0] ?? '')

/** Opens the list, and waits until changes arrive. */
async function openLive(page: Page, path = LIST): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/doctor/events') && response.ok())
  await page.goto(path)
  await stream
}

interface WireBooking {
  id: string
  bookingId: string
  studentName: string
  bookingStatus: number
}

/** The first pending booking of the list, or that with this number. */
async function pendingBooking(page: Page, number?: string): Promise<WireBooking> {
  const list = await page.request.post('/api/doctor/doc-get-all-bookings', {
    data: { doctorId: 'doc_meena', page: 1, ...(number === undefined ? {} : { searchQuery: number }) },
  })
  const body: { data: { data: WireBooking[] } } = await list.json()
  const pending = body.data.data.find(({ bookingStatus }) => bookingStatus === 1)
  if (!pending) throw new Error('No pending booking on the first page')
  return pending
}

/** Declines or approves the first pending booking that the list shows, as another program of the doctor would. */
async function decide(page: Page, status: 2 | 3, number?: string): Promise<string> {
  const { id, bookingId } = await pendingBooking(page, number)
  const response = await page.request.post('/api/doctor/approveBookings', { data: { bookingId: id, status } })
  expect(response.ok()).toBe(true)
  return bookingId
}

const statusIn = (page: Page, number: string, status: string): Locator =>
  listItems(page).filter({ hasText: number }).getByText(status, { exact: true })

test(
  '[LIVE-02] a decision on one device is seen on the other within a second, and no row moves',
  EXTENSION,
  async ({ page, context, server }) => {
    await takePreparedSession(page)
    await openLive(page)
    await expect(listItems(page)).toHaveCount(10)
    const other = await anotherDevice(context, server.origin)
    await openLive(other)
    await expect(listItems(other)).toHaveCount(10)
    const before = await numbersOf(other)

    const began = Date.now()
    const number = await decide(page, 3)
    await expect(
      statusIn(
        other,
        number,
        say('Declined', (words) => words.status.declined),
      ),
    ).toBeVisible(SOON)
    await expect(
      statusIn(
        page,
        number,
        say('Declined', (words) => words.status.declined),
      ),
    ).toBeVisible(SOON)
    test.info().annotations.push({ type: 'seen after', description: `${Date.now() - began} ms` })
    expect(await numbersOf(other)).toEqual(before)
    await other.context().close()
  },
)

test(
  '[LIVE-02] a decision in one tab is seen in the other, through the screen itself',
  EXTENSION,
  async ({ page, context }) => {
    await takePreparedSession(page)
    await openLive(page)
    const tab = await context.newPage()
    await openLive(tab)
    await expect(listItems(tab)).toHaveCount(10)
    const { bookingId, studentName } = await pendingBooking(page)
    const answers = await openAnswers(listItems(page).filter({ hasText: bookingId }), studentName)
    await answers.getByRole('button', { name: say('Approve'), exact: true }).click()
    await expect(
      statusIn(
        tab,
        bookingId,
        say('Confirmed', (words) => words.status.confirmed),
      ),
    ).toBeVisible(SOON)
  },
)

test(
  '[LIVE-01] a session that ends elsewhere ends here at once, and no stream is left',
  EXTENSION,
  async ({ page, context }) => {
    await takePreparedSession(page)
    await openLive(page)
    await expect(listItems(page)).toHaveCount(10)
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const url = new URL('/api/doctor/doctor-logout', page.url()).href
    // Not from this browser, whose other tabs would tell it.
    expect((await fetch(url, { method: 'POST', headers: { cookie: cookies } })).ok).toBe(true)
    await expect(
      page.getByRole('alertdialog', { name: say('Session expired', (words) => words.sessionExpired.title) }),
    ).toBeVisible(SOON)
  },
)

test(
  '[LIVE-02] what was missed without a connection is there when it is back',
  EXTENSION,
  async ({ page, context, server }) => {
    await takePreparedSession(page)
    await openLive(page)
    await expect(listItems(page)).toHaveCount(10)
    const other = await anotherDevice(context, server.origin)
    await context.setOffline(true)
    await expect(page.getByText(say('You are offline')).first()).toBeVisible()
    const number = await decide(other, 2)
    await context.setOffline(false)
    await expect(
      statusIn(
        page,
        number,
        say('Confirmed', (words) => words.status.confirmed),
      ),
    ).toBeVisible({ timeout: 10_000 })
    await other.context().close()
  },
)

test('[LIVE-03] a page that was hidden catches up when it is seen', EXTENSION, async ({ page }) => {
  await takePreparedSession(page)
  await openLive(page)
  await expect(listItems(page)).toHaveCount(10)
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((wanted) => {
      Object.defineProperty(document, 'visibilityState', { value: wanted, configurable: true })
      Object.defineProperty(document, 'hidden', { value: wanted === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/doctor/events'))
  await show('hidden')
  await closed
  const number = await decide(page, 2)
  const again = page.waitForResponse((response) => response.url().endsWith('/doctor/events'))
  await show('visible')
  await again
  await expect(
    statusIn(
      page,
      number,
      say('Confirmed', (words) => words.status.confirmed),
    ),
  ).toBeVisible(SOON)
})

test.describe('a server without events', () => {
  test.use({ changesNothing: true })

  test('[LIVE-03] where the server does not offer it, nothing is asked, and the page polls', async ({ page }) => {
    await takePreparedSession(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.route('**/doctor/doctor-profile', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      delete body.data.capabilities
      return route.fulfill({ response, json: body })
    })
    await page.clock.install()
    await page.goto(LIST)
    await expect(listItems(page)).toHaveCount(10)
    const poll = page.waitForRequest((request) => request.headers()['x-background-poll'] !== undefined)
    await page.clock.runFor(31_000)
    await poll
    expect(asked.filter((url) => url.endsWith('/doctor/events'))).toEqual([])
  })
})
