import type { Locator } from '@playwright/test'
import { completeDoctor, openSignedIn } from './accounts.ts'
import {
  HOURS,
  MONDAY,
  book,
  button,
  choose,
  dayLabels,
  expectPreview,
  monday,
  openHours,
  publish,
  publishOnce,
  saveElsewhere,
  slotsOn,
  t,
  today,
} from './availabilityScreen.ts'
import { daysAfter, weekdayFrom } from './clinicDays.ts'
import { expect, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'
import { openUndoList, undoLine } from './places.ts'
import { say } from './words.ts'

const WEDNESDAY = 3
const THURSDAY = 4

test.setTimeout(120_000)
test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page }) => recordToasts(page))

test.describe('the availability', { tag: '@extensions' }, () => {
  test('[AVAIL-01] [AVAIL-04] a doctor without slots publishes four weeks of 16 slots a day in three clicks', async ({
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
    await click(page.getByRole('link', { name: say('Availability', ({ pages }) => pages.availability) }).first())
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
    await expectToast(
      page,
      say('Undo', ({ undo }) => undo.undo),
    )
    expect(clicks).toBeLessThanOrEqual(6)
    await expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    // Monday and Tuesday, 9 AM to 5 PM in half hours.
    for (let week = 1; week <= 3; week += 1)
      expect(await slotsOn(page, weekdayFrom(daysAfter(today, 7 * week), MONDAY))).toHaveLength(16)
    await expect(page.getByText(t((words) => words.proposal))).toHaveCount(0)
  })

  test('[UNDO-04] a publication is undone after a reload, and nothing is published any more', async ({ page }) => {
    await openHours(page)
    const keep = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t((words) => words.keep.title) }) })
    const before = await keep.innerText()
    await publishOnce(page, monday, monday)
    await publish(page)
    await expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    expect(await slotsOn(page, monday)).not.toHaveLength(0)
    await page.reload()
    const title = say('Changed just now', ({ changes }) => changes.title)
    await (await openUndoList(page, title)).getByRole('button').click()
    await expect(undoLine(page, title)).toHaveCount(0)
    expect(await slotsOn(page, monday)).toHaveLength(0)
    await expect.poll(() => keep.innerText()).toBe(before)
    // The other pages that change slots list the changes, too.
    await page.reload()
    await publishOnce(page, monday, monday)
    await publish(page)
    for (const path of [`/doctor/slot?date=${monday}`, '/doctor/calendar']) {
      await page.goto(path)
      await expect(await openUndoList(page, title)).toBeVisible()
    }
  })

  test('[AVAIL-01] [AVAIL-02] [AVAIL-03] [AVAIL-04] [AVAIL-05] exceptions apply; a week is previewed, published and copied; hours saved elsewhere and a booking made meanwhile are kept; a publication is undone', async ({
    page,
  }) => {
    const [tuesday, sunday, next] = [daysAfter(monday, 1), daysAfter(monday, 6), daysAfter(monday, 7)]
    const times = async (date: string) => (await slotsOn(page, date)).map(({ time }) => time)
    const published = () => expect(page).toHaveURL(new RegExp(`${HOURS}$`))
    await openHours(page)

    await test.step('closes one day and opens a day that is usually closed', async () => {
      const dialog = page.getByRole('dialog')
      const addException = async (fill: () => Promise<void>) => {
        await button(
          page,
          t(({ exceptions }) => exceptions.addTitle),
        ).click()
        await fill()
        await button(
          dialog,
          t(({ exceptions }) => exceptions.submit),
        ).click()
        await expect(dialog).toHaveCount(0)
      }
      await addException(() => dialog.getByLabel(dayLabels().firstDay).fill(monday))
      await addException(async () => {
        await dialog.getByRole('combobox').first().selectOption('hours')
        await dialog
          .getByLabel(
            t(({ exceptions }) => exceptions.day),
            { exact: true },
          )
          .fill(sunday)
      })
    })

    await test.step('a preview changes nothing, and publishing does what the preview shows', async () => {
      await publishOnce(page, monday, sunday)
      await expectPreview(page)
      expect(await times(tuesday)).toEqual([])
      await publish(page)
      await published()
      expect(await times(monday)).toEqual([])
      expect(await times(tuesday)).toHaveLength(12)
      expect(await times(sunday)).toHaveLength(6)
    })

    await test.step('copies a week; then nothing is left to publish', async () => {
      await publishOnce(page, next, daysAfter(next, 6), monday)
      await publish(page)
      await published()
      expect(await times(daysAfter(next, 1))).toEqual(await times(tuesday))
      await publishOnce(page, daysAfter(next, 1), daysAfter(next, 5))
      await expect(page.getByText(t(({ plan }) => plan.nothing))).toBeVisible()
      await page.getByRole('link', { name: t(({ plan }) => plan.back) }).click()
    })

    const weeks = page.getByRole('group', { name: t(({ keep }) => keep.title) })
    await test.step('reports hours saved elsewhere and a slot booked meanwhile, and loses nothing', async () => {
      await page.locator('[data-weekday="TUE"]').click()
      await choose(page, ({ hours }) => hours.start, '09:30')
      await saveElsewhere(page)
      const dialog = page.getByRole('alertdialog')
      await button(
        dialog,
        t(({ newer }) => newer.keepMine),
      ).click()
      await publishOnce(page, tuesday, tuesday)
      await expectPreview(page)
      const [slot] = await slotsOn(page, tuesday)
      if (!slot) throw new Error('Nothing was published')
      expect((await book(page, slot._id)).statusCode).toBe(201)
      await publish(page)
      await expect(page.getByText(t(({ plan }) => plan.bookedSince(1)))).toBeVisible()
      await publish(page)
      await published()
      const booked = (await slotsOn(page, tuesday)).filter(({ isBooked }) => isBooked)
      expect(booked.map(({ time }) => time)).toEqual([slot.time])
    })

    await test.step('sets how far ahead slots are kept published, and undoes the publication from its toast', async () => {
      const before = Number(await weeks.locator('output').textContent())
      await button(
        weeks,
        t(({ keep }) => keep.moreWeeks),
      ).click()
      await button(
        page,
        t(({ hours }) => hours.preview),
      ).click()
      await expectPreview(page)
      // A day with unchanged hours in the week that is published now; its last day may be open already.
      const weekday = weekdayFrom(today, THURSDAY) === today ? WEDNESDAY : THURSDAY
      const kept = weekdayFrom(daysAfter(today, 7 * before + 1), weekday)
      expect(await times(kept)).toEqual([])
      await publish(page)
      await published()
      expect(await times(kept)).toHaveLength(12)
      // The toasts of the earlier publications are still there; the newest is the first.
      await button(
        page,
        say('Undo', ({ undo }) => undo.undo),
      )
        .first()
        .click()
      await expect.poll(() => times(kept)).toEqual([])
      // The undo takes the saved weeks back, too.
      await page.reload()
      await expect(weeks.locator('output')).toHaveText(String(before))
    })
  })

  test('[AVAIL-06] several slots are switched off and deleted in one request; a booked slot stays unchanged, and the other changes are undone', async ({
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
      say('Undo', ({ undo }) => undo.undo),
    ).click()
    await expect(page.getByRole('switch', { name: '9:00 AM', exact: true })).toBeChecked()

    await page.getByRole('checkbox', { name: say('Select All') }).check()
    // The slot is booked while the doctor looks at it.
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
    await expectToast(
      page,
      t(({ bulk }) => bulk.leftBooked(1)),
    )
    expect((await slotsOn(page, monday)).map(({ time }) => time)).toEqual([slot.time])
    const booked = page.getByText(say('Booked', ({ slots }) => slots.booked)).filter({ visible: true })
    await expect(booked.first()).toBeVisible()
  })
})
