import type { Locator } from '@playwright/test'
import { completeDoctor, openSignedIn } from './accounts.ts'
import {
  HOURS,
  MONDAY,
  button,
  choose,
  dayLabels,
  fields,
  heading,
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
import { expect, test } from './fixtures.ts'
import { expectNotice, keepNotices } from './notices.ts'
import { say } from './words.ts'

test.setTimeout(120_000)
test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page }) => keepNotices(page))

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
    await dialog.getByLabel(dayLabels().firstDay).fill(monday)
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
})
