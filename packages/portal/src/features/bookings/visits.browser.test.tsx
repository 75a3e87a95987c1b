import { fixtures, type Fixtures } from '@nalam/sdk/testing'
import type { Capability } from '@nalam/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFilters, chooseTool, openUndoList } from '../../../test/elements.ts'
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
/** Focuses a row by the keyboard: only then its letters work. */
async function focusRow(patient: string) {
  await userEvent.click(page.getByRole('heading', { level: 1 }))
  await userEvent.keyboard('{Tab}')
  const element = row(patient).element()
  if (element instanceof HTMLElement) element.focus()
  // The next letter begins a new word.
  await userEvent.keyboard('{Shift}')
}
const row = (patient: string) => page.getByRole('row').filter({ hasText: patient })
const visits = page.getByRole('group', { name: 'Did the patient come?' })
const visit = (name: string) => visits.getByRole('button', { name, exact: false })
const visitPath = '/doctor/bookings/bkg_day_1/visit'

describe('visits', () => {
  it('[VISIT-03] are noted with one key on a row and changed at will; the same key removes the note', async () => {
    await open('/doctor/appointment?status=all')
    await expect.element(row('Anitha Selvam').getByText('Confirmed', { exact: true })).toBeVisible()
    await focusRow('Anitha Selvam')
    for (const [key, word] of [
      ['i', 'Arrived'],
      ['s', 'Seen'],
      ['n', 'No-show'],
      ['n', 'Confirmed'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(row('Anitha Selvam').getByText(word, { exact: true })).toBeVisible()
    }
    await expect.poll(() => portal.countOf(visitPath)).toBe(4)
  })

  it('[VISIT-03] are noted with one tap in the details, from one hour before the time', async () => {
    await open('/doctor/appointment?status=all')
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
    await expect.poll(() => portal.countOf(visitPath)).toBe(1)
  })

  it('[EXT-01] are not offered without the capability', async () => {
    await open('/doctor/appointment?status=all', ['booking-filters', 'undo'], (data) => {
      Object.assign(data, fixtures({ today: '2026-11-20', capabilities: ['calendar'], bookings: 0 }))
      data.capabilities = ['booking-filters', 'undo']
    })
    await userEvent.click(page.getByRole('button', { name: 'View booking of Anitha Selvam' }))
    await expect.element(page.getByRole('dialog', { name: 'Booking Details' })).toBeVisible()
    await expect.element(visits).not.toBeInTheDocument()
  })
})

const cancelled = (data: Fixtures) => {
  const booking = data.bookings.find(({ id }) => id === 'bkg_day_1')
  if (!booking) throw new Error('The fixtures have no confirmed booking')
  booking.bookingStatus = 3
  const note = 'Please call the clinic.'
  booking.cancellation = { reason: 'emergency', note, cancelledAt: '2026-11-20T04:29:00.000Z' }
}

describe('a cancelled booking', () => {
  it('[VISIT-04] reads Cancelled in the list, and the details say why', async () => {
    await open('/doctor/appointment?status=all', ALL, cancelled)
    await expect.element(row('Anitha Selvam').getByText('Cancelled', { exact: true })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'View booking of Anitha Selvam' }))
    const details = page.getByRole('dialog', { name: 'Booking Details' })
    await expect.element(details.getByText('Personal emergency')).toBeVisible()
    await expect.element(details.getByText('Please call the clinic.')).toBeVisible()
  })
})

const cancellations = '/doctor/cancellations/apply'
const several = page.getByRole('dialog', { name: /Cancel bookings/ })
const offers = page.getByRole('dialog', { name: /^Offer other times/ })

/** The fixtures of a day with two confirmed bookings ahead, at 12:30 and at 16:00. */
const twoAhead = (data: Fixtures) => {
  const first = data.bookings.find(({ id }) => id === 'bkg_day_1')
  if (!first) throw new Error('The fixtures have no confirmed booking')
  data.bookings.unshift({ ...first, id: 'bkg_late', bookingId: 'NLM-999', time: '16:00', studentName: 'Ravi Shankar' })
}

describe('several bookings', () => {
  it('[VISIT-02] of a selection are cancelled with one reason, and undone with one action', async () => {
    await open('/doctor/appointment?status=all', ALL, twoAhead)
    await chooseTool('Select bookings')
    // The time of Anitha Selvam has begun.
    await expect.element(page.getByRole('checkbox', { name: 'Select booking of Meena Devi' })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /Anitha/ })).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('checkbox', { name: 'Select booking of Meena Devi' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Select booking of Ravi Shankar' }))
    await expect.element(page.getByText('2 bookings selected')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Cancel bookings', exact: true }))
    await expect.element(several.getByRole('list', { name: '2 bookings will be cancelled' })).toBeVisible()
    await userEvent.selectOptions(several.getByRole('combobox', { name: 'Reason' }), 'Personal emergency')
    await userEvent.click(several.getByRole('button', { name: 'Cancel 2 bookings' }))
    await expect.element(several).not.toBeInTheDocument()
    await expect.element(row('Meena Devi').getByText('Cancelled', { exact: true })).toBeVisible()
    await expect.element(row('Ravi Shankar').getByText('Cancelled', { exact: true })).toBeVisible()
    await expect.element(page.getByText('2 bookings selected')).not.toBeInTheDocument()
    expect(portal.countOf(cancellations)).toBe(1)
    const answered = await openUndoList()
    await userEvent.click(answered.getByRole('button', { name: 'Undo the cancellation of 2 bookings' }))
    await expect.element(row('Meena Devi').getByText('Confirmed', { exact: true })).toBeVisible()
    await expect.element(row('Ravi Shankar').getByText('Confirmed', { exact: true })).toBeVisible()
  })

  it('[VISIT-02] of a day from a time on are cancelled from the calendar', async () => {
    await open('/doctor/calendar?view=day&date=20-11-2026', ALL, twoAhead)
    await chooseTool('Cancel bookings')
    await expect.element(several.getByRole('list', { name: '2 bookings will be cancelled' })).toBeVisible()
    await userEvent.selectOptions(several.getByRole('combobox', { name: 'From' }), '4:00 PM')
    const concerned = several.getByRole('list', { name: '1 booking will be cancelled' })
    await expect.element(concerned.getByText('Ravi Shankar')).toBeVisible()
    await userEvent.selectOptions(several.getByRole('combobox', { name: 'Reason' }), 'Clinic closed')
    await userEvent.click(several.getByRole('button', { name: 'Cancel 1 booking' }))
    await expect.element(several).not.toBeInTheDocument()
    expect(portal.bodiesOf(cancellations)).toEqual([
      expect.objectContaining({ date: '20-11-2026', fromTime: '16:00', reason: 'facility-closed', slot: 'off' }),
    ])
  })

  it('[OFFER-05] of a selection are offered other times, each of which can be changed, with one undo', async () => {
    await open('/doctor/appointment?status=all', [...ALL, 'offers'], twoAhead)
    await chooseTool('Select bookings')
    await userEvent.click(page.getByRole('checkbox', { name: 'Select booking of Meena Devi' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Select booking of Ravi Shankar' }))
    await userEvent.click(page.getByRole('button', { name: 'Offer other times', exact: true }))
    const patients = offers.getByRole('list', { name: '2 patients will be offered other times' })
    await expect.element(patients).toBeVisible()
    await userEvent.click(offers.getByRole('button', { name: 'Change times for Meena Devi' }))
    const chosen = offers.getByRole('list', { name: /^Offered/ }).getByRole('button')
    const count = chosen.elements().length
    await userEvent.click(chosen.first())
    await expect.poll(() => chosen.elements().length).toBe(count - 1)
    await userEvent.click(offers.getByRole('button', { name: 'Send 2 offers' }))
    await expect.element(offers).not.toBeInTheDocument()
    await expect.element(page.getByText('2 bookings selected')).not.toBeInTheDocument()
    const [body] = portal.bodiesOf('/doctor/offers')
    const sent: Array<{ bookingId: string; slotIds: string[] }> = Object(body).offers
    expect(sent.map(({ bookingId }) => bookingId)).toEqual(['bkg_day_5', 'bkg_late'])
    expect(sent[0]?.slotIds).toHaveLength(count - 1)
    const slots = sent.flatMap(({ slotIds }) => slotIds)
    expect(new Set(slots).size).toBe(slots.length)
    const answered = await openUndoList()
    await userEvent.click(answered.getByRole('button', { name: 'Undo the offers to 2 patients' }))
    await expect.element(row('Meena Devi').getByText('Confirmed', { exact: true })).toBeVisible()
    await expect.element(row('Ravi Shankar').getByText('Confirmed', { exact: true })).toBeVisible()
  })

  it('[OFFER-05] of a day get other times instead of a cancellation: from the same time, with the note', async () => {
    await open('/doctor/calendar?view=day&date=20-11-2026', [...ALL, 'offers'], twoAhead)
    await chooseTool('Cancel bookings')
    await userEvent.selectOptions(several.getByRole('combobox', { name: 'From' }), '4:00 PM')
    await expect.element(several.getByRole('list', { name: '1 booking will be cancelled' })).toBeVisible()
    await userEvent.fill(several.getByRole('textbox'), 'I am at the hospital.')
    await userEvent.click(several.getByRole('button', { name: 'Offer other times instead' }))
    const patients = offers.getByRole('list', { name: '2 patients will be offered other times' })
    await expect.element(patients.getByText('Ravi Shankar')).toBeVisible()
    await expect.element(offers.getByRole('textbox')).toHaveValue('I am at the hospital.')
  })

  it('[VISIT-02] that have changed since the preview are shown again, and nothing is cancelled', async () => {
    await open('/doctor/calendar?view=day&date=20-11-2026', ALL, twoAhead)
    await chooseTool('Cancel bookings')
    await expect.element(several.getByRole('list', { name: '2 bookings will be cancelled' })).toBeVisible()
    portal.data.bookings = portal.data.bookings.filter(({ id }) => id !== 'bkg_late')
    await userEvent.selectOptions(several.getByRole('combobox', { name: 'Reason' }), 'Clinic closed')
    await userEvent.click(several.getByRole('button', { name: 'Cancel 2 bookings' }))
    await expect.element(several.getByText(/These bookings have changed since the preview/)).toBeVisible()
    await expect.element(several.getByRole('button', { name: 'Cancel 1 booking' })).toBeVisible()
    await expect.element(several.getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue('Clinic closed')
    expect(portal.data.bookings.filter(({ cancellation }) => cancellation)).toEqual([])
  })

  it('[EXT-01] are not offered without the capability', async () => {
    await open('/doctor/calendar?view=day&date=20-11-2026', ['booking-filters', 'undo', 'calendar'])
    await expect.element(page.getByRole('gridcell', { name: /Meena Devi/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'More', exact: true }))
    await expect.element(page.getByRole('menuitem', { name: 'Print day sheet' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Cancel bookings' })).not.toBeInTheDocument()
  })
})

describe('the filters', () => {
  it('[VISIT-04] tell cancelled bookings from declined ones, with their counts, and find visits', async () => {
    await open('/doctor/appointment?status=all', ALL, cancelled)
    await chooseFilters(/^Cancelled 1$/)
    await expect.element(row('Anitha Selvam')).toBeVisible()
    await expect.element(row('Meena Devi')).not.toBeInTheDocument()
    await chooseFilters(/^Declined 0$/)
    await expect.element(row('Anitha Selvam')).not.toBeInTheDocument()
    await chooseFilters('Confirmed 1', 'No-show')
    await expect.element(page.getByRole('heading', { name: 'No bookings match these filters' })).toBeVisible()
  })

  it('[EXT-01] are those of the specification without the capability', async () => {
    await open('/doctor/appointment?status=all', ['booking-filters'])
    await userEvent.click(page.getByRole('button', { name: 'More', exact: true }))
    await expect.element(page.getByRole('menuitem', { name: 'Export CSV' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Select bookings' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Filter' }))
    await expect.element(page.getByRole('radio', { name: /^Declined/ })).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /^Cancelled/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('radio', { name: 'No-show' })).not.toBeInTheDocument()
  })
})

const details = page.getByRole('dialog', { name: 'Booking Details' })
const cancelDialog = page.getByRole('dialog', { name: 'Cancel booking' })
const timeDialog = page.getByRole('dialog', { name: 'Another time' })
const viewOf = (patient: string) => page.getByRole('button', { name: `View booking of ${patient}` })

describe('cancelling a booking', () => {
  it('[VISIT-01] asks for a reason in the details; the list shows it as cancelled, and it can be undone', async () => {
    await open('/doctor/appointment?status=all')
    await userEvent.click(viewOf('Meena Devi'))
    await userEvent.click(details.getByRole('button', { name: 'Cancel booking' }))
    await userEvent.selectOptions(cancelDialog.getByRole('combobox', { name: 'Reason' }), 'Other reason')
    await userEvent.fill(cancelDialog.getByRole('textbox', { name: 'Note for the patient' }), 'Please call us.')
    await userEvent.click(cancelDialog.getByRole('button', { name: 'Cancel booking' }))
    await expect.element(row('Meena Devi').getByText('Cancelled', { exact: true })).toBeVisible()
    expect(portal.bodiesOf('/doctor/bookings/bkg_day_5/cancellation')).toEqual([
      { reason: 'other', note: 'Please call us.', slot: 'off' },
    ])
    await openUndoList()
    await userEvent.click(page.getByRole('button', { name: 'Undo the answer to Meena Devi' }))
    await expect.element(row('Meena Devi').getByText('Confirmed', { exact: true })).toBeVisible()
  })

  it('[VISIT-01] opens with a key on a row, and not for a booking whose time has begun', async () => {
    await open('/doctor/appointment?status=all')
    await expect.element(row('Meena Devi')).toBeVisible()
    await focusRow('Anitha Selvam')
    await userEvent.keyboard('c')
    await expect.element(cancelDialog).not.toBeInTheDocument()
    await focusRow('Meena Devi')
    await userEvent.keyboard('c')
    await expect.element(cancelDialog).toBeVisible()
    await userEvent.click(cancelDialog.getByRole('button', { name: 'Keep booking' }))
    await expect.element(cancelDialog).not.toBeInTheDocument()
    expect(document.activeElement?.textContent).toContain('Meena Devi')
  })

  it('[VISIT-01] from the popover of the calendar; its slot is off', async () => {
    await open('/doctor/calendar?view=day&date=20-11-2026')
    await userEvent.click(page.getByRole('gridcell', { name: /Meena Devi/ }))
    await userEvent.click(page.getByRole('button', { name: 'Cancel booking' }))
    await userEvent.selectOptions(cancelDialog.getByRole('combobox', { name: 'Reason' }), 'Not available')
    await userEvent.click(cancelDialog.getByRole('button', { name: 'Cancel booking' }))
    await expect.element(page.getByRole('gridcell', { name: /Meena Devi/ })).not.toBeInTheDocument()
  })

  it('[VISIT-01] that is not confirmed any more is refused in words, and shown as it is', async () => {
    await open('/doctor/appointment?status=all')
    await userEvent.click(viewOf('Meena Devi'))
    await userEvent.click(details.getByRole('button', { name: 'Cancel booking' }))
    const booking = portal.data.bookings.find(({ id }) => id === 'bkg_day_5')
    if (booking) booking.bookingStatus = 1
    await userEvent.selectOptions(cancelDialog.getByRole('combobox', { name: 'Reason' }), 'Not available')
    await userEvent.click(cancelDialog.getByRole('button', { name: 'Cancel booking' }))
    await expect.element(page.getByText(/This booking is not confirmed\./).first()).toBeInTheDocument()
    // The booking is shown as it is now.
    await expect.element(details.getByText('Pending', { exact: true })).toBeVisible()
  })
})

describe('a row that its doctor has changed', () => {
  // The pointer over the list keeps rows that are changed elsewhere.
  const expectToLeave = async (patient: string) => {
    await userEvent.hover(page.getByRole('columnheader', { name: 'Patient name' }))
    await expect.element(row(patient)).not.toBeInTheDocument()
  }

  it('[VISIT-01] leaves the confirmed ones after its cancellation', async () => {
    await open('/doctor/appointment?status=confirmed')
    await userEvent.click(viewOf('Meena Devi'))
    await userEvent.click(details.getByRole('button', { name: 'Cancel booking' }))
    await userEvent.selectOptions(cancelDialog.getByRole('combobox', { name: 'Reason' }), 'Not available')
    await userEvent.click(cancelDialog.getByRole('button', { name: 'Cancel booking' }))
    await expectToLeave('Meena Devi')
  })

  it('[VISIT-02] leaves the confirmed ones after the cancellation of several', async () => {
    await open('/doctor/appointment?status=confirmed', ALL, twoAhead)
    await chooseTool('Select bookings')
    await userEvent.click(page.getByRole('checkbox', { name: 'Select booking of Meena Devi' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Select booking of Ravi Shankar' }))
    await userEvent.click(page.getByRole('button', { name: 'Cancel bookings', exact: true }))
    await userEvent.selectOptions(several.getByRole('combobox', { name: 'Reason' }), 'Personal emergency')
    await userEvent.click(several.getByRole('button', { name: 'Cancel 2 bookings' }))
    await expectToLeave('Meena Devi')
    await expectToLeave('Ravi Shankar')
  })

  it('[VISIT-03] leaves those who have arrived when the patient was seen', async () => {
    await open('/doctor/appointment?visit=arrived', ALL, (data) => {
      const booking = data.bookings.find(({ id }) => id === 'bkg_day_1')
      if (booking) booking.visit = 'arrived'
    })
    await expect.element(row('Anitha Selvam')).toBeVisible()
    await focusRow('Anitha Selvam')
    await userEvent.keyboard('s')
    await expectToLeave('Anitha Selvam')
  })
})

describe('moving a booking', () => {
  it('[VISIT-06] from the details to a time this evening; confirmed there, and undone', async () => {
    await open('/doctor/appointment?status=all')
    await userEvent.click(viewOf('Meena Devi'))
    await userEvent.click(details.getByRole('button', { name: 'Another time' }))
    await userEvent.click(timeDialog.getByRole('radio', { name: /5:30 PM$/ }))
    await userEvent.click(timeDialog.getByRole('button', { name: 'Confirm 5:30 PM' }))
    await expect.element(page.getByText(/Booking moved/)).toBeVisible()
    expect(portal.data.bookings.find(({ id }) => id === 'bkg_day_5')?.movedFrom).toEqual({
      date: '20-11-2026',
      time: '12:30',
    })
    await openUndoList()
    await userEvent.click(page.getByRole('button', { name: 'Undo the answer to Meena Devi' }))
    await expect.element(row('Meena Devi').getByText('12:30 PM')).toBeVisible()
  })

  it('[VISIT-06] to a time that was booked meanwhile says so, keeps the choice, and another one can be taken', async () => {
    await open('/doctor/appointment?status=all')
    await userEvent.click(viewOf('Meena Devi'))
    await userEvent.click(details.getByRole('button', { name: 'Another time' }))
    const first = timeDialog.getByRole('radio', { name: /5:30 PM$/ })
    await userEvent.click(first)
    const slots = Object.values(portal.data.calendar ?? {}).flat()
    for (const slot of slots) if (slot.from === '17:30') slot.state = 'off'
    await userEvent.click(timeDialog.getByRole('button', { name: 'Confirm 5:30 PM' }))
    await expect.element(timeDialog.getByText(/Choose another time\./)).toBeVisible()
    await expect.element(first).toBeChecked()
    await userEvent.click(timeDialog.getByRole('radio', { name: /6:30 PM$/ }))
    await userEvent.click(timeDialog.getByRole('button', { name: 'Confirm 6:30 PM' }))
    await expect.element(timeDialog).not.toBeInTheDocument()
    expect(portal.data.bookings.find(({ id }) => id === 'bkg_day_5')?.time).toBe('18:30')
  })

  it('[EXT-01] nothing of it shows without the capability', async () => {
    await open('/doctor/appointment?status=all', ['booking-filters', 'undo'], (data) => {
      Object.assign(data, fixtures({ today: '2026-11-20', capabilities: ['calendar'], bookings: 0 }))
      data.capabilities = ['booking-filters', 'undo']
    })
    await userEvent.click(viewOf('Meena Devi'))
    await expect.element(details).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Another time' })).not.toBeInTheDocument()
  })
})

describe('the day view', () => {
  it('[VISIT-03] has one tap for who came on a phone too, below the patient', async () => {
    await page.viewport(390, 844)
    try {
      await open('/doctor/calendar?view=day&date=20-11-2026')
      const group = page.getByRole('group', { name: 'Did Anitha Selvam come?' })
      await userEvent.click(group.getByRole('button', { name: 'Arrived' }))
      await expect.element(group.getByRole('button', { name: 'Arrived' })).toHaveAttribute('aria-pressed', 'true')
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('[VISIT-03] has one tap for who came, and one key on a booking', async () => {
    await open('/doctor/calendar?view=day&date=20-11-2026')
    const group = page.getByRole('group', { name: 'Did Anitha Selvam come?' })
    await userEvent.click(group.getByRole('button', { name: 'Seen' }))
    await expect.element(group.getByRole('button', { name: 'Seen' })).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('gridcell', { name: /Anitha Selvam, seen/ })).toBeVisible()
    const cell = page.getByRole('gridcell', { name: /Anitha Selvam/ }).element()
    await userEvent.keyboard('{Tab}')
    if (cell instanceof HTMLElement) cell.focus()
    await userEvent.keyboard('n')
    await expect.element(group.getByRole('button', { name: 'No-show' })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => portal.countOf(visitPath)).toBe(2)
  })
})
