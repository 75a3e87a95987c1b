import {
  HOURS,
  MONDAY,
  book,
  button,
  choose,
  expectPreview,
  fields,
  monday,
  openHours,
  openMonday,
  publish,
  publishOnce,
  slotsOn,
  t,
  today,
} from './availabilityScreen.ts'
import { daysAfter, weekdayFrom } from './clinicDays.ts'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { say } from './words.ts'

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

test.describe('a publication', { tag: '@extensions' }, () => {
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
    await publish(page)
    await expect(page.getByText(t(({ plan }) => plan.bookedSince(1)))).toBeVisible()
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
