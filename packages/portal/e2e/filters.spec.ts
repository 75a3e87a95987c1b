import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { clinicDay, daysAfter, wireDay } from './clinicDays.ts'
import { expect, signIn, takePreparedSession, test } from './fixtures.ts'
import { listItems, openAnswers, openNavigation, showsCards } from './places.ts'
import { listBookings, type WirePage } from './wireBookings.ts'
import { say } from './words.ts'

const LIST = '/doctor/appointment'

const WAITING = { status: [1], order: 'soonest' } as const
const ids = ({ data }: Pick<WirePage, 'data'>) => data.data.map(({ bookingId }) => bookingId)

/** The list shows these bookings, in this order. */
async function expectRows(page: Page, bookingIds: readonly string[]): Promise<void> {
  await expect(listItems(page)).toHaveCount(bookingIds.length)
  for (const [at, id] of bookingIds.entries()) await expect(listItems(page).nth(at)).toContainText(id)
}

const statusChip = (page: Page, name: string, count: number) =>
  page.getByRole('radio', { name: `${name} ${count}`, exact: true })
const dayChip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function open(page: Page, address = LIST): Promise<void> {
  await takePreparedSession(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Appointments'))
}

const MINUTE = 60_000
test.setTimeout(2 * MINUTE)

test.describe('filters', { tag: '@extensions' }, () => {
  test.use({ changesNothing: true })

  test('[FIND-01] a filter narrows the list, is in the address, and survives reload, Back and Forward', async ({
    page,
  }) => {
    await open(page)
    const whole = await listBookings(page, { order: 'latest' })
    const { total, pending, declined } = whole.data.summary
    await expectRows(page, ids(whole))

    await statusChip(page, say('Waiting'), pending).click()
    await expect(page).toHaveURL(/\?status=waiting$/)
    const waiting = ids(await listBookings(page, WAITING))
    await expectRows(page, waiting)
    await statusChip(page, say('Declined'), declined).click()
    await expect(page).toHaveURL(/\?status=declined$/)
    const refused = await listBookings(page, { status: [3], order: 'latest' })
    await expectRows(page, ids(refused))

    await page.reload()
    await expect(statusChip(page, say('Declined'), declined)).toBeChecked()
    await expectRows(page, ids(refused))
    await page.goBack()
    await expect(statusChip(page, say('Waiting'), pending)).toBeChecked()
    await expectRows(page, waiting)
    await page.goBack()
    await expect(statusChip(page, say('All'), total)).toBeChecked()
    await expectRows(page, ids(whole))
    await page.goForward()
    await expectRows(page, waiting)
  })

  test('[FIND-01] pages stay within the filter, and the order can be turned around', async ({ page }) => {
    await open(page, `${LIST}?status=waiting`)
    await page
      .getByRole('navigation', { name: say('Pagination') })
      .getByRole('button', { name: say('Next') })
      .click()
    await expect(page).toHaveURL(/\?status=waiting&page=2$/)
    await expectRows(page, ids(await listBookings(page, { ...WAITING, page: 2 })))
    await page.getByRole('button', { name: say('Show the latest first') }).click()
    await expect(page).toHaveURL(/\?status=waiting&order=latest$/)
    await expectRows(page, ids(await listBookings(page, { status: [1], order: 'latest' })))
  })

  test('[FIND-01] days: by name and from and to, said to who cannot see it', async ({ page }) => {
    await open(page)
    const tomorrow = daysAfter(clinicDay(), 1)
    await dayChip(page, say('Tomorrow')).click()
    await expect(page).toHaveURL(/\?when=tomorrow$/)
    const day = { from: wireDay(tomorrow), to: wireDay(tomorrow), order: 'soonest' } as const
    const ofTomorrow = await listBookings(page, day)
    await expectRows(page, ids(ofTomorrow))

    const [from, to] = [clinicDay(), daysAfter(clinicDay(), 9)]
    await page.getByRole('button', { name: say('Dates') }).click()
    const dialog = page.getByRole('dialog', { name: say('Choose dates') })
    await dialog.getByLabel(say('First day')).fill(from)
    await dialog.getByLabel(say('Last day')).fill(to)
    await dialog.getByRole('button', { name: say('Show bookings') }).click()
    await expect(page).toHaveURL(new RegExp(`\\?from=${from}&to=${to}$`))
    const found = await listBookings(page, { from: wireDay(from), to: wireDay(to), order: 'soonest' })
    expect(found.data.totalItems).toBeGreaterThan(0)
    await expectRows(page, ids(found))
    // One region says it of the list.
    const said = say(`${found.data.totalItems} bookings found`, (words) =>
      words.appointments.found(found.data.totalItems),
    )
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: said })).toHaveCount(1)
  })

  test('[FIND-01] filters combine with the search, which stays out of the address, and with Export', async ({
    page,
  }) => {
    await open(page, `${LIST}?status=confirmed`)
    const [booking] = (await listBookings(page, { status: [2], order: 'latest' })).data.data
    const name = booking?.studentName ?? ''
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('searchbox').press('Enter')
    const found = await listBookings(page, { status: [2], order: 'latest', searchQuery: name })
    await expectRows(page, ids(found))
    expect(found.data.data.every(({ bookingStatus }) => bookingStatus === 2)).toBe(true)
    await expect(page).toHaveURL(/\?status=confirmed$/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('Export CSV') }).click(),
    ])
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
      .slice(1)
    expect(lines).toHaveLength(found.data.totalItems)
    for (const line of lines) expect(line).toContain(say('Confirmed'))
  })

  test('[FIND-01] nothing found: said, with a way back to the whole list', async ({ page }) => {
    await open(page, `${LIST}?status=declined&from=2001-01-01&to=2001-01-02`)
    await expect(page.getByRole('heading', { name: say('No bookings match these filters') })).toBeVisible()
    await page.getByRole('button', { name: say('Show all') }).click()
    await expect(page).toHaveURL(new RegExp(`${LIST}$`))
    await expect(listItems(page)).toHaveCount(10)
  })

  test('[FIND-01] a button that goes away hands the focus on, even before the code for that has come', async ({
    page,
    complaints,
  }) => {
    let wasLate = false
    await page.route('**/assets/keepFocus-*.js', async (route) => {
      await expect(listItems(page)).toHaveCount(10)
      wasLate = true
      await route.continue()
    })
    await open(page, `${LIST}?status=declined&from=2001-01-01&to=2001-01-02`)
    await page.getByRole('button', { name: say('Show all') }).click()
    await expect(page.getByRole('button', { name: say('Refresh') })).toBeFocused()
    expect(wasLate).toBe(true)
    // Until then the focus was nowhere, for as long as the code was held back.
    complaints.lostFocus = complaints.lostFocus.filter((lost) => !lost.includes(say('Show all')))
  })

  test('[FIND-02] the number beside Appointments and the figures of the dashboard lead to what waits', async ({
    page,
  }) => {
    await signIn(page)
    const { data } = await listBookings(page, WAITING)
    const { pending } = data.summary
    const name = say(`${pending} waiting for your answer`, (words) => words.frame.pendingCount(pending))
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/doctor\/appointment\?status=waiting$/)
    await expectRows(page, ids(await listBookings(page, WAITING)))

    await page.goto('/doctor/slot')
    await openNavigation(page)
    await page
      .getByRole('navigation', { name: say('Main') })
      .getByRole('link', { name })
      .click()
    await expect(page).toHaveURL(/\/doctor\/appointment\?status=waiting$/)
    await expect(statusChip(page, say('Waiting'), pending)).toBeChecked()
  })

  test('[FIND-03] a booking whose time has passed stands last, says so, and can only be declined', async ({ page }) => {
    await signIn(page)
    const { totalPages } = await listBookings(page, WAITING)
    const { data } = await listBookings(page, { ...WAITING, page: totalPages })
    expect(data.summary.overdue).toBeGreaterThan(0)
    const overdue = data.data.at(-1)
    if (!overdue) throw new Error('The last page is empty')
    await page.goto(`${LIST}?status=waiting&page=${totalPages}`)
    const row = listItems(page).filter({ hasText: overdue.bookingId })
    await expect(row).toContainText(say('Can only be declined'))
    if (!showsCards(page)) await expect(page.getByRole('rowheader', { name: say('The time has passed') })).toBeVisible()
    const answers = await openAnswers(row, overdue.studentName)
    await expect(answers.getByRole('button', { name: say('Decline'), exact: true })).toBeVisible()
    for (const name of ['Approve', 'Reschedule'])
      await expect(answers.getByRole('button', { name: say(name), exact: true })).toHaveCount(0)
  })

  test('[FIND-04] Today on the dashboard: how many there are, and one link to the calendar', async ({ page }) => {
    await signIn(page)
    const { data } = await listBookings(page, WAITING)
    const panel = page.getByRole('region', { name: say('Today'), exact: true })
    await expect(panel).toContainText(say('Next patient'))
    const figure = panel.locator('div').filter({ has: page.getByText(say('Today'), { exact: true }) })
    await expect(figure.last()).toContainText(String(data.summary.today))
    await panel.locator('a[href="/doctor/calendar?view=day"]').click()
    await expect(page).toHaveURL(/\/doctor\/calendar\?view=day$/)
  })
})

test(
  'five waiting bookings are answered from the dashboard in seven key presses (U2)',
  { tag: ['@extensions', '@wide'] },
  async ({ page }) => {
    await signIn(page)
    await expect(page.locator('a[href="/doctor/calendar?view=day"]')).toBeVisible()
    const waiting = (await listBookings(page, WAITING)).data.data.slice(0, 5)
    // Where a navigation inside the portal leaves the focus.
    await page.getByRole('heading', { level: 1 }).click()
    let presses = 0
    const press = async (key: string) => {
      await page.keyboard.press(key)
      presses += 1
    }
    await press('Tab')
    await press('Enter')
    await expect(listItems(page).first()).toBeFocused()
    const answered = page.getByRole('region', { name: say('Answered just now') })
    for (const { bookingId, studentName } of waiting) {
      await expect(listItems(page).filter({ hasText: bookingId })).toBeFocused()
      const done = page.waitForResponse((response) => response.url().endsWith('/approveBookings'))
      await press('a')
      expect((await done).status()).toBe(200)
      // One decision at a time: the next key counts when this one is over.
      await expect(answered).toContainText(studentName)
    }
    expect(presses).toBe(7)
    for (const { bookingId } of waiting) {
      const { data } = await listBookings(page, { status: [2], searchQuery: bookingId })
      expect(ids({ data })).toEqual([bookingId])
    }
  },
)

test.describe('a server without extensions', () => {
  test.use({ hasExtensions: false, changesNothing: true })

  test('shows no filter, no panel of today, and sends no field that it does not know', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request: Request) => {
      if (request.url().endsWith('/doc-get-all-bookings')) asked.push(request.postData() ?? '')
    })
    await signIn(page)
    await expect(page.getByRole('heading', { name: say('Latest bookings') })).toBeVisible()
    await expect(page.getByRole('region', { name: say('Today'), exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^\d+ / })).toHaveCount(0)
    await page.goto(`${LIST}?status=waiting&when=today`)
    await expect(listItems(page)).toHaveCount(10)
    await expect(page.getByRole('radio')).toHaveCount(0)
    expect(asked.length).toBeGreaterThan(0)
    for (const body of asked)
      expect(
        Object.keys(JSON.parse(body)).filter((name) => !['doctorId', 'page', 'searchQuery'].includes(name)),
      ).toEqual([])
  })
})
