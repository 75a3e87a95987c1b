import { fixtures, type Fixtures } from '@nalam/sdk/testing'
import type { Capability } from '@nalam/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

const ALL: readonly Capability[] = ['booking-filters', 'undo', 'calendar', 'visits']

let portal: OpenPortal
// Ten in the morning at the clinic, on a Friday.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T04:30:00.000Z') }))
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

/** Anitha Selvam has a confirmed booking at 9:00, Meena Devi one at 12:30. */
const open = async (address: string, capabilities = ALL, change: (data: Fixtures) => void = () => undefined) => {
  portal = await openPortal(address, (data) => {
    Object.assign(data, fixtures({ today: '2026-11-20', capabilities, bookings: 0 }))
    change(data)
  })
}
const row = (patient: string) => page.getByRole('row').filter({ hasText: patient })
const visits = page.getByRole('group', { name: 'Did the patient come?' })
const visit = (name: string) => visits.getByRole('button', { name, exact: false })
const visitPath = '/doctor/bookings/bkg_day_1/visit'

describe('visits', () => {
  it('[VISIT-03] are noted with one key on a row and changed at will; the same key removes the note', async () => {
    await open('/doctor/appointment')
    await expect.element(row('Anitha Selvam').getByText('Confirmed', { exact: true })).toBeVisible()
    const element = row('Anitha Selvam').element()
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }))
    await userEvent.keyboard('{Tab}')
    if (element instanceof HTMLElement) element.focus()
    for (const [key, word] of [
      ['i', 'Arrived'],
      ['s', 'Seen'],
      ['n', 'No-show'],
      ['n', 'Confirmed'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(row('Anitha Selvam').getByText(word, { exact: true })).toBeVisible()
    }
    expect(portal.countOf(visitPath)).toBe(4)
  })

  it('[VISIT-03] are noted with one tap in the details, from one hour before the time', async () => {
    await open('/doctor/appointment')
    await userEvent.click(page.getByRole('button', { name: 'View booking of Anitha Selvam' }))
    await userEvent.click(visit('Seen'))
    await expect.element(visit('Seen')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Anitha Selvam').getByText('Seen', { exact: true })).toBeVisible()
    // Half past twelve is more than an hour away.
    await userEvent.click(page.getByRole('button', { name: 'View booking of Meena Devi' }))
    await expect.element(page.getByRole('dialog', { name: 'Booking Details' })).toBeVisible()
    await expect.element(visits).not.toBeInTheDocument()
  })

  it('[VISIT-03] are noted in the calendar', async () => {
    await open('/doctor/calendar?view=day&date=20-11-2026')
    await userEvent.click(page.getByRole('gridcell', { name: /Anitha Selvam/ }))
    await userEvent.click(visit('Arrived'))
    await expect.element(visit('Arrived')).toHaveAttribute('aria-pressed', 'true')
    expect(portal.countOf(visitPath)).toBe(1)
  })

  it('[EXT-01] are not offered without the capability', async () => {
    await open('/doctor/appointment', ['booking-filters', 'undo'], (data) => {
      Object.assign(data, fixtures({ today: '2026-11-20', capabilities: ['calendar'], bookings: 0 }))
      data.capabilities = ['booking-filters', 'undo']
    })
    await userEvent.click(page.getByRole('button', { name: 'View booking of Anitha Selvam' }))
    await expect.element(page.getByRole('dialog', { name: 'Booking Details' })).toBeVisible()
    await expect.element(visits).not.toBeInTheDocument()
  })
})

describe('a cancelled booking', () => {
  const cancelled = (data: Fixtures) => {
    const booking = data.bookings.find(({ id }) => id === 'bkg_day_1')
    if (!booking) throw new Error('The fixtures have no confirmed booking')
    booking.bookingStatus = 3
    const note = 'Please call the clinic.'
    booking.cancellation = { reason: 'emergency', note, cancelledAt: '2026-11-20T04:29:00.000Z' }
  }

  it('[VISIT-04] reads Cancelled in the list, and the details say why', async () => {
    await open('/doctor/appointment', ALL, cancelled)
    await expect.element(row('Anitha Selvam').getByText('Cancelled', { exact: true })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'View booking of Anitha Selvam' }))
    const details = page.getByRole('dialog', { name: 'Booking Details' })
    await expect.element(details.getByText('Personal emergency')).toBeVisible()
    await expect.element(details.getByText('Please call the clinic.')).toBeVisible()
  })
})
