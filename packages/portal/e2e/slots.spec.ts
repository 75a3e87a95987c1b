import type { Page, Request } from '@playwright/test'
import { clinicDay, daysAfter, monthName, weekdayFrom, wireDay } from './clinicDays.ts'
import { expect, signIn, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { goTo } from './places.ts'
import { say } from './words.ts'

const SUNDAY = 0
const MONDAY = 1

/** A Monday ahead on which the demo has slots, some of them booked. */
const NEXT_MONDAY = weekdayFrom(daysAfter(clinicDay(), 1), MONDAY)
/** A Monday so far ahead that the demo has none. */
const EMPTY_MONDAY = weekdayFrom(daysAfter(clinicDay(), 90), MONDAY)

interface WireSlot {
  _id: string
  time: string
  isBooked: boolean
  slot_status: number
}

/** What the server itself says about a day. */
async function slotsOf(page: Page, date: string): Promise<WireSlot[]> {
  return page.evaluate(async (day) => {
    const profile = await (await fetch('/api/doctor/doctor-profile')).json()
    const answer = await fetch('/api/doctor/get-slots-by-date', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ doctorId: profile.data.doctorDetails._id, date: day }),
    })
    return (await answer.json()).data.slotDetails.slots
  }, wireDay(date))
}

/** The API requests that a page sends from now on to a path. */
function sentTo(page: Page, path: string): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent.push(request)
  })
  return sent
}

const openDay = async (page: Page, date: string) => {
  await page.goto(`/doctor/slot?date=${date}`)
  await expect(page.getByRole('heading', { level: 1, name: say('Slots') })).toBeVisible()
}
const day = (page: Page, date: string) => page.locator(`button[data-date="${date}"]`)
/** `14:30` → `2:30 PM` */
const shownTime = (time: string) => {
  const [hour = 0, minute] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
/** Any number of them, as the catalogue says it of one and of seven. */
const anyNumberOf = (...texts: string[]) => new RegExp(texts.join('|').replaceAll(/[17]/g, '\\d+'))
const SELECTED = anyNumberOf(
  say('1 slot selected', (words) => words.slots.selectedCount(1)),
  say('7 slots selected', (words) => words.slots.selectedCount(7)),
)
const SOME = anyNumberOf(
  say('7 open', (words) => words.slots.openCount(7)),
  say('7 booked', (words) => words.slots.bookedCount(7)),
)
const UNTIL = say('to ', (words) => words.slots.until(''))
/** An unbooked slot of that day that is on, and its switch. */
async function openSlot(page: Page, date: string) {
  const slot = (await slotsOf(page, date)).find(({ isBooked, slot_status }) => !isBooked && slot_status === 1)
  if (!slot) throw new Error(`The demo has no open slot on ${date}`)
  return { slot, control: page.getByRole('switch', { name: shownTime(slot.time), exact: true }) }
}
const statusOf = async (page: Page, date: string, id: string) =>
  (await slotsOf(page, date)).find(({ _id }) => _id === id)?.slot_status

test.beforeEach(async ({ page }) => {
  await keepNotices(page)
  await signIn(page)
})

test.describe('the week', () => {
  test('[SLOT-01] the month moves by its arrows, never before the current one; Back goes the same way', async ({
    page,
  }) => {
    const today = clinicDay()
    await goTo(page, say('Slots'))
    const previous = page.getByRole('button', { name: say('Previous month') })
    await expect(page.getByRole('heading', { name: monthName(today) })).toBeVisible()
    await expect(previous).toBeDisabled()
    await page.getByRole('button', { name: say('Next month') }).click()
    const next = daysAfter(`${today.slice(0, 8)}01`, 31).slice(0, 7)
    await expect(page.getByRole('heading', { name: monthName(`${next}-01`) })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/doctor/slot\\?date=${next}-01$`))
    await page.goBack()
    await expect(page.getByRole('heading', { name: monthName(today) })).toBeVisible()
    await page.goForward()
    await previous.click()
    await expect(page.getByRole('heading', { name: monthName(today) })).toBeVisible()
    await expect(previous).toBeDisabled()
  })

  test('[SLOT-02] seven days from the asked date; the first available one is chosen, the others are greyed', async ({
    page,
  }) => {
    const sunday = weekdayFrom(daysAfter(clinicDay(), 1), SUNDAY)
    await openDay(page, sunday)
    await expect(page.locator('button[data-date]')).toHaveCount(7)
    await expect(day(page, sunday)).toBeDisabled()
    await expect(day(page, sunday)).toContainText(say('Not available'))
    await expect(day(page, daysAfter(sunday, 1))).toHaveAttribute('aria-pressed', 'true')
    await expect(day(page, daysAfter(sunday, 6))).toBeEnabled()
  })

  test('[SLOT-02] days that are over are greyed, and cannot be chosen by address either', async ({ page }) => {
    const month = clinicDay().slice(0, 7)
    const middle = weekdayFrom(`${month}-11`, MONDAY)
    await page.clock.setFixedTime(new Date(`${middle}T10:00:00+05:30`))
    const friday = daysAfter(middle, -3)
    await openDay(page, friday)
    for (const past of [friday, daysAfter(friday, 1)]) {
      await expect(day(page, past)).toBeDisabled()
      await expect(day(page, past)).toContainText(say('Past'))
    }
    await expect(day(page, middle)).toHaveAttribute('aria-pressed', 'true')
    await expect(day(page, middle)).toHaveAttribute('aria-current', 'date')
    // Nothing before the current month, not even by address.
    await openDay(page, daysAfter(`${month}-01`, -1))
    await expect(day(page, middle)).toHaveAttribute('aria-pressed', 'true')
  })

  test('choosing a day does not move the strip; reload and Back keep day and strip', async ({ page }) => {
    await openDay(page, NEXT_MONDAY)
    const wednesday = daysAfter(NEXT_MONDAY, 2)
    await day(page, wednesday).click()
    await expect(page).toHaveURL(new RegExp(`date=${wednesday}$`))
    const expectStrip = async (chosen: string) => {
      await expect(page.locator('button[data-date]').first()).toHaveAttribute('data-date', NEXT_MONDAY)
      await expect(day(page, chosen)).toHaveAttribute('aria-pressed', 'true')
    }
    await expectStrip(wednesday)
    await page.reload()
    await expectStrip(wednesday)
    await page.goBack()
    await expectStrip(NEXT_MONDAY)
    await page.getByRole('button', { name: say('Next week') }).click()
    await expect(page.locator('button[data-date]').first()).toHaveAttribute('data-date', daysAfter(NEXT_MONDAY, 7))
  })

  test('one request for a day that begins the strip, one more for another day; no request twice', async ({ page }) => {
    const sent = sentTo(page, '/doctor/get-slots-by-date')
    await openDay(page, NEXT_MONDAY)
    await expect(page.getByRole('switch').last()).toBeVisible()
    await expect(day(page, NEXT_MONDAY)).toContainText(SOME)
    expect(sent).toHaveLength(1)
    const tuesday = daysAfter(NEXT_MONDAY, 1)
    await day(page, tuesday).click()
    await expect(page.getByText(say('Select All'))).toBeVisible()
    expect(sent.map((request) => request.postDataJSON().date)).toEqual([wireDay(NEXT_MONDAY), wireDay(tuesday)])
  })

  test('an answer that comes late never takes the place of a newer one', async ({ page }) => {
    await openDay(page, NEXT_MONDAY)
    const [tuesday, wednesday] = [daysAfter(NEXT_MONDAY, 1), daysAfter(NEXT_MONDAY, 2)]
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/get-slots-by-date', async (route) => {
      if (route.request().postDataJSON().date === wireDay(tuesday)) await held
      await route.continue()
    })
    await day(page, tuesday).click()
    await expect(page.getByRole('region', { name: say('Loading...') })).toBeVisible()
    await day(page, wednesday).click()
    const expected = (await slotsOf(page, wednesday)).map(({ time }) => shownTime(time))
    const times = page.getByRole('listitem').filter({ hasText: new RegExp(` (AM|PM)${UNTIL}`) })
    await expect(times).toHaveCount(expected.length)
    const late = page.waitForResponse((response) => response.request().postData()?.includes(wireDay(tuesday)) ?? false)
    release()
    await (await late).finished()
    await expect(times).toHaveText(expected.map((time) => new RegExp(`^${time}${UNTIL}`)))
  })
})

test.describe('the slots of a day', () => {
  test('[SLOT-03] cards as the server has them: time, booked ones grey, a switch for the others', async ({ page }) => {
    await openDay(page, NEXT_MONDAY)
    const slots = await slotsOf(page, NEXT_MONDAY)
    expect(slots.some(({ isBooked }) => isBooked)).toBe(true)
    for (const { time, isBooked, slot_status } of slots) {
      const card = page.getByRole('listitem').filter({ hasText: new RegExp(`^${shownTime(time)}`) })
      await expect(card).toBeVisible()
      const control = card.getByRole('switch')
      if (isBooked) {
        await expect(card).toContainText(say('Booked'))
        await expect(control).toHaveCount(0)
      } else await expect(control).toBeChecked({ checked: slot_status === 1 })
    }
  })

  test('[SLOT-05] Select All marks slots and calls nobody', async ({ page }) => {
    await openDay(page, NEXT_MONDAY)
    const box = page.getByRole('checkbox', { name: say('Select All') })
    await expect(box).toBeEnabled()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await box.check()
    await expect(page.getByText(SELECTED)).toBeVisible()
    await box.uncheck()
    await expect(page.getByText(SELECTED)).toHaveCount(0)
    expect(sent).toEqual([])
  })

  test('[SLOT-06] a day without slots says so', async ({ page }) => {
    await openDay(page, EMPTY_MONDAY)
    await expect(page.getByText(say('No slots available for the selected date'))).toBeVisible()
    await expect(day(page, EMPTY_MONDAY)).toContainText(say('No slots'))
  })

  test('[SLOT-09] a failed list says "Failed to fetch slots" and can be tried again', async ({ page }) => {
    let isBroken = true
    await page.route('**/get-slots-by-date', (route) =>
      isBroken ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }) : route.continue(),
    )
    await openDay(page, NEXT_MONDAY)
    await expect(page.getByRole('alert')).toContainText(say('Failed to fetch slots'))
    isBroken = false
    await page.getByRole('button', { name: say('Try again') }).click()
    await expect(page.getByRole('checkbox', { name: say('Select All') })).toBeVisible()
  })
})

for (const timezoneId of ['America/New_York', 'Pacific/Apia', 'UTC']) {
  test.describe(`in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("today is the clinic's today", async ({ page }) => {
      // 23:59 of 24 November at the clinic: the 24th or the 25th elsewhere.
      await page.clock.setFixedTime(new Date('2026-11-24T23:59:00+05:30'))
      await openDay(page, '2026-11-23')
      await expect(day(page, '2026-11-23')).toBeDisabled()
      await expect(day(page, '2026-11-24')).toHaveAttribute('aria-current', 'date')
    })
  })
}

test.describe('switching a slot', () => {
  test('[SLOT-04] off sends 2, on sends 1: shown at once, one request per press, the day read again', async ({
    page,
  }) => {
    await openDay(page, NEXT_MONDAY)
    const { slot, control } = await openSlot(page, NEXT_MONDAY)
    const sent = sentTo(page, '/doctor/delete-slot')
    const read = sentTo(page, '/doctor/get-slots-by-date')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/delete-slot', async (route) => {
      await held
      await route.continue()
    })
    await control.click()
    await expect(control).not.toBeChecked()
    // Pressed again while the first press is under way.
    await control.click({ force: true })
    await control.press('Space')
    await expect(control).not.toBeChecked()
    release()
    await expectNotice(page, say('Slot status updated successfully!'))
    await expect.poll(() => read.length).toBe(1)
    expect(sent.map((request) => [request.method(), request.postDataJSON()])).toEqual([
      ['DELETE', { slotId: slot._id, status: 2 }],
    ])
    expect(await statusOf(page, NEXT_MONDAY, slot._id)).toBe(2)
    await expect(control).not.toBeChecked()

    await control.click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.postDataJSON()).toEqual({ slotId: slot._id, status: 1 })
    await expect(control).toBeChecked()
    await expect.poll(() => statusOf(page, NEXT_MONDAY, slot._id)).toBe(1)
  })

  test('[SLOT-04] refused: the reason, and the true state', async ({ page }) => {
    await openDay(page, NEXT_MONDAY)
    const { slot, control } = await openSlot(page, NEXT_MONDAY)
    const body = {
      statusCode: 409,
      message: 'This slot is booked and cannot be switched.',
      code: 'slot.booked',
      requestId: 'r1',
    }
    await page.route('**/delete-slot', (route) => route.fulfill({ status: 409, json: body }))
    await control.click()
    await expectNotice(page, say('This slot is booked and cannot be switched.'))
    await expect(control).toBeChecked()
    expect(await statusOf(page, NEXT_MONDAY, slot._id)).toBe(1)
  })

  test('[SLOT-09] a failure without a text says "Failed to update slot status"', async ({ page }) => {
    await openDay(page, NEXT_MONDAY)
    const { control } = await openSlot(page, NEXT_MONDAY)
    await page.route('**/delete-slot', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    await control.click()
    await expectNotice(page, say('Failed to update slot status'))
    await expect(control).toBeChecked()
  })

  test('an answer that got lost is looked up: the change holds, and is not sent twice', async ({ page }) => {
    await openDay(page, NEXT_MONDAY)
    const { slot, control } = await openSlot(page, NEXT_MONDAY)
    const sent = sentTo(page, '/doctor/delete-slot')
    await page.route('**/delete-slot', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await control.click()
    await expectNotice(page, say('Slot status updated successfully!'))
    await expect(control).not.toBeChecked()
    expect(sent).toHaveLength(1)
    expect(await statusOf(page, NEXT_MONDAY, slot._id)).toBe(2)
    await page.unroute('**/delete-slot')
    await control.click()
    await expect.poll(() => statusOf(page, NEXT_MONDAY, slot._id)).toBe(1)
  })

  test('a request that never arrived is taken back with the reason, and trying again works', async ({ page }) => {
    await openDay(page, NEXT_MONDAY)
    const { slot, control } = await openSlot(page, NEXT_MONDAY)
    await page.route('**/delete-slot', (route) => route.abort('connectionrefused'), { times: 1 })
    await control.click()
    await expect(page.locator('[data-toast="error"]')).toBeVisible()
    await expect(control).toBeChecked()
    await control.click()
    await expectNotice(page, say('Slot status updated successfully!'))
    expect(await statusOf(page, NEXT_MONDAY, slot._id)).toBe(2)
    await control.click()
    await expect.poll(() => statusOf(page, NEXT_MONDAY, slot._id)).toBe(1)
  })

  test('by keyboard alone', async ({ page }) => {
    await openDay(page, NEXT_MONDAY)
    await expect(page.getByRole('switch').last()).toBeVisible()
    await day(page, NEXT_MONDAY).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const tuesday = daysAfter(NEXT_MONDAY, 1)
    await expect(page).toHaveURL(new RegExp(`date=${tuesday}$`))
    const { slot, control } = await openSlot(page, tuesday)
    await control.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => statusOf(page, tuesday, slot._id)).toBe(2)
    await expectNotice(page, say('Slot status updated successfully!'))
    await page.keyboard.press('Space')
    await expect.poll(() => statusOf(page, tuesday, slot._id)).toBe(1)
  })
})
