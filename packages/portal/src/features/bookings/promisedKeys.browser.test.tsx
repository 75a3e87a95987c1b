import type { Capability } from '@nalam/sdk'
import { fixtures } from '@nalam/sdk/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

const ALL: readonly Capability[] = ['booking-filters', 'undo', 'calendar', 'slot-changes']

let portal: OpenPortal
/** A Friday morning at the clinic. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:50:00+05:30') }))
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

const open = async (address: string): Promise<void> => {
  portal = await openPortal(address, (data) => {
    Object.assign(data, fixtures({ today: '2026-11-20', capabilities: ALL }))
  })
}

it('[FIND-02] R works on the row that has the focus after a mouse press on the number of waiting bookings', async () => {
  await open('/doctor/dashboard')
  await userEvent.click(page.getByRole('link', { name: /waiting for your answer/ }).first())
  await expect.poll(() => document.activeElement?.tagName).toBe('TR')
  await userEvent.keyboard('r')
  await expect
    .element(page.getByRole('dialog', { name: 'Send a request to the client to Reschedule the slot' }))
    .toBeVisible()
})

it.each(['/doctor/appointment', '/doctor/calendar'])(
  '"?" shows the keys on %s, wherever the focus is',
  async (address) => {
    await open(address)
    await expect.element(page.getByRole('button', { name: /^Keyboard shortcuts/ })).toBeVisible()
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
)
