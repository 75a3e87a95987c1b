import type { Catalogue } from '@nalam/ui'
import { expect, type Locator, type Page } from '@playwright/test'
import { clinicDay, daysAfter, weekdayFrom, wireDay } from './clinicDays.ts'
import { takePreparedSession } from './fixtures.ts'
import { catalogues, language } from './words.ts'

type Words = Catalogue['availability']

/** Returns a text of these screens in the suite's language. */
export function t(pick: (words: Words) => string): string {
  return pick(catalogues[language].availability)
}

/** Returns the labels of the first and the last day. */
export function dayLabels() {
  return catalogues[language].filters
}

export const HOURS = '/doctor/availability'
export const MONDAY = 1
export const today = clinicDay()
/** Far enough ahead that the demo has published nothing there. */
export const monday = weekdayFrom(daysAfter(today, 60), MONDAY)

export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
export const publish = (page: Page) =>
  button(
    page,
    t(({ plan }) => plan.submit),
  ).click()
export const expectPreview = (page: Page) =>
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

interface WireAvailability {
  version: number
  weeklyHours: { weekday: string }[]
  keepPublishedWeeks: number
}

/** Sends a request from the page. */
export async function send<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
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

/** Returns the slots of a day (`YYYY-MM-DD`) from the server. */
export async function slotsOn(page: Page, date: string): Promise<WireSlot[]> {
  const doctor = await send<{ data: { doctorDetails: { _id: string } } }>(page, 'GET', 'doctor-profile')
  const response = await send<{ data: { slotDetails: { slots: WireSlot[] } } }>(page, 'POST', 'get-slots-by-date', {
    doctorId: doctor.data.doctorDetails._id,
    date: wireDay(date),
  })
  return response.data.slotDetails.slots
}

/** Books a slot for a patient at the desk. */
export const book = (page: Page, slotId: string) =>
  send<{ statusCode: number }>(page, 'POST', 'bookings', {
    slotId,
    patientName: 'Rahim Khan',
    patientPhone: '9841207756',
  })

/** Removes Wednesday from the weekly hours, as another device would. */
export async function saveElsewhere(page: Page): Promise<void> {
  const { data } = await send<{ data: { availability: WireAvailability } }>(page, 'GET', 'availability')
  const { version, weeklyHours, keepPublishedWeeks } = data.availability
  const saved = await send<{ statusCode: number }>(page, 'PUT', 'availability', {
    version,
    weeklyHours: weeklyHours.filter(({ weekday }) => weekday !== 'WED'),
    keepPublishedWeeks,
  })
  expect(saved.statusCode).toBe(200)
}

/** Closes a day (`DD-MM-YYYY`), as another device would. */
export async function closeDay(page: Page, day: string): Promise<void> {
  const closed = { from: day, to: day, kind: 'closed', hours: [] }
  const { statusCode } = await send<{ statusCode: number }>(page, 'POST', 'availability/exceptions', closed)
  expect(statusCode).toBeLessThan(300)
}

/** Opens the preview of chosen days. */
export async function publishOnce(page: Page, from: string, to: string, copyFrom?: string): Promise<void> {
  await button(
    page,
    t(({ keep }) => keep.once),
  ).click()
  const dialog = page.getByRole('dialog')
  if (copyFrom !== undefined) {
    await dialog.getByRole('combobox').selectOption('week')
    await dialog.getByLabel(t(({ keep }) => keep.copyFrom)).fill(copyFrom)
  }
  await dialog.getByLabel(dayLabels().firstDay).fill(from)
  await dialog.getByLabel(dayLabels().lastDay).fill(to)
  await button(
    dialog,
    t(({ keep }) => keep.toPreview),
  ).click()
}

/** Returns the first row of fields of the open day. */
const fields = (page: Page) => page.getByRole('tabpanel').getByRole('group').first()
export const choose = (page: Page, label: (words: Words) => string, value: string) =>
  fields(page)
    .getByRole('combobox', { name: t(label) })
    .selectOption(value)
export async function openHours(page: Page): Promise<void> {
  await takePreparedSession(page)
  await page.goto(HOURS)
  await expect(page.getByRole('tabpanel')).toBeVisible()
}
