import type { Page } from '@playwright/test'
import { completeDoctor, confirmedDoctor, newDoctor, openSignedIn, type Registration } from './accounts.ts'
import { clinicDay, daysAfter, weekdayFrom, wireDay } from './clinicDays.ts'
import { startFaultyProxy, type FaultyProxy } from './faultyProxy.ts'
import { expect, newCode, test as base } from './fixtures.ts'
import { meetFaults, TROUBLES, VISITOR_TROUBLES } from './meetFaults.ts'
import { keepNotices } from './notices.ts'
import { EDIT, field } from './profileForm.ts'

/*
 * The forms that faults.spec.ts does not have, under every fault (goal R4): one table, one test for each line of it,
 * on a server of its own, since a server takes only so many registrations from one address. `NALAM_DELAY=5000` lets the slow
 * line take five seconds in place of half of one.
 */
const test = base.extend<{ line: FaultyProxy }>({
  line: async ({ server }, use) => {
    const line = await startFaultyProxy(server.origin)
    await use(line)
    await line.close()
  },
  baseURL: async ({ line }, use) => use(line.origin),
})

test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' })
test.setTimeout(300_000)
test.beforeEach(async ({ page }) => keepNotices(page))

const MONDAY = 1
const NEW_PASSWORD = 'Willow3*Harbour'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit code' })

/** Asks the server itself, with the session of the page. */
const ask = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([to, content]) => {
      const answer = await fetch(`/api/doctor/${to}`, {
        method: content ? 'POST' : 'GET',
        ...(content && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) }),
      })
      return answer.json()
    },
    [path, body] as const,
  )
const profileOf = async (page: Page) => (await ask(page, 'doctor-profile')).data.doctorDetails

async function fillRegistration(page: Page, doctor: Registration): Promise<void> {
  await page.goto('/doctor/register')
  await page.getByLabel('Doctor name').fill(doctor.doctor_name)
  await page.getByLabel('Email').fill(doctor.email)
  await page.getByLabel('Mobile number').fill(doctor.mobile_number)
  await page.getByLabel('Password', { exact: true }).fill(doctor.password)
}

test('registration', async ({ page, line }) => {
  let doctor = newDoctor()
  await meetFaults(
    page,
    line,
    {
      path: '/api/doctor/registerDoctor',
      prepare: async () => {
        doctor = newDoctor()
        await fillRegistration(page, doctor)
      },
      press: () => button(page, 'Register').dblclick(),
      expectKept: async () => {
        await expect(button(page, 'Register')).not.toHaveAttribute('aria-disabled', 'true')
        await expect(page.getByLabel('Doctor name')).toHaveValue(doctor.doctor_name)
        await expect(page.getByLabel('Email')).toHaveValue(doctor.email)
        await expect(page.getByLabel('Mobile number')).toHaveValue(doctor.mobile_number)
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue(doctor.password)
      },
      expectDone: () => expect(codeField(page)).toBeVisible(),
    },
    [...VISITOR_TROUBLES, 'conflict'],
  )
})

test('the code of a registration', async ({ page, line, server }) => {
  let doctor = newDoctor()
  let code = ''
  await meetFaults(
    page,
    line,
    {
      path: '/api/doctor/confirmDoctorRegistration',
      prepare: async () => {
        await page.context().clearCookies()
        doctor = newDoctor()
        await fillRegistration(page, doctor)
        await button(page, 'Register').click()
        code = await newCode(server, doctor.email)
        await codeField(page).fill(code)
      },
      press: () => button(page, 'Verify').dblclick(),
      expectKept: async () => {
        await expect(button(page, 'Verify')).not.toHaveAttribute('aria-disabled', 'true')
        await expect(codeField(page)).toHaveValue(code)
      },
      // Looking up what holds may have sent a new code.
      beforeAgain: async () => codeField(page).fill(await newCode(server, doctor.email)),
      // Where the answer got lost the portal has signed in with what was typed.
      expectDone: () => expect(page).toHaveURL(/\/doctor\/(login|dashboard)$/),
    },
    VISITOR_TROUBLES,
  )
})

test('the mail for a forgotten password', async ({ page, line }) => {
  let email = ''
  await meetFaults(
    page,
    line,
    {
      path: '/api/doctor/forgotpassword',
      isRepeatable: true,
      prepare: async () => {
        email = newDoctor().email
        await page.goto('/')
        await button(page, 'Forgot Password').click()
        await page.getByLabel('Registered email').fill(email)
      },
      press: () => button(page, 'Send Mail').dblclick(),
      expectKept: async () => {
        await expect(button(page, 'Send Mail')).not.toHaveAttribute('aria-disabled', 'true')
        await expect(page.getByLabel('Registered email')).toHaveValue(email)
      },
      pressAgain: () => button(page, 'Send Mail').click(),
      expectDone: () => expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible(),
    },
    VISITOR_TROUBLES,
  )
})

test('a new password', async ({ page, line, server }) => {
  const reset = page.getByRole('dialog', { name: 'Reset Password' })
  const fields = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm password', { exact: true }),
  ]
  let code = ''
  await meetFaults(
    page,
    line,
    {
      path: '/api/doctor/doctorConfirmForgotPassword',
      prepare: async () => {
        await page.context().clearCookies()
        const { email } = await confirmedDoctor(server)
        await page.goto('/')
        await button(page, 'Forgot Password').click()
        await page.getByLabel('Registered email').fill(email)
        await button(page, 'Send Mail').click()
        code = await newCode(server, email, 1)
        await reset.getByRole('textbox', { name: 'OTP' }).fill(code)
        for (const one of fields) await one.fill(NEW_PASSWORD)
      },
      press: () => button(page, 'Reset Password').dblclick(),
      expectKept: async () => {
        await expect(button(page, 'Reset Password')).not.toHaveAttribute('aria-disabled', 'true')
        await expect(reset.getByRole('textbox', { name: 'OTP' })).toHaveValue(code)
        for (const one of fields) await expect(one).toHaveValue(NEW_PASSWORD)
      },
      pressAgain: () => button(page, 'Reset Password').click(),
      expectDone: () => expect(page.getByRole('dialog', { name: 'Password reset' })).toBeVisible(),
    },
    VISITOR_TROUBLES,
  )
})

test('the profile', async ({ page, line, server }) => {
  const doctor = await completeDoctor(server)
  await openSignedIn(page, doctor, EDIT)
  await expect(field(page, 'Speciality').getByRole('option', { name: 'Cardiology' })).toBeAttached()
  const landmark = field(page, 'Landmark')
  const shown = (trouble: string) => `Behind the tank, ${trouble}`
  await meetFaults(
    page,
    line,
    {
      path: '/api/doctor/updateDoctorprofile',
      prepare: (trouble) => landmark.fill(shown(trouble)),
      press: () => button(page, 'Update').dblclick(),
      expectKept: async (trouble) => {
        await expect(button(page, 'Update')).not.toHaveAttribute('aria-disabled', 'true')
        await expect(landmark).toHaveValue(shown(trouble))
      },
      expectDone: async (trouble) => {
        await expect.poll(async () => (await profileOf(page)).landmark).toBe(shown(trouble))
        await expect(button(page, 'Update')).not.toHaveAttribute('aria-disabled', 'true')
      },
    },
    TROUBLES,
    doctor.password,
  )
})

test('a new slot', async ({ page, line, server }) => {
  const doctor = await completeDoctor(server)
  await openSignedIn(page, doctor, '/doctor/slot')
  const date = weekdayFrom(daysAfter(clinicDay(), 7), MONDAY)
  const timeOf = (trouble: string) => `${String(8 + TROUBLES.findIndex((one) => one === trouble)).padStart(2, '0')}:30`
  await meetFaults(
    page,
    line,
    {
      path: '/api/doctor/doc-create-slot',
      prepare: async (trouble) => {
        await page.goto('/doctor/add/slot')
        await page.getByLabel('Start Date').fill(date)
        await page.getByLabel('Start Time').selectOption(timeOf(trouble))
      },
      press: () => button(page, 'Submit').dblclick(),
      expectKept: async (trouble) => {
        await expect(button(page, 'Submit')).not.toHaveAttribute('aria-disabled', 'true')
        await expect(page.getByLabel('Start Date')).toHaveValue(date)
        await expect(page.getByLabel('Start Time')).toHaveValue(timeOf(trouble))
      },
      expectDone: async (trouble) => {
        await expect(page).toHaveURL(new RegExp(`/doctor/slot\\?date=${date}$`))
        const { _id } = await profileOf(page)
        const { slots } = (await ask(page, 'get-slots-by-date', { doctorId: _id, date: wireDay(date) })).data
          .slotDetails
        expect(slots.filter(({ time }: { time: string }) => time === timeOf(trouble))).toHaveLength(1)
      },
    },
    TROUBLES,
    doctor.password,
  )
})
