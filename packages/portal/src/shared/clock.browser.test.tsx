import { isPastAtClinic, type Capability } from '@nalam/sdk'
import { doctorApiHandlers, fixtures } from '@nalam/sdk/testing'
import { getResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button } from '../../test/elements.ts'
import { openPortal, type OpenPortal } from '../../test/openPortal.tsx'

const ALL: readonly Capability[] = ['booking-filters', 'undo', 'calendar', 'slot-changes']
const SERVER = Date.parse('2026-11-20T08:50:00+05:30')
const DAY = 86_400_000

let portal: OpenPortal
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SERVER }))
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

/** Opens the portal on a device whose clock differs from the server's. */
async function openWithClock(address: string, ahead: number): Promise<void> {
  let data = fixtures({ today: '2026-11-20', capabilities: ALL })
  const dated = http.all('*/api/*', async ({ request }) => {
    const response = await getResponse(doctorApiHandlers({ data }), request.clone())
    response?.headers.set('Date', new Date(Date.now() - ahead).toUTCString())
    return response
  })
  vi.setSystemTime(SERVER + ahead)
  portal = await openPortal(address, (given) => (data = Object.assign(given, data)), dated)
}

describe.each([2, -2])('[D6] with a device’s clock %i days ahead of the server’s', (days) => {
  it('the calendar shows the server’s today, and a booking can be approved until its time there', async () => {
    await openWithClock('/doctor/calendar?view=day', days * DAY)
    await expect.element(button('Friday 20 November')).toBeVisible()
    const column = page.getByRole('region', { name: 'Waiting for your answer' })
    const approve = column.getByRole('button', { name: /^Approve/ })
    await expect.element(approve.first()).toBeVisible()
    for (const item of column.element().querySelectorAll<HTMLElement>('li[data-booking]')) {
      const booking = portal.data.bookings.find(({ id }) => id === item.dataset['booking']) ?? expect.unreachable()
      const isPast = isPastAtClinic(booking.date ?? '', booking.time, SERVER)
      expect(/Approve/.test(item.textContent), `${booking.date} ${booking.time}`).toBe(!isPast)
    }
  })

  it('a slot can be added from the server’s today on', async () => {
    await openWithClock('/doctor/add/slot', days * DAY)
    const date = page.getByLabelText('Start Date')
    const past = page.getByText('Date cannot be in the past')
    await date.fill('20-11-2026')
    await page.getByLabelText('Start Time').click()
    await expect.element(past).not.toBeInTheDocument()
    await date.fill('19-11-2026')
    await page.getByLabelText('Start Time').click()
    await expect.element(past).toBeVisible()
  })
})
