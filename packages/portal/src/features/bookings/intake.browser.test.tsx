import { fixtures, type Fixtures } from '@nalam/sdk/testing'
import type { Capability } from '@nalam/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

const ALL: readonly Capability[] = ['booking-filters', 'undo', 'calendar', 'visits', 'messages', 'intake']

let portal: OpenPortal
// Ten in the morning at the clinic, on a Friday.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T04:30:00.000Z') }))
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

/** Four lines, whatever the font and the width. */
const REASON = [
  'To show the blood test results.',
  'The tablets make me dizzy.',
  'I sleep badly.',
  'My daughter comes, too.',
].join('\n')

/** The patient of a confirmed booking of today at 12:30. */
function ofMeena(data: Fixtures, change: Partial<Fixtures['bookings'][number]>): void {
  const booking = data.bookings.find(({ studentName }) => studentName === 'Meena Devi')
  if (!booking) throw new Error('The fixtures have no booking of Meena Devi')
  Object.assign(booking, change)
}
const open = async (address: string, change: Partial<Fixtures['bookings'][number]>, capabilities = ALL) => {
  portal = await openPortal(address, (data) => {
    Object.assign(data, fixtures({ today: '2026-11-20', capabilities, bookings: 0 }))
    ofMeena(data, change)
  })
}
/** Meena Devi had 17:30, which is free. Lakshmi Raman waits for 17:00. */
const FREED: Partial<Fixtures['bookings'][number]> = {
  time: '17:30',
  bookingStatus: 3,
  reminderAnswer: 'cannot',
  cancellation: { reason: 'patient', cancelledAt: '2026-11-20T04:00:00.000Z' },
}
const WITH_OFFERS: readonly Capability[] = [...ALL, 'offers']
const details = page.getByRole('dialog', { name: 'Booking Details' })
const offering = page.getByRole('dialog', { name: 'Offer this time to another patient' })
const openDetails = () => userEvent.click(page.getByRole('button', { name: 'View booking of Meena Devi' }))
const offerIt = () => userEvent.click(details.getByRole('button', { name: 'Offer this time to another patient' }))
const row = (patient: string) => page.getByRole('row').filter({ hasText: patient })

describe('what a patient says', () => {
  it('[MSG-06] the answer to a reminder stands at its booking, and Today counts those who come', async () => {
    await open('/doctor/appointment?status=all', { reminderAnswer: 'comes' })
    await expect.element(row('Meena Devi').getByText('Will come')).toBeVisible()
    await portal.close()
    await open('/doctor/calendar?view=day&date=20-11-2026', { reminderAnswer: 'cannot' })
    await expect.element(page.getByRole('gridcell', { name: /Meena Devi, confirmed, cannot come/ })).toBeVisible()
    await portal.close()
    await open('/doctor/dashboard', { reminderAnswer: 'comes' })
    await expect.element(page.getByText(/^1 of \d+ said they come$/)).toBeVisible()
  })

  it('[INTAKE-04] the reason has two lines and more, the platform stands beside it, and no-shows at the number', async () => {
    await open('/doctor/appointment?status=all', { reason: REASON, platform: 'Hospital site', noShows: 3 })
    await userEvent.click(page.getByRole('button', { name: 'View booking of Meena Devi' }))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('Hospital site')).toBeVisible()
    await expect.element(dialog.getByText('Did not come 3 times', { exact: false })).toBeVisible()
    const more = dialog.getByRole('button', { name: 'More' })
    await expect.element(more).toHaveAttribute('aria-expanded', 'false')
    const id = more.element().getAttribute('aria-controls') ?? ''
    const text = document.getElementById(id) ?? document.body
    const lines = () => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
    expect(lines()).toBe(2)
    await userEvent.click(more)
    expect(lines()).toBeGreaterThan(2)
  })
})

describe('the time of a patient who cannot come', () => {
  it('[MSG-06] [OFFER-01] is offered to one of those who wait: the slot is held for her, and it can be undone', async () => {
    await open('/doctor/appointment?status=all', FREED, WITH_OFFERS)
    await expect.element(row('Meena Devi').getByText('Cannot come')).toBeVisible()
    await openDetails()
    await offerIt()
    // A time that has passed cannot be helped by an offer.
    await expect.element(offering.getByRole('radio', { name: /5:00 PM · Lakshmi Raman/ })).toBeVisible()
    expect(offering.getByRole('radio').elements()).toHaveLength(1)
    await userEvent.click(offering.getByRole('radio', { name: /Lakshmi Raman/ }))
    await userEvent.click(offering.getByRole('button', { name: 'Send' }))
    await expect.element(offering).not.toBeInTheDocument()
    await expect.element(row('Lakshmi Raman').getByText('Reschedule', { exact: true })).toBeVisible()
    expect(portal.bodiesOf('/doctor/bookings/bkg_day_3/offer')).toEqual([{ slotIds: ['slt_day_7'] }])
    // Now it is held, and says so.
    await openDetails()
    await offerIt()
    await expect.element(offering.getByText('This time is no longer free')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: /^Undo/ }).first())
    await expect.element(row('Lakshmi Raman').getByText('Pending', { exact: true })).toBeVisible()
  })

  it('[MSG-06] is not offered if somebody else gets it meanwhile: the reason stands there', async () => {
    await open('/doctor/appointment?status=all', FREED, WITH_OFFERS)
    await openDetails()
    await offerIt()
    await userEvent.click(offering.getByRole('radio', { name: /Lakshmi Raman/ }))
    const slot = portal.data.calendar?.['20-11-2026']?.find(({ id }) => id === 'slt_day_7')
    if (slot) slot.state = 'booked'
    await userEvent.click(offering.getByRole('button', { name: 'Send' }))
    await expect.element(offering.getByText('Somebody has just booked this slot', { exact: false })).toBeVisible()
    expect(portal.data.bookings.find(({ id }) => id === 'bkg_day_3')?.bookingStatus).toBe(1)
  })

  it.each([
    ['[EXT-01] without the capability', ALL, FREED],
    ['[MSG-06] too late for an answer', WITH_OFFERS, { ...FREED, time: '12:15' }],
    ['[MSG-06] while it is kept', WITH_OFFERS, { reminderAnswer: 'cannot' }],
  ] as const)('%s, it is not offered', async (_, capabilities, change) => {
    await open('/doctor/appointment?status=all', change, capabilities)
    await openDetails()
    await expect.element(details).toBeVisible()
    await expect
      .element(details.getByRole('button', { name: 'Offer this time to another patient' }))
      .not.toBeInTheDocument()
  })
})
