import type { Fixtures } from '@nalam/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAddress, listItems } from '../../../test/elements.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

const LIST = '/doctor/doc-get-all-bookings'
/** Date, time and status of eight bookings, latest first; two are today's. */
const ROWS = [
  ['25-11-2026', '11:00', 1],
  ['25-11-2026', '10:00', 2],
  ['24-11-2026', '09:30', 1],
  ['20-11-2026', '10:30', 2],
  ['20-11-2026', '09:00', 1],
  ['19-11-2026', '12:00', 3],
  ['18-11-2026', '09:00', 1],
  ['17-11-2026', '16:00', 4],
] as const

let portal: OpenPortal
// Ten in the morning at the clinic.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T04:30:00.000Z') }))
afterEach(async () => {
  vi.useRealTimers()
  await portal.close()
})

function eight(data: Fixtures): void {
  data.capabilities = ['booking-filters']
  data.bookings = data.bookings.slice(0, ROWS.length).map((booking, index) => {
    const [date, time, bookingStatus] = ROWS[index] ?? ROWS[0]
    return { ...booking, date, time, bookingStatus }
  })
}

const open = async (address: string) => {
  portal = await openPortal(address, eight)
}
const chip = (name: string) => page.getByRole('radio', { name, exact: true })
/** The rows of bookings: what is overdue has a head of its own. */
const bookingRows = () => listItems().filter((text) => /NLM-\d+/.test(text))
/** The list shows these of the eight, in this order. */
const expectRows = async (...indexes: number[]) => {
  const ids = indexes.map((index) => portal.data.bookings[index]?.bookingId)
  await expect.poll(() => bookingRows().map((text) => /NLM-\d+/.exec(text)?.[0])).toEqual(ids)
}

describe('filters', () => {
  it('[FIND-01] by status and day, in the address, with Back; the counts stay those of all bookings', async () => {
    await open('/doctor/appointment')
    await expectRows(0, 1, 2, 3, 4, 5, 6, 7)
    await userEvent.click(chip('Confirmed 2'))
    await expectAddress('/doctor/appointment?status=confirmed')
    await expectRows(1, 3)
    await userEvent.click(chip('Today'))
    await expectAddress('/doctor/appointment?status=confirmed&when=today')
    await expectRows(3)
    await expect.element(chip('Waiting 4')).toBeInTheDocument()
    expect(portal.bodiesOf(LIST).at(-1)).toMatchObject({ status: [2], from: '20-11-2026', to: '20-11-2026' })
    window.history.back()
    await expectRows(1, 3)
    await expect.element(chip('Any')).toBeChecked()
  })

  it('[FIND-01] go together with a search', async () => {
    await open('/doctor/appointment?status=waiting')
    await expectRows(2, 0, 6, 4)
    await userEvent.fill(page.getByRole('searchbox'), portal.data.bookings[0]?.bookingId ?? '')
    await expectRows(0)
    await expectAddress('/doctor/appointment?status=waiting')
    await userEvent.click(chip('Declined 1'))
    await expect.element(page.getByRole('heading', { name: /^Nothing found for/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show all', exact: true }))
    await expectRows(0)
  })

  it('[FIND-03] what is overdue stands after what can still be helped, says so, and can only be declined', async () => {
    await open('/doctor/appointment?status=waiting')
    await expectRows(2, 0, 6, 4)
    await expect.element(page.getByRole('row', { name: 'The time has passed', exact: true })).toBeVisible()
    for (const [index, text] of bookingRows().entries()) {
      if (index < 2) expect(text).not.toContain('Can only be declined')
      else expect(text).toContain('Can only be declined')
    }
    const patient = portal.data.bookings[6]?.studentName
    await userEvent.click(page.getByRole('button', { name: `Edit booking of ${patient}`, exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Edit booking' })
    await expect.element(dialog.getByRole('button', { name: 'Decline', exact: true })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Approve', exact: true }).elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
  })
})

describe('the dashboard', () => {
  it('[FIND-02] [FIND-04] says who comes next, and leads to what waits, soonest first', async () => {
    await open('/doctor/dashboard')
    const panel = page.getByRole('region', { name: 'Today', exact: true })
    await expect.element(panel.getByText(/in 30 minutes/)).toBeVisible()
    await expect.element(panel.getByText(portal.data.bookings[3]?.studentName ?? '')).toBeVisible()
    await userEvent.click(panel.getByRole('link', { name: '4 waiting for your answer' }))
    await expectAddress('/doctor/appointment?status=waiting')
    await expectRows(2, 0, 6, 4)
  })
})
