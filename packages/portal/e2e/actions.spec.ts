import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { completeDoctor, confirmedDoctor, newDoctor, openSignedIn, type Registration } from './accounts.ts'
import { clinicDay, daysAfter, weekdayFrom, wireDay } from './clinicDays.ts'
import { MEETS_EVERY_FAULT, startFaultyProxy, type FaultyProxy } from './faultyProxy.ts'
import { doctors, expect, newCode, PASSWORD, test as base } from './fixtures.ts'
import { meetFaults, TROUBLES, VISITOR_TROUBLES } from './meetFaults.ts'
import { recordToasts } from './toasts.ts'
import { EDIT, field } from './profileForm.ts'
import { say } from './words.ts'

/*
 * Every form and every action that faults.spec.ts does not cover, under every fault (goal R4): one
 * table, one test for each row. `NALAM_DELAY=5000` delays slow responses by five seconds instead of
 * half a second.
 */
const test = base.extend<{ line: FaultyProxy }>({
  line: async ({ server }, use) => {
    const line = await startFaultyProxy(server.origin)
    await use(line)
    await line.close()
  },
  baseURL: async ({ line }, use) => use(line.origin),
})

test.setTimeout(300_000)
test.beforeEach(async ({ page }) => recordToasts(page))

/**
 * Defines a test of an action whose outcomes, including a lost response, have component tests. It
 * runs only with `NALAM_FAULTS=all`.
 */
const withEveryFault = (title: string, body: Parameters<typeof test>[2]) => {
  if (MEETS_EVERY_FAULT) test(title, body)
}

const MONDAY = 1
const NEW_PASSWORD = 'Willow3*Harbour'
/** The smallest PNG that is an image: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const RESOLVED = say('Resolved')
const REGISTER = say('Register', (words) => words.registration.submit)
const RESET = say('Reset Password', (words) => words.passwordRecovery.resetPassword.title)
const RESET_BUTTON = say('Reset Password', (words) => words.passwordRecovery.resetPassword.submit)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const codeField = (page: Page) => page.getByRole('textbox', { name: say('6-digit code') })

/** Sends a request to the server with the session of the page. */
const ask = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([to, content]) => {
      const response = await fetch(`/api/doctor/${to}`, {
        method: content ? 'POST' : 'GET',
        ...(content && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) }),
      })
      return response.json()
    },
    [path, body] as const,
  )
const profileOf = async (page: Page) => (await ask(page, 'doctor-profile')).data.doctorDetails

async function fillRegistration(page: Page, doctor: Registration): Promise<void> {
  await page.goto('/doctor/register')
  await page.getByLabel(say('Doctor name')).fill(doctor.doctor_name)
  await page.getByLabel(say('Email')).fill(doctor.email)
  await page.getByLabel(say('Mobile number')).fill(doctor.mobile_number)
  await page.getByLabel(say('Password'), { exact: true }).fill(doctor.password)
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
      click: () => button(page, REGISTER).dblclick(),
      expectKept: async () => {
        await expect(button(page, REGISTER)).not.toHaveAttribute('aria-disabled', 'true')
        await expect(page.getByLabel(say('Doctor name'))).toHaveValue(doctor.doctor_name)
        await expect(page.getByLabel(say('Email'))).toHaveValue(doctor.email)
        await expect(page.getByLabel(say('Mobile number'))).toHaveValue(doctor.mobile_number)
        await expect(page.getByLabel(say('Password'), { exact: true })).toHaveValue(doctor.password)
      },
      expectDone: () => expect(codeField(page)).toBeVisible(),
    },
    [...VISITOR_TROUBLES, 'conflict'],
  )
})

withEveryFault('the code of a registration', async ({ page, line, server }) => {
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
        await button(page, REGISTER).click()
        code = await newCode(server, doctor.email)
        await codeField(page).fill(code.slice(0, 5))
      },
      // The sixth digit sends the code; a code that stays after a failure is sent by the button.
      click: async () => {
        if ((await codeField(page).inputValue()) === code) await button(page, say('Verify')).dblclick()
        else await codeField(page).fill(code)
      },
      repeatsItself: true,
      expectKept: async () => {
        await expect(button(page, say('Verify'))).not.toHaveAttribute('aria-disabled', 'true')
        await expect(codeField(page)).toHaveValue(code)
      },
      // If the response was lost, the portal has signed in with the credentials that were entered.
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
        await button(page, say('Forgot Password')).click()
        await page.getByLabel(say('Registered email')).fill(email)
      },
      click: () => button(page, say('Send Mail')).dblclick(),
      expectKept: async () => {
        await expect(button(page, say('Send Mail'))).not.toHaveAttribute('aria-disabled', 'true')
        await expect(page.getByLabel(say('Registered email'))).toHaveValue(email)
      },
      clickAgain: () => button(page, say('Send Mail')).click(),
      expectDone: () => expect(page.getByRole('dialog', { name: RESET })).toBeVisible(),
    },
    VISITOR_TROUBLES,
  )
})

withEveryFault('a new password', async ({ page, line, server }) => {
  const reset = page.getByRole('dialog', { name: RESET })
  const fields = [
    page.getByLabel(say('New password'), { exact: true }),
    page.getByLabel(say('Confirm password'), { exact: true }),
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
        await button(page, say('Forgot Password')).click()
        await page.getByLabel(say('Registered email')).fill(email)
        await button(page, say('Send Mail')).click()
        code = await newCode(server, email, 1)
        await reset.getByRole('textbox', { name: say('OTP') }).fill(code)
        for (const one of fields) await one.fill(NEW_PASSWORD)
      },
      click: () => button(page, RESET_BUTTON).dblclick(),
      expectKept: async () => {
        await expect(button(page, RESET_BUTTON)).not.toHaveAttribute('aria-disabled', 'true')
        await expect(reset.getByRole('textbox', { name: say('OTP') })).toHaveValue(code)
        for (const one of fields) await expect(one).toHaveValue(NEW_PASSWORD)
      },
      clickAgain: () => button(page, RESET_BUTTON).click(),
      // If the response was lost, the portal has signed in with the new password.
      expectDone: () =>
        expect(
          page
            .getByRole('dialog', { name: say('Password reset') })
            .or(page.getByRole('heading', { name: say('Dashboard'), level: 1 })),
        ).toBeVisible(),
    },
    VISITOR_TROUBLES,
  )
})

test('the profile', async ({ page, line, server }) => {
  const doctor = await completeDoctor(server)
  await openSignedIn(page, doctor, EDIT)
  await expect(field(page, say('Speciality')).getByRole('option', { name: 'Cardiology' })).toBeAttached()
  const landmark = field(page, say('Landmark'))
  const shown = (trouble: string) => `Behind the tank, ${trouble}`
  await meetFaults(
    page,
    line,
    {
      path: '/api/doctor/updateDoctorprofile',
      prepare: (trouble) => landmark.fill(shown(trouble)),
      click: () => button(page, say('Update')).dblclick(),
      expectKept: async (trouble) => {
        await expect(button(page, say('Update'))).not.toHaveAttribute('aria-disabled', 'true')
        await expect(landmark).toHaveValue(shown(trouble))
      },
      expectDone: async (trouble) => {
        await expect.poll(async () => (await profileOf(page)).landmark).toBe(shown(trouble))
        await expect(button(page, say('Update'))).not.toHaveAttribute('aria-disabled', 'true')
      },
    },
    TROUBLES,
    doctor.password,
  )
})

test('the profile image', async ({ page, line, server }) => {
  const doctor = await completeDoctor(server)
  await openSignedIn(page, doctor, EDIT)
  await expect(page.getByLabel(say('Upload Image'))).toBeAttached()
  const stored = () => page.evaluate(() => localStorage.getItem('doctorImage'))
  let before = await stored()
  await meetFaults(
    page,
    line,
    {
      path: '/api/doctor/updateDoctorProfileImage',
      prepare: async () => {
        before = await stored()
      },
      click: () =>
        page.getByLabel(say('Upload Image')).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG }),
      expectKept: async () => {
        await expect(button(page, say('Try again'))).toBeVisible()
        await expect(page.locator('main img[src^="blob:"]')).toBeVisible()
        expect(await stored()).toBe(before)
      },
      clickAgain: () => button(page, say('Try again')).click(),
      expectDone: async () => {
        await expect.poll(stored).not.toBe(before)
        await expect(button(page, say('Try again'))).toHaveCount(0)
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
        await page.getByLabel(say('Start Date')).fill(wireDay(date))
        await page.getByLabel(say('Start Time')).selectOption(timeOf(trouble))
      },
      click: () => button(page, say('Submit')).dblclick(),
      expectKept: async (trouble) => {
        await expect(button(page, say('Submit'))).not.toHaveAttribute('aria-disabled', 'true')
        await expect(page.getByLabel(say('Start Date'))).toHaveValue(wireDay(date))
        await expect(page.getByLabel(say('Start Time'))).toHaveValue(timeOf(trouble))
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

test('the switch of a slot', async ({ page, line, server }) => {
  const doctor = await completeDoctor(server)
  await openSignedIn(page, doctor, '/doctor/dashboard')
  const date = weekdayFrom(daysAfter(clinicDay(), 7), MONDAY)
  const { _id } = await profileOf(page)
  await ask(page, 'doc-create-slot', { doctor_id: _id, date: wireDay(date), time: '09:30' })
  await page.goto(`/doctor/slot?date=${date}`)
  const control = page.getByRole('switch', { name: '9:30 AM', exact: true })
  await expect(control).toBeChecked()
  let wasOn = true
  await meetFaults(
    page,
    line,
    {
      path: '/api/doctor/delete-slot',
      isOptimistic: true,
      prepare: async () => {
        wasOn = await control.isChecked()
      },
      click: () => control.click(),
      expectKept: () => expect(control).toBeChecked({ checked: wasOn }),
      expectDone: async () => {
        await expect(control).toBeChecked({ checked: !wasOn })
        const day = async () => (await ask(page, 'get-slots-by-date', { doctorId: _id, date: wireDay(date) })).data
        await expect.poll(async () => (await day()).slotDetails.slots[0].slot_status).toBe(wasOn ? 2 : 1)
      },
    },
    TROUBLES,
    doctor.password,
  )
})

withEveryFault('the status of a ticket', async ({ page, line }) => {
  await openSignedIn(page, { ...newDoctor(), email: doctors.complete, password: PASSWORD }, '/doctor/tickets')
  const ticket = async () => (await ask(page, 'get_doctor_ticket', { page: 1, searchQuery: '' })).data.tickets[0]
  const first = await ticket()
  const status = page.getByRole('combobox', {
    name: say(`Status of ${first.subject}`, (words) => words.tickets.statusOf(first.subject)),
  })
  const label = () => status.locator('option:checked')
  let wanted = RESOLVED
  let before = ''
  await meetFaults(page, line, {
    path: '/api/doctor/updateTicketStatus',
    isOptimistic: true,
    prepare: async () => {
      before = (await label().textContent()) ?? ''
      wanted = before === RESOLVED ? say('In progress') : RESOLVED
    },
    click: async () => void (await status.selectOption({ label: wanted })),
    expectKept: () => expect(label()).toHaveText(before),
    expectDone: async () => {
      await expect(label()).toHaveText(wanted)
      await expect.poll(async () => (await ticket()).status).toBe(wanted === RESOLVED ? 3 : 2)
    },
  })
})

test('signing out', async ({ page, line, server }) => {
  const doctor = await completeDoctor(server)
  const dialog = page.getByRole('alertdialog', { name: say('Confirm Logout') })
  await meetFaults(
    page,
    line,
    {
      path: '/api/doctor/doctor-logout',
      prepare: async () => {
        await openSignedIn(page, doctor, '/doctor/dashboard')
        await button(page, say('Account menu')).click()
        await page.getByRole('menuitem', { name: say('Logout') }).click()
      },
      click: () => button(page, say('Yes, Logout!')).dblclick(),
      expectKept: async () => {
        await expect(button(page, say('Yes, Logout!'))).toBeEnabled()
        await expect(dialog).toBeVisible()
      },
      expectDone: async () => {
        await expect(button(page, say('Login'))).toBeVisible()
        const status = await page.evaluate(async () => (await fetch('/api/doctor/doctor-profile')).status)
        expect(status).toBe(401)
      },
    },
    VISITOR_TROUBLES,
    doctor.password,
  )
})
