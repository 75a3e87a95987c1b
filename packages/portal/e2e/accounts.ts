import { type Locator, type Page } from '@playwright/test'
import { expect, newCode } from './fixtures.ts'

/** Where an account is made, and its mails read. */
type Server = Parameters<typeof newCode>[0]

/** What the registration form asks for. */
export interface Registration {
  doctor_name: string
  email: string
  mobile_number: string
  password: string
}

let made = 0

/** Somebody who never registered on this server. The password is none that a guesser would try. */
export function newDoctor(change: Partial<Registration> = {}): Registration {
  made += 1
  const unique = `${process.pid}${made}`
  return {
    doctor_name: 'Kavitha Raman',
    email: `kavitha.${unique}@nalam.example`,
    mobile_number: `9${unique.slice(-9).padStart(9, '0')}`,
    password: 'Orchid7&Lantern',
    ...change,
  }
}

async function call(server: Server, path: string, body: object): Promise<void> {
  const answer = await fetch(`${server.origin}/api/doctor/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status, await answer.text()).toBe(201)
}

/** Registers and confirms a doctor without a browser. */
export async function confirmedDoctor(server: Server, change: Partial<Registration> = {}): Promise<Registration> {
  const doctor = newDoctor(change)
  await call(server, 'registerDoctor', doctor)
  const confirmationCode = await newCode(server, doctor.email)
  await call(server, 'confirmDoctorRegistration', { email: doctor.email, confirmationCode })
  return doctor
}

/** Six digits that are not these. */
export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000')

/** The notice with this text. */
export const notice = (page: Page, text: string): Locator => page.getByRole('status').getByText(text)

/** Nothing is cut off or has to be scrolled to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(view)
}
