import { fault, respond } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, click, expectAddress, expectToast, openUndoList } from '../../../test/elements.ts'
import { respondAt, hold, loseResponse } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'
import { changeSlot, slotAt, slotServer, SLOT_PATHS, type SlotDays } from '../../../test/slotServer.ts'

const SUNDAY = '2026-11-22'
const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const WEDNESDAY = '2026-11-25'
const EMPTY_DAY = '2026-11-27'

let days: SlotDays
let portal: OpenPortal

/** A Friday morning at the clinic. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00+05:30') })
  days = {
    [MONDAY]: [
      slotAt('09:30'),
      slotAt('10:00', { isBooked: true }),
      slotAt('10:30', { slot_status: 2 }),
      slotAt('14:30', { time: '14:30', start_time: '14:30', end_time: '15:00' }),
    ],
    [TUESDAY]: [slotAt('11:00'), slotAt('11:30')],
    [WEDNESDAY]: [slotAt('16:00'), slotAt('16:30'), slotAt('17:00')],
  }
})
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

async function openDay(date: string, ...setup: Setup[]): Promise<void> {
  portal = await openPortal(
    `/doctor/slot?date=${date}`,
    (data) => (data.doctor.available_days = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']),
    ...setup,
    ...slotServer(days),
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
}

/** Returns the button of a day in the strip, found by the attribute with its date. */
function day(date: string): HTMLElement {
  const found = document.querySelector(`button[data-date="${date}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`The strip has no ${date}`)
  return found
}
const expectDay = (date: string) => expect.element(day(date))
const strip = () =>
  [...document.querySelectorAll('button[data-date]')].map((element) => element.getAttribute('data-date'))
const control = (time: string) => page.getByRole('switch', { name: time, exact: true })
const expectOn = (time: string) => expect.element(control(time)).toBeChecked()
const expectOff = (time: string) => expect.element(control(time)).not.toBeChecked()
const statusAt = (date: string, time: string) => days[date]?.find((slot) => slot.time === time)?.slot_status
const sentChanges = () => portal.bodiesOf(SLOT_PATHS.change)

describe('the week', () => {
  it('[SLOT-01] the month moves by its arrows, never before the current one; Back goes the same way', async () => {
    portal = await openPortal('/doctor/slot', ...slotServer(days))
    const month = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible()
    await month('November 2026')
    await expect.element(button('Previous month')).toHaveAttribute('aria-disabled', 'true')
    await click('Next month')
    await month('December 2026')
    await expectAddress('/doctor/slot?date=2026-12-01')
    window.history.back()
    await month('November 2026')
    window.history.forward()
    await month('December 2026')
    await click('Previous month')
    await month('November 2026')
    await expect.element(button('Previous month')).toHaveAttribute('aria-disabled', 'true')
  })

  it('[SLOT-02] seven days from the asked date; the first available one is chosen, the others are greyed', async () => {
    await openDay(SUNDAY)
    await expect.poll(strip).toHaveLength(7)
    await expectDay(SUNDAY).toBeDisabled()
    await expectDay(SUNDAY).toMatchTextContent('Closed')
    await expectDay(MONDAY).toHaveAttribute('aria-pressed', 'true')
    await expectDay('2026-11-28').toBeEnabled()
  })

  it('[SLOT-02] days that are over are greyed, and cannot be chosen by address either', async () => {
    vi.setSystemTime(new Date('2026-11-16T10:00:00+05:30'))
    await openDay('2026-11-13')
    for (const past of ['2026-11-13', '2026-11-14']) {
      await expectDay(past).toBeDisabled()
      await expectDay(past).toMatchTextContent('Past')
    }
    await expectDay('2026-11-16').toHaveAttribute('aria-pressed', 'true')
    await expectDay('2026-11-16').toHaveAttribute('aria-current', 'date')
    await portal.close()
    // Nothing before the current month, not even by address.
    await openDay('2026-10-31')
    await expectDay('2026-11-16').toHaveAttribute('aria-pressed', 'true')
  })

  it('choosing a day does not move the strip; Back keeps day and strip', async () => {
    await openDay(MONDAY)
    await expect.poll(() => strip()[0]).toBe(MONDAY)
    await userEvent.click(day(WEDNESDAY))
    await expectAddress(`/doctor/slot?date=${WEDNESDAY}`)
    await expectDay(WEDNESDAY).toHaveAttribute('aria-pressed', 'true')
    expect(strip()[0]).toBe(MONDAY)
    // The start of the strip is in the history entry, which a reload preserves.
    expect(window.history.state).toMatchObject({ usr: { weekStart: MONDAY } })
    window.history.back()
    await expectAddress(`/doctor/slot?date=${MONDAY}`)
    await expectDay(MONDAY).toHaveAttribute('aria-pressed', 'true')
    await click('Next week')
    await expect.poll(() => strip()[0]).toBe('2026-11-30')
  })

  it('one request for a day that begins the strip, one more for another day; no request twice', async () => {
    await openDay(MONDAY)
    await expectOn('9:30 AM')
    await expectDay(MONDAY).toMatchTextContent('2 open')
    expect(portal.bodiesOf(SLOT_PATHS.list)).toMatchObject([{ date: '23-11-2026' }])
    await userEvent.click(day(TUESDAY))
    await expectOn('11:00 AM')
    expect(portal.bodiesOf(SLOT_PATHS.list)).toMatchObject([{ date: '23-11-2026' }, { date: '24-11-2026' }])
  })

  it('a late response never replaces a newer one', async () => {
    const held = hold(SLOT_PATHS.list, (body) => body.includes('24-11-2026'))
    await openDay(MONDAY, held.handler)
    await expectOn('9:30 AM')
    await userEvent.click(day(TUESDAY))
    await expect.element(page.getByRole('region', { name: 'Loading...' })).toBeVisible()
    await userEvent.click(day(WEDNESDAY))
    await expectOn('4:00 PM')
    held.release()
    // Tuesday's slots are cached now: choosing Tuesday shows them without a request.
    await expect.poll(() => portal.countOf(SLOT_PATHS.list)).toBe(3)
    await expectOn('5:00 PM')
    await expect.element(control('11:00 AM')).not.toBeInTheDocument()
    await userEvent.click(day(TUESDAY))
    await expectOn('11:00 AM')
  })
})

describe('the slots of a day', () => {
  it('[SLOT-03] shows the server’s slots as cards: time, booked ones grey, a switch for the others', async () => {
    await openDay(MONDAY)
    await expectOn('9:30 AM')
    await expectOff('10:30 AM')
    await expectOn('2:30 PM')
    await expect.element(page.getByRole('listitem').filter({ hasText: '2:30 PM' })).toMatchTextContent('to 3:00 PM')
    const booked = page.getByRole('listitem').filter({ hasText: '10:00 AM' })
    await expect.element(booked).toMatchTextContent('Booked')
    await expect.element(booked.getByRole('switch')).not.toBeInTheDocument()
  })

  it('[SLOT-05] Select All marks slots and sends no request', async () => {
    await openDay(MONDAY)
    const box = page.getByRole('checkbox', { name: 'Select All' })
    await expect.element(box).toBeEnabled()
    const before = portal.requests.length
    await userEvent.click(box)
    await expect.element(page.getByText('3 slots selected')).toBeVisible()
    await userEvent.click(box)
    await expect.element(page.getByText(/slots? selected/)).not.toBeInTheDocument()
    expect(portal.requests).toHaveLength(before)
  })

  it('[SLOT-06] a day without slots shows a message', async () => {
    await openDay(EMPTY_DAY)
    await expect.element(page.getByText('No slots available for the selected date')).toBeVisible()
    await expectDay(EMPTY_DAY).toMatchTextContent('No slots')
  })

  it('[SLOT-09] a failed list shows "Failed to fetch slots" and can be retried', async () => {
    let isBroken = true
    await openDay(
      MONDAY,
      http.post(`*/api${SLOT_PATHS.list}`, () => (isBroken ? HttpResponse.json({}, { status: 500 }) : undefined)),
    )
    await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to fetch slots')
    isBroken = false
    await click('Try again')
    await expect.element(page.getByRole('checkbox', { name: 'Select All' })).toBeVisible()
  })
})

describe('switching a slot', () => {
  it('[SLOT-04] off sends 2, on sends 1: shown at once, one request per click, the day read again', async () => {
    const held = hold(SLOT_PATHS.change)
    await openDay(MONDAY, held.handler)
    await expectOn('9:30 AM')
    const read = portal.countOf(SLOT_PATHS.list)
    await userEvent.click(control('9:30 AM'))
    await expectOff('9:30 AM')
    // Clicked again while the first change is pending.
    await userEvent.click(control('9:30 AM'), { force: true })
    await userEvent.keyboard(' ')
    await expectOff('9:30 AM')
    held.release()
    await expectToast(portal, 'Slot status updated successfully!')
    await expect.poll(() => portal.countOf(SLOT_PATHS.list)).toBe(read + 1)
    expect(portal.requests.filter((request) => request.endsWith(SLOT_PATHS.change))).toEqual([
      `DELETE ${SLOT_PATHS.change}`,
    ])
    expect(sentChanges()).toEqual([{ slotId: 'slt_0930', status: 2 }])
    expect(statusAt(MONDAY, '09:30')).toBe(2)
    await expectOff('9:30 AM')

    await userEvent.click(control('9:30 AM'))
    await expect.poll(sentChanges).toHaveLength(2)
    expect(sentChanges()[1]).toEqual({ slotId: 'slt_0930', status: 1 })
    await expectOn('9:30 AM')
    await expect.poll(() => statusAt(MONDAY, '09:30')).toBe(1)
  })

  it('[SLOT-04] keeps the counts of the week, which arrive only after the change', async () => {
    const held = hold(SLOT_PATHS.list, (body) => body.includes('22-11-2026'))
    await openDay(SUNDAY, held.handler)
    await userEvent.click(control('9:30 AM'))
    await expectToast(portal, 'Slot status updated successfully!')
    held.release()
    await expectDay(WEDNESDAY).toMatchTextContent('3 open')
    await expectDay(MONDAY).toMatchTextContent('1 open')
  })

  it('[SLOT-04] a refusal shows the reason and the server’s state', async () => {
    await openDay(MONDAY, respond('updateSlotStatus', 409, { code: 'slot.booked' }))
    await userEvent.click(control('9:30 AM'))
    await expectToast(portal, 'This slot is booked and cannot be switched on or off.')
    await expectOn('9:30 AM')
  })

  it('[SLOT-09] a failure without a text shows "Failed to update slot status"', async () => {
    await openDay(MONDAY, respondAt(SLOT_PATHS.change, 500))
    await userEvent.click(control('9:30 AM'))
    await expectToast(portal, 'Failed to update slot status')
    await expectOn('9:30 AM')
  })

  it('a lost response is reconciled: the change is kept and not sent twice', async () => {
    await openDay(
      MONDAY,
      loseResponse(SLOT_PATHS.change, (body) => changeSlot(days, JSON.parse(body))),
    )
    await userEvent.click(control('9:30 AM'))
    await expectToast(portal, 'Slot status updated successfully!')
    await expectOff('9:30 AM')
    expect(sentChanges()).toHaveLength(1)
  })

  it('a request that never arrived is rolled back with the reason and can be retried', async () => {
    await openDay(MONDAY, fault('updateSlotStatus', 'offline', { times: 1 }))
    await userEvent.click(control('9:30 AM'))
    await expect.poll(() => portal.toasts()).not.toBe('')
    await expectOn('9:30 AM')
    await userEvent.click(control('9:30 AM'))
    await expectToast(portal, 'Slot status updated successfully!')
    expect(statusAt(MONDAY, '09:30')).toBe(2)
  })

  it('[UI-03] by keyboard alone', async () => {
    await openDay(MONDAY)
    await expectOn('9:30 AM')
    day(MONDAY).focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Enter}')
    await expectAddress(`/doctor/slot?date=${TUESDAY}`)
    await expectOn('11:00 AM')
    const element = control('11:00 AM').element()
    if (!(element instanceof HTMLElement)) throw new Error('The slot has no switch')
    element.focus()
    await userEvent.keyboard(' ')
    await expectOff('11:00 AM')
    await expectToast(portal, 'Slot status updated successfully!')
    expect(statusAt(TUESDAY, '11:00')).toBe(2)
  })
})

it('[AVAIL-06] the toast of a change of several slots says what was done', async () => {
  portal = await openPortal(`/doctor/slot?date=${MONDAY}`, (data) => {
    data.doctor.available_days = ['MON']
    data.capabilities = ['slot-changes']
    data.bookings = []
    data.calendar = { '23-11-2026': [{ id: 'slt_a', from: '09:00', to: '09:30', state: 'open' }] }
  })
  await userEvent.click(page.getByRole('checkbox', { name: 'Select 9:00 AM' }))
  await click('Switch off')
  await expectToast(portal, '1 slot switched off')
  await openUndoList('Changed just now')
  await expect.element(button('Undo: 1 slot switched off')).toBeVisible()
})
