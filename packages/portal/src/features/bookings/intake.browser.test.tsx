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
const open = async (address: string, change: Partial<Fixtures['bookings'][number]>) => {
  portal = await openPortal(address, (data) => {
    Object.assign(data, fixtures({ today: '2026-11-20', capabilities: ALL, bookings: 0 }))
    ofMeena(data, change)
  })
}
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
