import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll, newDoctor } from './accounts.ts'
import { clinicDay, daysAfter, weekdayFrom, wireDay } from './clinicDays.ts'
import { combinations } from './combinations.ts'
import { doctors, expect, newCode, PASSWORD, test } from './fixtures.ts'
import { catalogues } from './words.ts'

/*
 * Each task from beginning to end with only the keyboard (goal U1): visitors' tasks in English in a
 * wide window, doctors' tasks in Tamil in one of 320 px, which is 1280 px at 400 % zoom.
 * `NALAM_COMBINATIONS=all` runs both in every window. Names come from the catalogue of the
 * language.
 */

const MONDAY = 1
const NEW_PASSWORD = 'Willow3*Harbour'

/** Presses Tab until the target has the focus, as a person without a mouse would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    // Found anew after every Tab: a control may be drawn again when the code of its page arrives.
    if (await target.evaluate((found) => found === document.activeElement)) return
    await page.keyboard.press(key)
  }
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  throw new Error(`${key} never came to ${String(target)}, but to ${focused ?? 'nothing'}`)
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Selects a value in a list with the arrow keys. */
async function chooseIn(page: Page, target: Locator, value: string): Promise<void> {
  await tabTo(page, target)
  for (let presses = 0; presses < 80; presses++) {
    if ((await target.inputValue()) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The list has no ${value}`)
}

const EVERY = [
  ['en', 1280],
  ['en', 320],
  ['ta', 1280],
  ['ta', 320],
] as const

const VISITOR = combinations(EVERY, [['en', 1280]])
const DOCTOR = combinations(EVERY, [['ta', 320]])

for (const [language, width] of EVERY) {
  const isIn = (windows: typeof VISITOR) => windows.some((each) => each[0] === language && each[1] === width)
  test.describe(`by keyboard alone, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    // Each test runs through several tasks, and a busy machine may need more time.
    test.setTimeout(180_000)

    const m = catalogues[language]
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    const input = (page: Page, name: string) =>
      page.locator('input, textarea, select').and(page.getByLabel(name, { exact: true }))

    /** Opens a page with the main navigation, which is a drawer in a narrow window. */
    async function goTo(page: Page, name: string): Promise<void> {
      const opener = button(page, m.frame.openNavigation)
      if (width < 640) await pressOn(page, opener)
      await pressOn(page, page.getByRole('link', { name: new RegExp(`^${name}`) }).first())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expectNoSidewaysScroll(page)
    }

    async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
      await typeInto(page, input(page, m.fields.email), email)
      await typeInto(page, input(page, m.fields.password), password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/doctor\/dashboard$/)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    }

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('nalam.language', chosen), language)
      await page.goto('/')
      await expect(button(page, m.login.submit)).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    if (isIn(VISITOR))
      test('[UI-03] [UI-04] [AUTH-12] [AUTH-14] [AUTH-17] [AUTH-19] a visitor registers, confirms, sets a new password and signs in', async ({
        page,
        server,
      }) => {
        const doctor = newDoctor()
        await test.step('registers and confirms', async () => {
          await pressOn(page, page.getByRole('link', { name: m.login.register }))
          await expect(input(page, m.fields.doctorName)).toBeVisible()
          await expectNoSidewaysScroll(page)
          await typeInto(page, input(page, m.fields.doctorName), doctor.doctor_name)
          await typeInto(page, input(page, m.fields.email), doctor.email)
          await typeInto(page, input(page, m.fields.mobileNumber), doctor.mobile_number)
          await typeInto(page, input(page, m.fields.password), doctor.password)
          await page.keyboard.press('Enter')
          const code = page.getByRole('textbox', { name: m.codeVerification.code })
          await expect(code).toBeFocused()
          await expectNoSidewaysScroll(page)
          await page.keyboard.type(await newCode(server, doctor.email))
          await page.keyboard.press('Enter')
          await expect(page).toHaveURL(/\/doctor\/login$/)
        })

        await test.step('sets a new password', async () => {
          await pressOn(page, button(page, m.login.forgotPassword))
          await typeInto(page, input(page, m.passwordRecovery.forgotPassword.email), doctor.email)
          await page.keyboard.press('Enter')
          const reset = page.getByRole('dialog', { name: m.passwordRecovery.resetPassword.title })
          await typeInto(
            page,
            reset.getByRole('textbox', { name: m.passwordRecovery.resetPassword.otp }),
            await newCode(server, doctor.email, 1),
          )
          await typeInto(page, input(page, m.passwordRecovery.resetPassword.newPassword), NEW_PASSWORD)
          await typeInto(page, input(page, m.passwordRecovery.resetPassword.confirmPassword), NEW_PASSWORD)
          await page.keyboard.press('Enter')
          await Promise.all([
            page.waitForEvent('load'),
            pressOn(page, button(page, m.passwordRecovery.resetSuccess.continue)),
          ])
          await expect(page).toHaveURL(/\/doctor\/login$/)
          await signIn(page, doctor.email, NEW_PASSWORD)
        })
      })

    if (isIn(DOCTOR))
      test('[UI-03] [UI-04] a doctor signs in, does her work and signs out', async ({ page }) => {
        await signIn(page, doctors.complete)

        await test.step('finds a booking, opens it, approves it', async () => {
          await goTo(page, m.pages.appointments)
          await typeInto(page, page.getByRole('searchbox'), 'a')
          const found = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"a"'))
          await page.keyboard.press('Enter')
          await found
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          if (width > 1200) {
            const row = page.locator('table').locator('tbody tr').filter({ hasText: m.status.pending }).first()
            await expect(row).toBeVisible()
            const booking = await row.locator('td').nth(2).textContent()
            const same = page
              .locator('table')
              .locator('tbody tr')
              .filter({ hasText: booking ?? 'a booking' })
            await tabTo(page, page.locator('table').locator('tbody tr[tabindex="0"]'))
            for (let presses = 0; presses < 10; presses++) {
              if (await same.evaluate((element) => element === document.activeElement)) break
              await page.keyboard.press('ArrowDown')
            }
            await page.keyboard.press('v')
            await expect(page.getByRole('dialog', { name: m.decisions.detailsTitle })).toBeVisible()
            await page.keyboard.press('Escape')
            await expect(same).toBeFocused()
            await page.keyboard.press('a')
            await expect(same).toContainText(m.status.confirmed)
          } else {
            const approve = new RegExp(`^${m.decisions.approve}, `)
            const card = page
              .getByRole('listitem')
              .filter({ has: page.getByRole('button', { name: approve }) })
              .first()
            await expect(card).toBeVisible()
            const patient = await card.textContent()
            await pressOn(page, card.getByRole('button', { name: approve }))
            const name = /^[A-Za-z ]+?(?=\p{L}*[^\p{Script=Latin} ]|Pending)/u.exec(patient ?? '')?.[0] ?? ''
            await expect(
              page.getByRole('listitem').filter({ hasText: m.status.confirmed }).filter({ hasText: name }).first(),
            ).toBeVisible()
          }
          await expectNoSidewaysScroll(page)
        })

        await test.step('publishes a slot and switches it off', async () => {
          // Far enough ahead that the demo has no slots.
          const date = weekdayFrom(daysAfter(clinicDay(), 90), MONDAY)
          await goTo(page, m.pages.slots)
          await pressOn(page, button(page, m.slots.addNew))
          await expect(page).toHaveURL(/\/doctor\/add\/slot$/)
          await expectNoSidewaysScroll(page)
          await typeInto(page, input(page, m.addSlot.startDate), wireDay(date))
          await chooseIn(page, input(page, m.addSlot.startTime), '10:00')
          await pressOn(page, button(page, m.addSlot.submit))
          await expect(page).toHaveURL(new RegExp(`/doctor/slot\\?date=${date}$`))
          const slot = page.getByRole('switch', { name: '10:00 AM', exact: true })
          await expect(slot).toBeChecked()
          await pressOn(page, slot, 'Space')
          await expect(slot).not.toBeChecked()
          await expectNoSidewaysScroll(page)
        })

        await test.step('changes the profile', async () => {
          await page.goto('/doctor/view-profile')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectNoSidewaysScroll(page)
          await pressOn(page, page.getByRole('link', { name: m.viewProfile.edit }).or(button(page, m.viewProfile.edit)))
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.pages.editProfile)
          await typeInto(page, input(page, m.profileFields.landmark), 'Behind the tank')
          await pressOn(
            page,
            page.getByRole('button', { name: m.days.FRI, exact: true }).or(input(page, m.days.FRI)),
            'Space',
          )
          await expectNoSidewaysScroll(page)
          const saved = page.waitForResponse('**/updateDoctorprofile')
          await pressOn(page, button(page, m.editProfile.update))
          expect((await saved).status()).toBe(200)
          await page.goto('/doctor/view-profile')
          await expect(page.getByText('Behind the tank')).toBeVisible()
        })

        await test.step('marks a ticket as resolved', async () => {
          await goTo(page, m.pages.tickets)
          const open = page
            .getByRole('combobox')
            .filter({ has: page.locator('option:checked', { hasText: m.status.open }) })
          const status = page.getByRole('combobox', { name: await nameOfFirst(open) })
          await tabTo(page, status)
          // The first key opens the list, the others select in it.
          for (const key of ['End', 'End', 'Enter']) await page.keyboard.press(key)
          await expect(status.locator('option:checked')).toHaveText(m.status.resolved)
          await page.reload()
          await expect(status.locator('option:checked')).toHaveText(m.status.resolved)
        })

        await test.step('signs out', async () => {
          await pressOn(page, button(page, m.frame.accountMenu))
          await expect(page.getByRole('menuitem', { name: m.frame.myProfile })).toBeFocused()
          await page.keyboard.press('End')
          await page.keyboard.press('Enter')
          const dialog = page.getByRole('alertdialog', { name: m.prompts.logoutDialog.title })
          await pressOn(page, dialog.getByRole('button', { name: m.prompts.logoutDialog.confirm }))
          await expect(button(page, m.login.submit)).toBeVisible()
        })
      })
  })
}

/** Returns the accessible name of the first element. */
async function nameOfFirst(list: Locator): Promise<string> {
  await expect(list.first()).toBeVisible()
  const name = await list.first().getAttribute('aria-label')
  if (!name) throw new Error('The list has no name')
  return name
}
