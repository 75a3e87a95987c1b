import type { Messages } from '@nalam/ui'
import type { Locator, Page } from '@playwright/test'
import { completeDoctor, openSignedIn } from './accounts.ts'
import { combinations } from './combinations.ts'
import { clinicDay, daysAfter, weekdayFrom, wireDay } from './clinicDays.ts'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { catalogues, language, say } from './words.ts'

type Words = NonNullable<Messages['availability']>

/** A text of these screens in the suite's language. */
function t(pick: (words: Words) => string): string {
  const words = catalogues[language].availability
  if (!words) throw new Error('The catalogue has no texts of the availability')
  return pick(words)
}

const HOURS = '/doctor/availability'
const MONDAY = 1
const today = clinicDay()
/** Far enough that the demo has published nothing there. */
const monday = weekdayFrom(daysAfter(today, 60), MONDAY)

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const publish = (page: Page) =>
  button(
    page,
    t(({ plan }) => plan.submit),
  ).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const expectPreview = (page: Page) =>
  expect(
    button(
      page,
      t(({ plan }) => plan.submit),
    ),
  ).toBeVisible()

interface WireSlot {
  _id: string
  time: string
  isBooked: boolean
  slot_status: number
}

/** Sends a request as the page does. */
async function send<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(`/api/doctor/${where}`, {
        method: how,
        headers: { 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        ...(what !== undefined && { body: JSON.stringify(what) }),
      })
      return response.json()
    },
    [method, path, body] as const,
  )
}

/** The slots of a day (`YYYY-MM-DD`) as the server has them. */
async function slotsOn(page: Page, date: string): Promise<WireSlot[]> {
  const doctor = await send<{ data: { doctorDetails: { _id: string } } }>(page, 'GET', 'doctor-profile')
  const answer = await send<{ data: { slotDetails: { slots: WireSlot[] } } }>(page, 'POST', 'get-slots-by-date', {
    doctorId: doctor.data.doctorDetails._id,
    date: wireDay(date),
  })
  return answer.data.slotDetails.slots
}

/** A patient at the desk takes a slot. */
const book = (page: Page, slotId: string) =>
  send<{ statusCode: number }>(page, 'POST', 'bookings', {
    slotId,
    patientName: 'Rahim Khan',
    patientPhone: '9841207756',
  })

/** The preview of chosen days. */
async function publishOnce(page: Page, from: string, to: string, copyFrom?: string): Promise<void> {
  await button(
    page,
    t(({ keep }) => keep.once),
  ).click()
  const dialog = page.getByRole('dialog')
  if (copyFrom !== undefined) {
    await dialog.getByRole('combobox').selectOption('week')
    await dialog.getByLabel(t(({ keep }) => keep.copyFrom)).fill(copyFrom)
  }
  await dialog.getByLabel(t(({ exceptions }) => exceptions.firstDay)).fill(from)
  await dialog.getByLabel(t(({ exceptions }) => exceptions.lastDay)).fill(to)
  await button(
    dialog,
    t(({ keep }) => keep.toPreview),
  ).click()
}

/** The first row of fields of the day that is open. */
const fields = (page: Page) => page.getByRole('tabpanel').getByRole('group').first()
const choose = (page: Page, label: (words: Words) => string, value: string) =>
  fields(page)
    .getByRole('combobox', { name: t(label) })
    .selectOption(value)
/** Opens the hours of Monday. */
async function openMonday(page: Page): Promise<void> {
  await page.locator('[data-weekday="MON"]').click()
}

async function openHours(page: Page): Promise<void> {
  await takePreparedSession(page)
  await page.goto(HOURS)
  await expect(page.getByRole('tabpanel')).toBeVisible()
}

test.setTimeout(120_000)
test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page }) => keepNotices(page))

test.describe('the availability, not published', { tag: '@extensions' }, () => {
  test.use({ changesNothing: true })

  test('[AVAIL-03] too many days and too many slots are said, and what was entered stays', async ({ page }) => {
    await openHours(page)
    await publishOnce(page, monday, daysAfter(monday, 92))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(t(({ keep }) => keep.tooLong))).toBeVisible()
    await page.keyboard.press('Escape')
    await openMonday(page)
    await choose(page, ({ hours }) => hours.slotLength, '10')
    await choose(page, ({ hours }) => hours.start, '00:00')
    await choose(page, ({ hours }) => hours.end, '14:00')
    await button(
      page,
      t(({ hours }) => hours.copy),
    ).click()
    for (const box of await dialog.getByRole('checkbox').all()) await box.check()
    await button(
      dialog,
      t(({ hours }) => hours.copySubmit),
    ).click()
    await publishOnce(page, monday, daysAfter(monday, 91))
    await expect(page.getByRole('alert')).toContainText(/3,?000/)
    await page.getByRole('link', { name: t(({ plan }) => plan.back) }).click()
    await expect(fields(page).getByRole('combobox', { name: t(({ hours }) => hours.end) })).toHaveValue('14:00')
  })

  test('an address with days that do not exist shows the hours', async ({ page }) => {
    await takePreparedSession(page)
    await page.goto(`${HOURS}?from=2027-02-30&to=2027-03-01`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
  })
})

test.describe('the availability', { tag: '@extensions' }, () => {
  test('[AVAIL-01] [AVAIL-04] from nothing: four weeks of 16 slots a day are published in three clicks', async ({
    page,
    server,
  }) => {
    const doctor = await completeDoctor(server)
    await openSignedIn(page, doctor, '/doctor/dashboard')
    let clicks = 0
    const click = async (what: Locator) => {
      clicks += 1
      await what.click()
    }
    await click(page.getByRole('link', { name: say('Availability', ({ slots }) => slots.availability) }).first())
    await expect(page.getByText(t((words) => words.proposal))).toBeVisible()
    await click(
      button(
        page,
        t(({ hours }) => hours.preview),
      ),
    )
    await click(
      button(
        page,
        t(({ plan }) => plan.submit),
      ),
    )
    await expectNotice(
      page,
      t(({ plan }) => plan.undo),
    )
    expect(clicks).toBeLessThanOrEqual(6)
    await expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    // Monday and Tuesday, 9 AM to 5 PM in half hours.
    for (let week = 1; week <= 3; week += 1)
      expect(await slotsOn(page, weekdayFrom(daysAfter(today, 7 * week), MONDAY))).toHaveLength(16)
    await expect(page.getByText(t((words) => words.proposal))).toHaveCount(0)
  })

  test('[AVAIL-01] wrong hours have no preview; changed ones are published, and a stale version loses nothing', async ({
    page,
    context,
  }) => {
    await openHours(page)
    await openMonday(page)
    await choose(page, ({ hours }) => hours.end, '08:00')
    await expect(page.getByText(t(({ hours }) => hours.endFirst))).toBeVisible()
    await choose(page, ({ hours }) => hours.end, '09:20')
    await expect(page.getByText(t(({ hours }) => hours.tooShort))).toBeVisible()
    await choose(page, ({ hours }) => hours.end, '15:00')
    await expect(page.getByText(t(({ hours }) => hours.overlap))).toBeVisible()
    await expect(
      button(
        page,
        t(({ hours }) => hours.preview),
      ),
    ).toHaveAttribute('aria-disabled', 'true')
    await choose(page, ({ hours }) => hours.end, '13:00')

    const other = await context.newPage()
    await other.goto(new URL(HOURS, page.url()).href)
    await other.locator('[data-weekday="TUE"]').click()
    await choose(other, ({ hours }) => hours.end, '11:00')
    await button(
      other,
      t(({ hours }) => hours.preview),
    ).click()
    await publish(other)
    await expect(
      heading(
        other,
        say('Availability', ({ slots }) => slots.availability),
      ),
    ).toBeVisible()

    const dialog = page.getByRole('alertdialog')
    // It comes live, or with the preview.
    await expect(async () => {
      if (!(await dialog.isVisible()))
        await button(
          page,
          t(({ hours }) => hours.preview),
        ).click({ timeout: 1000 })
      await expect(dialog).toBeVisible({ timeout: 2000 })
    }).toPass()
    await button(
      dialog,
      t(({ newer }) => newer.keepMine),
    ).click()
    if (!page.url().includes('?'))
      await button(
        page,
        t(({ hours }) => hours.preview),
      ).click()
    await publish(page)
    await expect(
      heading(
        page,
        say('Availability', ({ slots }) => slots.availability),
      ),
    ).toBeVisible()
    await openMonday(page)
    await expect(fields(page).getByRole('combobox', { name: t(({ hours }) => hours.end) })).toHaveValue('13:00')
  })

  test('[AVAIL-02] a day is closed, another has other hours though it is closed otherwise', async ({ page }) => {
    await openHours(page)
    const sunday = daysAfter(monday, 6)
    await button(
      page,
      t(({ exceptions }) => exceptions.addTitle),
    ).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t(({ exceptions }) => exceptions.firstDay)).fill(monday)
    await button(
      dialog,
      t(({ exceptions }) => exceptions.submit),
    ).click()
    await expect(dialog).toHaveCount(0)
    await button(
      page,
      t(({ exceptions }) => exceptions.addTitle),
    ).click()
    await dialog.getByRole('combobox').first().selectOption('hours')
    await dialog
      .getByLabel(
        t(({ exceptions }) => exceptions.day),
        { exact: true },
      )
      .fill(sunday)
    await button(
      dialog,
      t(({ exceptions }) => exceptions.submit),
    ).click()
    await expect(dialog).toHaveCount(0)
    await publishOnce(page, monday, sunday)
    await publish(page)
    await expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    expect(await slotsOn(page, monday)).toEqual([])
    expect(await slotsOn(page, daysAfter(monday, 1))).toHaveLength(12)
    expect(await slotsOn(page, sunday)).toHaveLength(6)
  })

  test('[AVAIL-03] [AVAIL-04] a copy of a week is previewed, published, and there is nothing more to publish', async ({
    page,
  }) => {
    await openHours(page)
    await publishOnce(page, monday, daysAfter(monday, 6))
    await expectPreview(page)
    expect(await slotsOn(page, monday)).toEqual([])
    await publish(page)
    await expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    const next = daysAfter(monday, 7)
    await publishOnce(page, next, daysAfter(next, 6), monday)
    await publish(page)
    await expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    const times = async (date: string) => (await slotsOn(page, date)).map(({ time }) => time)
    expect(await times(next)).toEqual(await times(monday))
    expect(await times(next)).toHaveLength(12)
    await publishOnce(page, next, daysAfter(next, 6))
    await expect(page.getByText(t(({ plan }) => plan.nothing))).toBeVisible()
  })

  test('[AVAIL-04] a slot booked in between: nothing is published, the new preview says so, and the booking stays', async ({
    page,
  }) => {
    await openHours(page)
    await publishOnce(page, monday, monday)
    await publish(page)
    await expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    const [slot] = await slotsOn(page, monday)
    if (!slot) throw new Error('Nothing was published')
    await openMonday(page)
    await choose(page, ({ hours }) => hours.start, '09:30')
    await publishOnce(page, monday, monday)
    await expectPreview(page)
    expect((await book(page, slot._id)).statusCode).toBe(201)
    await expect(async () => {
      const changed = page.getByText(t(({ plan }) => plan.bookedSince(1)))
      if (!(await changed.isVisible())) await publish(page)
      await expect(changed).toBeVisible({ timeout: 2000 })
    }).toPass()
    await publish(page)
    await expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    expect((await slotsOn(page, monday)).filter(({ isBooked }) => isBooked).map(({ time }) => time)).toEqual([
      slot.time,
    ])
  })

  test('[AVAIL-04] a publication is undone by its toast', async ({ page }) => {
    await openHours(page)
    await publishOnce(page, monday, monday)
    await publish(page)
    await button(
      page,
      t(({ plan }) => plan.undo),
    ).click()
    await expect.poll(async () => (await slotsOn(page, monday)).length).toBe(0)
  })

  test('[AVAIL-05] how far ahead slots are kept published is saved by a publication', async ({ page }) => {
    await openHours(page)
    const weeks = page.getByRole('group', { name: t(({ keep }) => keep.title) })
    const before = Number(await weeks.locator('output').textContent())
    await button(
      weeks,
      t(({ keep }) => keep.moreWeeks),
    ).click()
    await button(
      page,
      t(({ hours }) => hours.preview),
    ).click()
    await publish(page)
    await expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    await page.reload()
    await expect(weeks.locator('output')).toHaveText(String(before + 1))
    const kept = weekdayFrom(daysAfter(today, 7 * before), MONDAY)
    expect(await slotsOn(page, kept)).toHaveLength(12)
  })

  test('[AVAIL-06] several slots are switched off and deleted in one request; a booked one is left, and the rest is undone', async ({
    page,
  }) => {
    await openHours(page)
    await publishOnce(page, monday, monday)
    await publish(page)
    await expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    await page.goto(`/doctor/slot?date=${monday}`)
    const box = (time: string) => page.getByRole('checkbox', { name: t(({ bulk }) => bulk.select(time)), exact: true })
    await box('9:00 AM').check()
    await box('9:30 AM').check()
    await button(
      page,
      t(({ bulk }) => bulk.switchOff),
    ).click()
    await expect(page.getByRole('switch', { name: '9:00 AM', exact: true })).not.toBeChecked()
    await expect(page.getByRole('switch', { name: '9:30 AM', exact: true })).not.toBeChecked()
    await button(
      page,
      t(({ plan }) => plan.undo),
    ).click()
    await expect(page.getByRole('switch', { name: '9:00 AM', exact: true })).toBeChecked()

    await page.getByRole('checkbox', { name: say('Select All') }).check()
    // Booked while the doctor looks at it.
    const [slot] = await slotsOn(page, monday)
    if (!slot) throw new Error('Nothing was published')
    await page.route('**/doctor/slot-changes', async (route) => {
      await book(page, slot._id)
      await route.continue()
    })
    const deleted = page.waitForRequest('**/doctor/slot-changes')
    await button(
      page,
      t(({ bulk }) => bulk.remove),
    ).click()
    expect((await deleted).postDataJSON()).toMatchObject({ action: 'delete' })
    await expectNotice(
      page,
      t(({ bulk }) => bulk.leftBooked(1)),
    )
    expect((await slotsOn(page, monday)).map(({ time }) => time)).toEqual([slot.time])
    const booked = page.getByText(say('Booked', ({ slots }) => slots.booked)).filter({ visible: true })
    await expect(booked.first()).toBeVisible()
  })
})

// The farthest behind the clinic and the farthest ahead of it; `NALAM_COMBINATIONS=all` takes ten between them.
const FARTHEST = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Apia',
  'Pacific/Kiritimati',
]

test.describe('in browsers of other zones', { tag: '@extensions' }, () => {
  test.use({ changesNothing: true })

  test('[AVAIL-03] the days of a preview are the clinic’s, whatever the browser’s zone', async ({
    page,
    browser,
    baseURL,
  }) => {
    await takePreparedSession(page)
    const storageState = await page.context().storageState()
    for (const timezoneId of combinations(ZONES, FARTHEST)) {
      const context = await browser.newContext({ timezoneId, storageState, ...(baseURL && { baseURL }) })
      const there = await context.newPage()
      await there.goto(`${HOURS}?from=${monday}&to=${daysAfter(monday, 6)}`)
      const days = there.locator('[data-date]')
      await expect(days, timezoneId).toHaveCount(7)
      expect(
        await days.evaluateAll((found) => found.map((each) => each.getAttribute('data-date'))),
        timezoneId,
      ).toEqual(Array.from({ length: 7 }, (_, at) => daysAfter(monday, at)))
      await there.goto(HOURS)
      await button(
        there,
        t(({ keep }) => keep.once),
      ).click()
      await expect(there.getByLabel(t(({ exceptions }) => exceptions.firstDay)), timezoneId).toHaveValue(clinicDay())
      await context.close()
    }
  })
})
