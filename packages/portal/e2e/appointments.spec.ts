import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { doctors, expect, signIn, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { declineButton, goTo, listItems, openAnswers, openNavigation, showsCards, viewButton } from './places.ts'
import { say, sayFromServer } from './words.ts'

const LIST = '/doctor/appointment'

interface WireBooking {
  id: string
  bookingId: string
  studentName: string
  studentPhone: string
  date: string
  time: string
  bookingStatus: number
}
interface WirePage {
  currentPage: number
  totalPages: number
  itemsPerPage: number
  data: { data: WireBooking[]; totalItems: number; summary: { total: number; confirmed: number; pending: number } }
}

/** What the server itself answers this page's session. */
async function listAnswer(page: Page, query: { page?: number; searchQuery?: string }): Promise<WirePage> {
  return page.evaluate(async (wanted) => {
    const profile = await (await fetch('/api/doctor/doctor-profile')).json()
    const answer = await fetch('/api/doctor/doc-get-all-bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ doctorId: profile.data.doctorDetails._id, ...wanted }),
    })
    return answer.json()
  }, query)
}

/** What has to be there for a test to mean anything. */
function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo data lacks what this test needs')
  return value
}

const rows = listItems
const ANSWERS = [say('Approve'), say('Reschedule'), say('Decline')]
const rowOf = (page: Page, booking: WireBooking) => rows(page).filter({ hasText: booking.bookingId })
const isList = (request: Request) => request.url().endsWith('/doc-get-all-bookings')
const isDecision = (request: Request) => request.url().endsWith('/approveBookings')

async function openList(page: Page): Promise<WirePage> {
  await signIn(page)
  await goTo(page, say('Appointments'))
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await expect(rows(page)).toHaveCount(10)
  return listAnswer(page, { page: 1 })
}

/** The first page that shows pending bookings, opened; and those bookings. */
async function openPending(page: Page, atLeast = 1): Promise<WireBooking[]> {
  const { totalPages } = await openList(page)
  for (let number = 1; number <= totalPages; number++) {
    const { data } = await listAnswer(page, { page: number })
    const pending = data.data.filter(({ bookingStatus }) => bookingStatus === 1)
    if (pending.length < atLeast) continue
    await page.goto(`${LIST}?page=${number}`)
    await expect(rowOf(page, there(pending[0]))).toContainText(say('Pending'))
    return pending
  }
  throw new Error(`No page has ${atLeast} pending bookings`)
}
// Each of these signs in and opens the list first; a busy machine may take its time.
test.setTimeout(120_000)

test('[BOOK-01] the table shows the bookings of the database in ten columns', { tag: '@wide' }, async ({ page }) => {
  const { data } = await openList(page)
  await expect(page.getByRole('columnheader')).toHaveText([
    say('S.No'),
    say('Date'),
    say('Booking ID'),
    say('Patient name'),
    say('Mobile Number'),
    say('Slot'),
    say('Payment'),
    say('Method'),
    say('Status'),
    say('Action'),
  ])
  for (const [index, booking] of data.data.entries()) {
    const row = rows(page).nth(index)
    await expect(row).toContainText(booking.bookingId)
    await expect(row).toContainText(booking.studentName)
    await expect(row).toContainText(say('Paid'))
    await expect(row).toContainText(say('Online'))
  }
})

test('[BOOK-03] pages: address, Back, reload; the server’s page size', async ({ page }) => {
  const first = await openList(page)
  const second = await listAnswer(page, { page: 2 })
  const pages = page.getByRole('navigation', { name: say('Pagination') })
  await pages.getByRole('button', { name: say('Next') }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(rows(page).first()).toContainText(there(second.data.data[0]).bookingId)
  // Cards have no serial number.
  if (!showsCards(page)) await expect(rows(page).first()).toContainText(String(first.itemsPerPage + 1))
  await page.reload()
  await expect(rows(page).first()).toContainText(there(second.data.data[0]).bookingId)
  // Where the numbers of pages have no room, the next one.
  const far = showsCards(page) ? 3 : first.totalPages
  const name = showsCards(page) ? say('Next') : say(`Page ${far}`, (words) => words.pagination.page(far))
  await pages.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`\\?page=${far}$`))
  await page.goBack()
  await expect(rows(page).first()).toContainText(there(second.data.data[0]).bookingId)
  await page.goBack()
  await expect(rows(page).first()).toContainText(there(first.data.data[0]).bookingId)
})

test('a page that does not exist gives way to the last one', async ({ page }) => {
  const { totalPages } = await openList(page)
  await page.goto(`${LIST}?page=999`)
  await expect(page).toHaveURL(new RegExp(`\\?page=${totalPages}$`))
  await expect(rows(page).first()).toBeVisible()
})

test('the next page is fetched ahead: turning to it shows its rows at once', async ({ page }) => {
  await openList(page)
  await expect.poll(async () => (await listAnswer(page, { page: 2 })).currentPage).toBe(2)
  const second = await listAnswer(page, { page: 2 })
  // From here on no answer comes at all.
  await page.route('**/doc-get-all-bookings', () => undefined)
  await page.getByRole('button', { name: say('Next') }).click()
  await expect(rows(page).first()).toContainText(there(second.data.data[0]).bookingId)
})

test('[BOOK-02] typing reloads 100 ms after the last change, Enter at once; the text stays out of the address', async ({
  page,
}) => {
  const { data } = await openList(page)
  const wanted = there(data.data[3])
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const asked: string[] = []
  page.on('request', (request) => {
    const body: unknown = isList(request) ? request.postDataJSON() : undefined
    if (typeof body === 'object' && body && 'searchQuery' in body && 'page' in body && body.page === 1)
      asked.push(String(body.searchQuery))
  })
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.type(wanted.bookingId)
  await page.clock.runFor(99)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual([wanted.bookingId])
  await page.clock.resume()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(wanted.bookingId)
  expect(asked).toEqual([wanted.bookingId])
  await expect(search).toBeFocused()
  expect(page.url()).not.toContain(wanted.bookingId)

  await search.fill(wanted.studentName)
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toContainText(wanted.studentName)
  await expect.poll(() => asked.slice(0, 2)).toEqual([wanted.bookingId, wanted.studentName])
  expect(decodeURIComponent(page.url())).not.toContain(wanted.studentName)

  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(wanted.studentName)

  await page.goBack()
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('[BOOK-02] an older answer never overwrites a newer one', async ({ page }) => {
  const { data } = await openList(page)
  const [slow, fast] = [there(data.data[1]), there(data.data[2])]
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/doc-get-all-bookings', async (route) => {
    if (route.request().postData()?.includes(slow.bookingId)) await held
    await route.continue()
  })
  const search = page.getByRole('searchbox')
  await search.fill(slow.bookingId)
  await Promise.all([
    page.waitForRequest((request) => isList(request) && !!request.postData()?.includes(slow.bookingId)),
    search.press('Enter'),
  ])
  await search.fill(fast.bookingId)
  await search.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(fast.bookingId)
  const late = page.waitForResponse((response) => !!response.request().postData()?.includes(slow.bookingId))
  release()
  await late
  await expect(rows(page)).toContainText(fast.bookingId)
  await expect(rows(page)).not.toContainText(slow.bookingId)
})

test('[BOOK-05] [BOOK-06] details for every booking; answers only for pending ones', async ({ page }) => {
  const [pending] = await openPending(page)
  const row = rowOf(page, there(pending))
  const patient = there(pending).studentName
  await viewButton(row, patient).click()
  const details = page.getByRole('dialog', { name: say('Booking Details') })
  await expect(details).toContainText(there(pending).studentName)
  await expect(details).toContainText(there(pending).bookingId)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()

  const answers = await openAnswers(row, patient)
  for (const name of ANSWERS) await expect(answers.getByRole('button', { name })).toBeVisible()
  await page.keyboard.press('Escape')

  const { data } = await listAnswer(page, { page: 1 })
  const decided = there(data.data.find(({ bookingStatus }) => bookingStatus === 2))
  await page.goto(LIST)
  const none = await openAnswers(rowOf(page, decided), decided.studentName)
  await expect(none).toContainText(decided.bookingId)
  for (const name of ANSWERS) await expect(none.getByRole('button', { name })).toHaveCount(0)
})

test('[BOOK-07] [BOOK-08] [BOOK-09] Approve sends 2, Decline 3, Reschedule 4; message, dialogs closed, list and counts read again', async ({
  page,
}) => {
  const pending = await openPending(page, 3)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (isDecision(request)) sent.push(request.postDataJSON())
  })
  const edit = page.getByRole('dialog', { name: say('Edit booking') })
  const answersOf = (booking: WireBooking) => openAnswers(rowOf(page, booking), booking.studentName)
  const [one, two, three] = [there(pending[0]), there(pending[1]), there(pending[2])]
  const before = (await listAnswer(page, { page: 1 })).data.summary

  let answers = await answersOf(one)
  const reread = page.waitForRequest(isList)
  await answers.getByRole('button', { name: say('Approve') }).click()
  await expect(edit).toBeHidden()
  await reread
  await expect(rowOf(page, one)).toContainText(say('Confirmed'))

  await (await declineButton(await answersOf(two))).click()
  await expect(edit).toBeHidden()
  await expect(rowOf(page, two)).toContainText(say('Declined'))

  answers = await answersOf(three)
  await answers.getByRole('button', { name: say('Reschedule') }).click()
  const reschedule = page.getByRole('dialog', { name: say('Send a request to the client to Reschedule the slot') })
  await expect(reschedule).toContainText(
    say('The patient will be asked to choose another time.', (words) => words.appointments.rescheduleText),
  )
  await reschedule.getByRole('button', { name: say('Back') }).click()
  await answers.getByRole('button', { name: say('Reschedule') }).click()
  await reschedule.getByRole('button', { name: say('Reschedule') }).click()
  await expect(reschedule).toBeHidden()
  await expect(rowOf(page, three)).toContainText(say('Reschedule'))

  expect(sent).toEqual([
    { bookingId: one.id, status: 2 },
    { bookingId: two.id, status: 3 },
    { bookingId: three.id, status: 4 },
  ])
  const { summary } = (await listAnswer(page, { page: 1 })).data
  expect(summary).toEqual({ total: before.total, confirmed: before.confirmed + 1, pending: before.pending - 3 })
  await openNavigation(page)
  await expect(page.getByRole('link', { name: say('Appointments') })).toContainText(String(summary.pending))
})

test('[BOOK-08] a failure says the server’s text or the default, and the row goes back to what is true', async ({
  page,
}) => {
  await keepNotices(page)
  const [booking] = await openPending(page)
  let body = JSON.stringify({
    statusCode: 503,
    message: 'The clinic is closed today.',
    code: 'server.unavailable',
    requestId: 'r',
  })
  await page.route('**/approveBookings', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body }),
  )
  const row = rowOf(page, there(booking))
  const answers = await openAnswers(row, there(booking).studentName)
  await answers.getByRole('button', { name: say('Approve') }).click()
  await expectNotice(page, sayFromServer('server.unavailable', 'The clinic is closed today.'))
  await expect(row).toContainText(say('Pending'))
  await expect(answers).toBeVisible()

  body = '{}'
  await answers.getByRole('button', { name: say('Approve') }).click()
  await expectNotice(page, say('Failed to update booking status'))
  await expect(row).toContainText(say('Pending'))
})

test('[BOOK-10] a list that cannot be read says so in place and is read again on request', async ({ page }) => {
  await signIn(page)
  let answer: 'broken' | 'gone' | 'well' = 'broken'
  await page.route('**/doc-get-all-bookings', (route) => {
    if (answer === 'broken') return route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
    return answer === 'gone' ? route.abort('connectionreset') : route.continue()
  })
  await page.goto(LIST)
  await expect(page.getByRole('alert')).toContainText(say('Failed to fetch bookings'))
  answer = 'gone'
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(page.getByRole('alert')).toContainText(say('Error fetching bookings'))
  answer = 'well'
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(rows(page)).toHaveCount(10)
})

test('[BOOK-11] Refresh reads the list again; Export CSV saves all pages of the search', async ({ page }) => {
  const { data } = await openList(page)
  const again = page.waitForRequest(isList)
  await page.getByRole('button', { name: say('Refresh') }).click()
  await again

  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('Export CSV') }).click(),
  ])
  expect(whole.suggestedFilename()).toMatch(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = readFileSync(await whole.path(), 'utf8')
  expect(text.startsWith(`\uFEFF${say('S.No')},${say('Date')},${say('Booking ID')}`)).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(data.totalItems + 1)

  const tamil = data.data.find(({ studentName }) => /[\u0B80-\u0BFF]/.test(studentName)) ?? there(data.data[0])
  await page.getByRole('searchbox').fill(tamil.studentName)
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toContainText(tamil.studentName)
  const [some] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('Export CSV') }).click(),
  ])
  expect(some.suggestedFilename()).not.toContain(tamil.studentName)
  const lines = readFileSync(await some.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1)
  const { data: found } = await listAnswer(page, { page: 1, searchQuery: tamil.studentName })
  expect(lines).toHaveLength(found.totalItems)
  for (const line of lines) expect(line).toContain(tamil.studentName)
})

test(
  'five pending bookings are approved in ten key presses or fewer, Tab included; no key acts while one types',
  { tag: '@wide' },
  async ({ page }) => {
    await signIn(page)
    const isPending = ({ bookingStatus }: WireBooking) => bookingStatus === 1
    let number = 1
    while ((await listAnswer(page, { page: number })).data.data.filter(isPending).length < 5) number += 1
    const five = (await listAnswer(page, { page: number })).data.data.filter(isPending).slice(0, 5)
    const decisions: string[] = []
    page.on('request', (request) => {
      if (isDecision(request)) decisions.push(request.url())
    })

    await page.goto(LIST)
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('ard?')
    await expect(page.getByRole('searchbox')).toHaveValue('ard?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(decisions).toEqual([])

    // The page was left with a search, which starts at its first page: the bookings are on one without.
    await page.goto(`${LIST}?page=${number}`)
    await expect(rowOf(page, there(five[0]))).toContainText(say('Pending'))

    // From the heading on, where a navigation inside the portal leaves the focus.
    await page.getByRole('heading', { level: 1 }).click()
    const first = rowOf(page, there(five[0]))
    let presses = 0
    for (; presses < 5 && !(await first.evaluate((row) => row === document.activeElement)); presses++) {
      await page.keyboard.press('Tab')
    }
    for (const booking of five) {
      const done = page.waitForResponse((response) => isDecision(response.request()))
      await page.keyboard.press('a')
      presses += 1
      await done
      await expect(rowOf(page, booking)).toContainText(say('Confirmed'))
      await expect(page.getByRole('button', { name: say('Approving...') })).toHaveCount(0)
    }
    expect(presses).toBeLessThanOrEqual(10)
    expect(decisions).toHaveLength(5)
  },
)

test('new bookings are offered, not pushed in; the poll does not count as use of the session', async ({ page }) => {
  await signIn(page, doctors.complete)
  await page.clock.install()
  await page.goto(LIST)
  await expect(rows(page)).toHaveCount(10)
  const shown = await rows(page).allTextContents()
  const polls: Record<string, string>[] = []
  await page.route('**/doc-get-all-bookings', async (route) => {
    const headers = route.request().headers()
    const response = await route.fetch()
    if (headers['x-background-poll'] === undefined) return route.fulfill({ response })
    polls.push(headers)
    // Three patients have booked meanwhile.
    const answer = await response.json()
    answer.data.summary.total += 3
    return route.fulfill({ response, json: answer })
  })
  await page.clock.runFor(31_000)
  const show = page.getByRole('button', { name: say('3 new bookings. Show', (words) => words.live.newBookings(3)) })
  await expect(show).toBeVisible()
  expect(polls.length).toBe(1)
  expect(await rows(page).allTextContents()).toEqual(shown)
  const reread = page.waitForResponse((response) => isList(response.request()))
  await show.click()
  await reread
})

test('the poll asks ever more seldom while it fails, and not at all while the page is hidden or offline', async ({
  page,
  context,
}) => {
  await signIn(page, doctors.complete)
  await page.clock.install()
  let polls = 0
  let isFailing = true
  await page.route('**/doc-get-all-bookings', async (route) => {
    if (route.request().headers()['x-background-poll'] === undefined) return route.continue()
    polls += 1
    return isFailing ? route.fulfill({ status: 503, json: {} }) : route.continue()
  })
  await page.goto(LIST)
  await expect(rows(page)).toHaveCount(10)
  // In small steps, each with a round trip, so that what follows an answer has happened before time goes on.
  const pollsIn = async (seconds: number): Promise<number> => {
    const before = polls
    for (let passed = 0; passed < seconds; passed += 5) {
      await page.clock.runFor(5000)
      await page.evaluate(async () => void (await (await fetch('/healthz', { cache: 'no-store' })).text()))
    }
    return polls - before
  }
  // Half a minute, then that much after the first failure, twice as much after the second, and so on up to four minutes.
  expect(await pollsIn(35)).toBe(1)
  expect(await pollsIn(35)).toBe(1)
  expect(await pollsIn(45)).toBe(0)
  expect(await pollsIn(30)).toBe(1)
  expect(await pollsIn(90)).toBe(0)
  expect(await pollsIn(45)).toBe(1)
  isFailing = false
  expect(await pollsIn(180)).toBe(0)
  expect(await pollsIn(60)).toBeGreaterThanOrEqual(1)
  expect(await pollsIn(90)).toBeGreaterThanOrEqual(2)

  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  expect(await pollsIn(120)).toBe(0)
  await hide(false)
  expect(await pollsIn(60)).toBeGreaterThanOrEqual(1)
  await context.setOffline(true)
  // Without a line nothing can be asked that time could wait for.
  const before = polls
  await page.clock.runFor(120_000)
  expect(polls).toBe(before)
  await context.setOffline(false)
  expect(await pollsIn(60)).toBeGreaterThanOrEqual(1)
})
