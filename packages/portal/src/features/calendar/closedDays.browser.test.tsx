import type { Capability } from '@nalam/sdk'
import { fixtures } from '@nalam/sdk/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

const ALL: readonly Capability[] = ['booking-filters', 'calendar', 'slot-changes', 'availability']

let portal: OpenPortal
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:50:00+05:30') })
})
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

/** Opens a page while a Friday that has slots and bookings is closed for a wedding. */
async function openClosed(address: string): Promise<void> {
  portal = await openPortal(address, (data) => {
    Object.assign(data, fixtures({ today: '2026-11-20', capabilities: ALL }))
    const exception = { id: 'exc_1', from: '20-11-2026', to: '20-11-2026', kind: 'closed' as const, note: 'Wedding' }
    data.availability?.exceptions.splice(0, Infinity, { ...exception, hours: [], bookingCount: 0 })
  })
}

/** The striped area of a column; none in an open day. */
const isHatched = (element: Element) => getComputedStyle(element).backgroundImage.includes('repeating-linear-gradient')

it('[AVAIL-02] [CAL-02] a closed day with slots shows its note and is hatched in the week', async () => {
  await openClosed('/doctor/calendar?view=week')
  const head = page.getByRole('rowheader', { name: /^Friday 20 November, Closed · Wedding/ })
  await expect.element(head).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: /^Friday 20 November, 9:15 AM/ })).toBeVisible()
  const columns = [...document.querySelectorAll('[role=row] > div:nth-child(2)')]
  const friday = columns.find((column) => column.parentElement?.contains(head.element()))
  expect(friday && isHatched(friday)).toBe(true)
  expect(isHatched(head.element())).toBe(true)
  // The open days of the week.
  expect(columns.some((column) => !isHatched(column))).toBe(true)
})

it.each([320, 1280])('[AVAIL-02] the day says why it is closed, at %i px', async (width) => {
  await page.viewport(width, 900)
  await openClosed('/doctor/calendar?view=day')
  await expect.element(page.getByText(/^Closed\. Wedding/)).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: /9:15 AM/ }).first()).toBeVisible()
})

it('[AVAIL-02] Add Slot says that the chosen day is closed, and why', async () => {
  await openClosed('/doctor/add/slot')
  const date = page.getByRole('textbox', { name: /Start Date/ })
  await userEvent.fill(date, '2026-11-20')
  await expect.element(page.getByText('You are closed on this day: Wedding')).toBeVisible()
  await userEvent.fill(date, '2026-11-23')
  await expect.element(page.getByText(/You are closed/)).not.toBeInTheDocument()
})
