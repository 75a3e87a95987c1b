import type { Page, Request } from '@playwright/test'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { chooseFilter, listItems, openAnswers, openNavigation, showsCards, undoLine } from './places.ts'
import { listBookings, type WirePage } from './wireBookings.ts'
import { say } from './words.ts'

const LIST = '/doctor/appointment'

const WAITING = { status: [1], order: 'soonest' } as const
const ids = ({ data }: Pick<WirePage, 'data'>) => data.data.map(({ bookingId }) => bookingId)

/** Expects that the list shows these bookings, in this order. */
async function expectRows(page: Page, bookingIds: readonly string[]): Promise<void> {
  await expect(listItems(page)).toHaveCount(bookingIds.length)
  for (const [at, id] of bookingIds.entries()) await expect(listItems(page).nth(at)).toContainText(id)
}

const statusChip = (page: Page, name: string, count: number) =>
  page.getByRole('radio', { name: `${name} ${count}`, exact: true })

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
    await open(page, `${LIST}?status=all`)
    const whole = await listBookings(page, { order: 'latest' })
    const { total, pending, cancelled } = whole.data.summary
    // Cancelled bookings have a filter of their own (VISIT-04).
    const declined = whole.data.summary.declined - cancelled
    await expectRows(page, ids(whole))

    await statusChip(page, say('Waiting'), pending).click()
    await expect(page).toHaveURL(/\?status=waiting$/)
    const waiting = ids(await listBookings(page, WAITING))
    await expectRows(page, waiting)
    await chooseFilter(page, `${say('Declined')} ${declined}`)
    await expect(page).toHaveURL(/\?status=declined$/)
    const refused = await listBookings(page, { status: [3], cancelled: false, order: 'latest' })
    await expectRows(page, ids(refused))

    await page.reload()
    await expect(
      page.getByRole('button', {
        name: say('Remove filter: Declined', ({ filters, status }) => filters.remove(status.declined)),
      }),
    ).toBeVisible()
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

  test('[FIND-01] the list opens on what waits, and shows the first booking high up', async ({ page }) => {
    await open(page)
    const waiting = await listBookings(page, WAITING)
    await expectRows(page, ids(waiting))
    await expect(statusChip(page, say('Waiting'), waiting.data.summary.pending)).toBeChecked()
    for (const [width, most] of [
      [1280, 230],
      [390, 300],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(listItems(page)).toHaveCount(ids(waiting).length)
      await expect.poll(async () => (await listItems(page).first().boundingBox())?.y).toBeLessThan(most)
    }
  })

  test('[FIND-01] the focus moves on when the focused button disappears', { tag: '@wide' }, async ({ page }) => {
    await open(page, `${LIST}?status=declined&from=2001-01-01&to=2001-01-02`)
    await page.getByRole('button', { name: say('Show all') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('[FIND-02] [FIND-03] [FIND-04] Today on the dashboard; the number beside Appointments leads to the pending bookings, where an overdue booking is last, is marked as overdue, and can only be declined', async ({
    page,
  }) => {
    await takePreparedSession(page)
    const { data } = await listBookings(page, WAITING)
    const { pending, today, overdue } = data.summary
    await page.goto('/doctor/dashboard')
    const panel = page.getByRole('region', { name: say('Today'), exact: true })
    await expect(panel).toContainText(say('Next patient'))
    const figure = panel.locator('div').filter({ has: page.getByText(say('Today'), { exact: true }) })
    await expect(figure.last()).toContainText(String(today))

    await openNavigation(page)
    await page
      .getByRole('navigation', { name: say('Main') })
      .getByRole('link', {
        name: say(`${pending} waiting for your answer`, (words) => words.frame.pendingCount(pending)),
      })
      .click()
    await expect(page).toHaveURL(/\/doctor\/appointment\?status=waiting$/)
    await expect(statusChip(page, say('Waiting'), pending)).toBeChecked()
    await expectRows(page, ids(await listBookings(page, WAITING)))

    expect(overdue).toBeGreaterThan(0)
    const { totalPages } = await listBookings(page, WAITING)
    const last = (await listBookings(page, { ...WAITING, page: totalPages })).data.data.at(-1)
    if (!last) throw new Error('The last page is empty')
    await page.goto(`${LIST}?status=waiting&page=${totalPages}`)
    const row = listItems(page).filter({ hasText: last.bookingId })
    // A card says it in a sentence, in which it is not the first word.
    await expect(row).toContainText(say('Can only be declined'), { ignoreCase: true })
    if (!showsCards(page)) await expect(page.getByRole('rowheader', { name: say('The time has passed') })).toBeVisible()
    const answers = await openAnswers(row, last.studentName)
    await expect(answers.getByRole('button', { name: say('Decline'), exact: true })).toBeVisible()
    for (const name of [say('Approve'), say('Reschedule', ({ decisions }) => decisions.reschedule)])
      await expect(answers.getByRole('button', { name, exact: true })).toHaveCount(0)
  })
})

test(
  'five waiting bookings are answered from the dashboard in seven key presses (U2)',
  { tag: ['@extensions', '@wide'] },
  async ({ page }) => {
    await takePreparedSession(page)
    // Approving beside another booking at the same time asks first (CAL-08).
    let declined = 0
    for (const booking of (await listBookings(page, WAITING)).data.data) {
      if (!('conflicts' in booking)) continue
      await page.request.post('/api/doctor/approveBookings', { data: { bookingId: booking.id, status: 3 } })
      declined += 1
    }
    await page.goto('/doctor/dashboard')
    await expect(page.locator('a[href="/doctor/calendar?view=day"]')).toBeVisible()
    const waiting = (await listBookings(page, WAITING)).data.data.slice(0, 5)
    // A navigation inside the portal leaves the focus on the heading.
    await page.getByRole('heading', { level: 1 }).click()
    let presses = 0
    const press = async (key: string) => {
      await page.keyboard.press(key)
      presses += 1
    }
    await press('Tab')
    await press('Enter')
    await expect(listItems(page).first()).toBeFocused()
    for (const [at, { bookingId }] of waiting.entries()) {
      await expect(listItems(page).filter({ hasText: bookingId })).toBeFocused()
      const done = page.waitForResponse((response) => response.url().endsWith('/approveBookings'))
      await press('a')
      expect((await done).status()).toBe(200)
      // One decision at a time: the next key works after this decision is finished.
      await expect(undoLine(page)).toContainText(`(${declined + at + 1})`)
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

  test('[EXT-01] shows no filter, no panel of today and no calendar, and gets no field that it does not know', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request: Request) => {
      if (request.url().endsWith('/doc-get-all-bookings')) asked.push(request.postData() ?? '')
    })
    await takePreparedSession(page)
    await page.goto('/doctor/dashboard')
    await expect(page.getByRole('heading', { name: say('Latest bookings') })).toBeVisible()
    await expect(page.getByRole('region', { name: say('Today'), exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^\d+ / })).toHaveCount(0)
    await expect(page.locator('a[href^="/doctor/calendar"]')).toHaveCount(0)
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
