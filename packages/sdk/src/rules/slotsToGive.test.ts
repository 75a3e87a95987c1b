import { describe, expect, it, test } from 'vitest'
import { minutesOfDay } from '../formats/clockTime.ts'
import { giveSlotProblem, isClosedDay, slotsToGive, type DayException, type GivenSlot } from './slotsToGive.ts'

/** 20 November 2026, 11:30 AM at the clinic. */
const NOW = new Date('2026-11-20T06:00:00Z')
const at = (date: string, time: string) => ({ date, start: minutesOfDay(time) ?? 0 })

const CONFERENCE: DayException = { from: '2026-12-08', to: '2026-12-10', kind: 'closed' }
const EVENING: DayException = { from: '2026-12-12', to: '2026-12-12', kind: 'hours' }
const exceptions = [CONFERENCE, EVENING]

describe('giving a slot to a patient', () => {
  it.each([
    ['open', '2026-11-20', '12:00', undefined],
    ['off', '2026-11-20', '12:00', 'slot.is_off'],
    ['booked', '2026-11-20', '12:00', 'slot.just_booked'],
    ['held', '2026-11-20', '12:00', 'slot.just_booked'],
    ['open', '2026-11-20', '11:30', 'slot.past'],
    ['booked', '2026-11-20', '11:00', 'slot.past'],
    ['open', '2026-12-07', '10:00', undefined],
    ['open', '2026-12-08', '10:00', 'slot.day_closed'],
    ['open', '2026-12-09', '10:00', 'slot.day_closed'],
    ['open', '2026-12-10', '10:00', 'slot.day_closed'],
    ['booked', '2026-12-09', '10:00', 'slot.just_booked'],
    ['open', '2026-12-11', '10:00', undefined],
    ['open', '2026-12-12', '10:00', undefined],
  ] as const)('[OFFER-05] one that is %s on %s at %s', (state, date, time, code) => {
    expect(giveSlotProblem({ ...at(date, time), state }, { exceptions, now: NOW })?.code).toBe(code)
  })

  it('one that does not exist', () => {
    expect(giveSlotProblem(undefined, { exceptions: [], now: NOW })).toEqual({ code: 'not_found' })
  })

  it('[OFFER-03] what is held for a patient is free for this patient, and only on an open day', () => {
    const held: GivenSlot = { ...at('2026-11-24', '10:00'), state: 'held', heldFor: 'bkg_1' }
    const code = (slot: GivenSlot, bookingId?: string) =>
      giveSlotProblem(slot, { exceptions, now: NOW, bookingId })?.code
    expect(code(held, 'bkg_1')).toBeUndefined()
    expect(code(held, 'bkg_2')).toBe('slot.just_booked')
    expect(code(held)).toBe('slot.just_booked')
    expect(code({ ...held, date: '2026-12-09' }, 'bkg_1')).toBe('slot.day_closed')
    expect(code({ ...held, state: 'booked' }, 'bkg_1')).toBe('slot.just_booked')
    expect(code({ ...held, heldFor: null })).toBe('slot.just_booked')
  })
})

test('[OFFER-05] with 8 to 10 December closed, no time of these days can be given', () => {
  const slots: GivenSlot[] = ['07', '08', '09', '10', '11'].map((day) => ({
    ...at(`2026-12-${day}`, '10:00'),
    state: 'open',
  }))
  expect(slotsToGive(slots, { exceptions, now: NOW }).map(({ date }) => date)).toEqual(['2026-12-07', '2026-12-11'])
})

test('days with other hours are not closed', () => {
  expect(['2026-12-07', '2026-12-08', '2026-12-12'].map((date) => isClosedDay(date, exceptions))).toEqual([
    false,
    true,
    false,
  ])
})
