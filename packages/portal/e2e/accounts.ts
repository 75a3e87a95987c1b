import type { Page } from '@playwright/test'
import { expect, newCode, signInWithoutForm } from './fixtures.ts'

/** Server on which accounts are created and mails are read. */
type Server = Parameters<typeof newCode>[0]

/** Fields of the registration form. */
export interface Registration {
  doctor_name: string
  email: string
  mobile_number: string
  password: string
}

let made = 0

/**
 * Creates the data of a doctor who never registered on this server. The password is not a guessable
 * one.
 */
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
  const response = await fetch(`${server.origin}/api/doctor/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status, await response.text()).toBe(201)
}

/** Registers and confirms a doctor without a browser. */
export async function confirmedDoctor(server: Server, change: Partial<Registration> = {}): Promise<Registration> {
  const doctor = newDoctor(change)
  await call(server, 'registerDoctor', doctor)
  const confirmationCode = await newCode(server, doctor.email)
  await call(server, 'confirmDoctorRegistration', { email: doctor.email, confirmationCode })
  return doctor
}

/** Fields of a complete profile as sent to the server; the places exist on the reference server. */
export const PROFILE = {
  locality: 'loc_chennai_t_nagar',
  city_id: 3659,
  city_name: 'Chennai',
  state_id: 35,
  state_name: 'Tamil Nadu',
  country_id: 101,
  country_name: 'India',
  clinic_name: 'Raman Clinic',
  doctor_qualification: 'MD',
  doctor_experience: '8',
  doctor_speciality: 'spc_cardiology',
  language: ['English', 'Tamil'],
  available_days: ['MON', 'TUE'],
  address: '14, Usman Road, T Nagar, Chennai',
  availableTime: { from: '9 AM', to: '5 PM' },
  landmark: 'Near Panagal Park',
  about: 'Heart care for families.',
  pincode: '600017',
}

/** Registers and confirms a doctor and completes the profile, without a browser. */
export async function completeDoctor(server: Server, change: Partial<Registration> = {}): Promise<Registration> {
  const doctor = await confirmedDoctor(server, change)
  const { email, password } = doctor
  const login = await fetch(`${server.origin}/api/doctor/loginDoctor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const response = await fetch(`${server.origin}/api/doctor/updateDoctorprofile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ ...PROFILE, name: doctor.doctor_name, mobile: doctor.mobile_number, email }),
  })
  expect(response.status, await response.text()).toBe(200)
  return doctor
}

/** Opens a page of the portal with a session, without the sign-in form. */
export async function openSignedIn(page: Page, { email, password }: Registration, path: string): Promise<void> {
  await signInWithoutForm(page, email, password)
  await page.goto(path)
}

/** Expects that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(view)
}
