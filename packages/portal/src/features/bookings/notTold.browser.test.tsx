import { fixtures, type Fixtures } from '@nalam/sdk/testing'
import type { Capability } from '@nalam/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

const ALL: readonly Capability[] = ['booking-filters', 'undo', 'calendar', 'visits', 'messages']

let portal: OpenPortal
// Ten in the morning at the clinic, on a Friday.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T04:30:00.000Z') }))
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

/** The patient of a confirmed booking at 12:30 still thinks that it is only requested. */
function notTold(data: Fixtures): void {
  const booking = data.bookings.find(({ studentName }) => studentName === 'Meena Devi')
  if (!booking) throw new Error('The fixtures have no booking of Meena Devi')
  const known = { state: 'requested', date: booking.date, time: booking.time } as const
  booking.notTold = { givenUpAt: '2026-11-20T03:35:00.000Z', known }
}

const open = async (address: string, capabilities = ALL) => {
  portal = await openPortal(address, (data) => {
    Object.assign(data, fixtures({ today: '2026-11-20', capabilities, bookings: 0 }))
    notTold(data)
  })
}
const row = (patient: string) => page.getByRole('row').filter({ hasText: patient })

describe('a patient who was not told', () => {
  it('[MSG-05] is marked in the list, and its details say what the patient knows and what is so', async () => {
    await open('/doctor/appointment?status=all')
    await expect.element(row('Meena Devi').getByText('Not told')).toBeVisible()
    await expect.element(row('Anitha Selvam').getByText('Not told')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'View booking of Meena Devi' }))
    const block = page.getByRole('region', { name: 'Not told' })
    await expect
      .element(
        block.getByText('The message “Confirmed” did not reach the patient. It was tried until', { exact: false }),
      )
      .toBeVisible()
    expect(block.element().textContent).toMatch(/The patient knows\s*Requested, .*12:30 PM/)
    expect(block.element().textContent).toMatch(/Now\s*Confirmed, .*12:30 PM/)
    expect(block.getByRole('link', { name: 'Call the patient' }).element().getAttribute('href')).toMatch(/^tel:\+91/)
  })

  it('[MSG-05] is told by phone: the mark, the filter and the number on the dashboard are gone', async () => {
    await open('/doctor/dashboard')
    await expect.element(page.getByText('1 patient not told')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Show', exact: true }))
    await expect.element(row('Meena Devi').getByText('Not told')).toBeVisible()
    await expect.element(row('Anitha Selvam')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'View booking of Meena Devi' }))
    await userEvent.click(page.getByRole('button', { name: 'I have told the patient' }))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('No bookings match these filters')).toBeVisible()
  })

  it('[MSG-05] is named in the calendar', async () => {
    await open('/doctor/calendar?view=day&date=20-11-2026')
    await expect.element(page.getByRole('gridcell', { name: /Meena Devi, confirmed, not told/ })).toBeVisible()
  })

  it('[EXT-01] nothing of it is offered without the capability', async () => {
    await open('/doctor/appointment?status=not-told', ['booking-filters', 'undo', 'calendar', 'visits'])
    await expect.element(row('Anitha Selvam')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Not told/ })).not.toBeInTheDocument()
  })
})
