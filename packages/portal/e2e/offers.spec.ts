import type { BrowserContext, Page } from '@playwright/test'
import { closeDay, expectPreview, publishOnce, send } from './availabilityScreen.ts'
import { wireDay } from './clinicDays.ts'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { allUpcoming, freeSlots, upcoming } from './offerable.ts'
import { listItems } from './places.ts'
import { listBookings, type WireBooking } from './wireBookings.ts'
import { say } from './words.ts'

/** Only an event can bring the change so soon: the poll comes every 30 seconds. */
const SOON = { timeout: 20_000 }
const ANOTHER_TIME = say('Another time', ({ offers }) => offers.title)
const OFFER = say('Offer other times', ({ offers }) => offers.offer)
const rowOf = (page: Page, { bookingId }: Pick<WireBooking, 'bookingId'>) =>
  listItems(page).filter({ hasText: bookingId })

/** Opens the list of a booking alone, with its event stream. */
async function openBooking(page: Page, { bookingId, date }: WireBooking): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/doctor/events') && response.ok())
  const day = date.split('-').toReversed().join('-')
  await page.goto(`/doctor/appointment?from=${day}&to=${day}`)
  await stream
  await expect(rowOf(page, { bookingId })).toBeVisible()
}

async function openDetails(page: Page, booking: WireBooking): Promise<void> {
  const name = say(`View booking of ${booking.studentName}`, ({ decisions }) => decisions.viewOf(booking.studentName))
  await rowOf(page, booking).getByRole('button', { name, exact: true }).click()
}

/** Sends the proposals of the open dialog, and returns how many there were. */
async function sendProposals(page: Page, note = ''): Promise<number> {
  const dialog = page.getByRole('dialog', { name: ANOTHER_TIME, exact: true })
  const offered = dialog.getByRole('list', { name: new RegExp(`^${say('Offered', ({ offers }) => offers.offered)}`) })
  await expect(offered.getByRole('button').first()).toBeVisible()
  const chosen = await offered.getByRole('button').count()
  if (note !== '') await dialog.getByRole('textbox').fill(note)
  const send = say(`Send ${chosen} times`, ({ offers }) => offers.sendTimes(chosen))
  await dialog.getByRole('button', { name: send, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  return chosen
}

/** A patient's phone: another browser, 320 px wide, without a session. */
async function phone(context: BrowserContext, address: string): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('There is no browser')
  const other = await browser.newContext({ viewport: { width: 320, height: 700 }, locale: 'en-IN' })
  const page = await other.newPage()
  await page.goto(address)
  return page
}

const timesOf = (patient: Page) => patient.getByRole('main').getByRole('listitem').getByRole('button')

test.describe('offers', { tag: '@extensions' }, () => {
  test.describe('with links that the tests create', () => {
    test.beforeEach(({ server }) => {
      test.skip(!server.tokenOf, 'The link is created in the process of the tests.')
    })

    test('[OFFER-01] [OFFER-02] [OFFER-03] a patient chooses one of three times on a phone in Tamil, and both see it', async ({
      page,
      context,
      server,
    }) => {
      await takePreparedSession(page)
      await page.goto('/doctor/dashboard')
      const booking = await upcoming(page, 1)
      await openBooking(page, booking)
      await rowOf(page, booking)
        .getByRole('button', {
          name: say(`Edit booking of ${booking.studentName}`, ({ decisions }) => decisions.editOf(booking.studentName)),
          exact: true,
        })
        .click()
      await page.keyboard.press('o')
      expect(await sendProposals(page, 'I am at the hospital that day.')).toBe(3)
      await expect(rowOf(page, booking)).toContainText(
        say('Other times offered', ({ status }) => status.states.offered),
        SOON,
      )

      const token = (await server.tokenOf?.(booking.id)) ?? ''
      const patient = await phone(context, `${server.origin}/p?lang=ta#${token}`)
      await expect(patient.getByRole('heading', { level: 1 })).toHaveText('வேறு நேரத்தைத் தேர்ந்தெடுங்கள்')
      await expect(timesOf(patient)).toHaveCount(3)
      const text = await patient.locator('body').innerText()
      expect(text).toContain('I am at the hospital that day.')
      expect(text).not.toContain(booking.studentName)
      expect(text).not.toMatch(/\d{6}[ -]?\d{4}/)
      expect(await patient.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      // The request that p.html sends is the only one.
      const requests = await patient.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/patient/offer')),
      )
      expect(requests).toHaveLength(1)
      await timesOf(patient).nth(1).click()
      await expect(patient.getByRole('heading', { level: 1 })).toContainText('முன்பதிவு உறுதியானது')
      await expect(patient.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await patient.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
        0,
        0,
        '',
      ])

      const { data } = await listBookings(page, { searchQuery: booking.bookingId })
      expect(data.data[0]).toMatchObject({ bookingStatus: 2 })
      expect([data.data[0]?.date, data.data[0]?.time]).not.toEqual([booking.date, booking.time])

      await patient.getByRole('button', { name: 'பதிலை மாற்று' }).click()
      await patient.getByRole('button', { name: 'இவை எதுவும் பொருந்தவில்லை' }).click()
      await patient.getByRole('textbox').fill('மாலை 6 மணிக்குப் பிறகு')
      await patient.getByRole('button', { name: 'கிளினிக்குக்கு அனுப்பு' }).click()
      await expect(patient.getByRole('main')).toContainText('மாலை 6 மணிக்குப் பிறகு')
      // A booking that comes back does not push itself between the rows.
      await page.reload()
      await expect(rowOf(page, booking)).toContainText('மாலை 6 மணிக்குப் பிறகு')
      await patient.context().close()
    })

    test('[OFFER-04] the doctor withdraws while the patient chooses: one outcome, and the page says so', async ({
      page,
      context,
      server,
    }) => {
      await takePreparedSession(page)
      await page.goto('/doctor/dashboard')
      const booking = await upcoming(page, 2)
      await openBooking(page, booking)
      await openDetails(page, booking)
      await page.keyboard.press('o')
      await sendProposals(page)
      const token = (await server.tokenOf?.(booking.id)) ?? ''
      const patient = await phone(context, `${server.origin}/p?lang=en#${token}`)
      await expect(timesOf(patient)).toHaveCount(3)

      await openDetails(page, booking)
      const withdraw = say('Withdraw offer', ({ offers }) => offers.withdraw)
      await page.getByRole('button', { name: withdraw, exact: true }).click()
      await page
        .getByRole('group', { name: withdraw, exact: true })
        .getByRole('button', { name: withdraw, exact: true })
        .click()
      await expect(rowOf(page, booking)).toContainText(
        say('Confirmed', ({ status }) => status.confirmed),
        SOON,
      )
      await timesOf(patient).first().click()
      await expect(patient.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
      await expect(patient.getByRole('main')).toContainText('The clinic has withdrawn these times')
      await patient.context().close()
    })

    test('[OFFER-03] two patients for the last time: one has it, the other is told and keeps the other times', async ({
      page,
      context,
      server,
    }) => {
      await takePreparedSession(page)
      await page.goto('/doctor/dashboard')
      const [one, other] = await allUpcoming(page, [1, 2])
      if (!one || !other) throw new Error('The demo has too few bookings')
      const free = await freeSlots(page)
      const offer = async ({ id }: WireBooking, slotIds: readonly string[]) => {
        const { statusCode } = await send<{ statusCode: number }>(page, 'POST', `bookings/${id}/offer`, { slotIds })
        expect(statusCode).toBe(200)
        return phone(context, `${server.origin}/p?lang=en#${await server.tokenOf?.(id)}`)
      }
      const first = await offer(one, free.slice(0, 2))
      await timesOf(first).first().click()
      await expect(first.getByRole('heading', { level: 1 })).toContainText('confirmed')
      // The time that the first patient did not take is free again, and the only one of the second.
      await first.getByRole('button', { name: 'Change my answer' }).click()
      const second = await offer(other, free.slice(1, 2))
      await Promise.all([timesOf(second).first().click(), timesOf(first).last().click()])
      await expect(second.getByRole('heading', { level: 1 })).toContainText('confirmed')
      await expect(first.getByRole('alert')).toContainText('This time has just been taken')
      const { data } = await listBookings(page, { searchQuery: one.bookingId })
      expect(data.data[0]).toMatchObject({ bookingStatus: 2 })
      await first.context().close()
      await second.context().close()
    })

    test('[OFFER-02] [OFFER-04] a link whose time to answer is over says so, and the doctor sees "No answer"', async ({
      page,
      context,
      server,
    }) => {
      await takePreparedSession(page)
      await page.goto('/doctor/dashboard')
      const booking = await upcoming(page, 1)
      const slotIds = (await freeSlots(page)).slice(0, 2)
      await send(page, 'POST', `bookings/${booking.id}/offer`, { slotIds })
      const token = (await server.tokenOf?.(booking.id)) ?? ''
      await server.expire?.(booking.id)
      const patient = await phone(context, `${server.origin}/p?lang=en#${token}`)
      await expect(patient.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
      await expect(patient.getByRole('main')).toContainText('Now other patients can book them again.')
      await patient.context().close()
      await openBooking(page, booking)
      await expect(rowOf(page, booking)).toContainText(say('No answer', ({ status }) => status.states['no-answer']))
    })
  })

  test('[OFFER-05] all patients of a day that is closed are offered other times in one go', async ({ page }) => {
    await takePreparedSession(page)
    await page.goto('/doctor/dashboard')
    const waiting = await allUpcoming(page, [1, 2])
    const byDay = Object.groupBy(waiting, ({ date }) => date)
    // The day with the most of them: the demo has them by the weekday of today.
    const [day, ofDay = []] = Object.entries(byDay).toSorted(
      ([, one = []], [, other = []]) => other.length - one.length,
    )[0] ?? ['', []]
    const count = ofDay.length === 1 ? '1 offer' : `${ofDay.length} offers`
    const date = wireDay(day)
    await closeDay(page, day)
    await page.goto('/doctor/availability')
    await publishOnce(page, date, date)
    await expectPreview(page)
    await page.getByRole('button', { name: new RegExp(`^${OFFER}`) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(ofDay.length)
    await dialog.getByRole('textbox').fill('The clinic is closed.')
    await dialog
      .getByRole('button', {
        name: say(`Send ${count}`, ({ offers }) => offers.sendCount(ofDay.length)),
        exact: true,
      })
      .click()
    await expect(dialog).toHaveCount(0)
    const offered = await listBookings(page, { status: [4], from: day, to: day })
    const numbers = (bookings: readonly WireBooking[]) => bookings.map(({ bookingId }) => bookingId).toSorted()
    expect(numbers(offered.data.data)).toEqual(expect.arrayContaining(numbers(ofDay)))
  })

  test('[OFFER-02] a link that is wrong or incomplete says what to do', async ({ context, server }) => {
    for (const fragment of ['', '#short', '#AAAAAAAAAAAAAAAAAAAAAA']) {
      const patient = await phone(context, `${server.origin}/p${fragment}`)
      await expect(patient.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
      await expect(patient.getByRole('main')).toContainText('Open the whole link from the message again.')
      await patient.context().close()
    }
  })
})
