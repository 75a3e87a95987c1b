import { describe, expect, it } from 'vitest'
import { slotParts } from './slotParts.ts'

const at = (startTime: string) => ({ id: startTime, startTime, endTime: undefined, isBooked: false, isOn: true })

describe('the parts of a day', () => {
  it.each([
    ['00:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['15:30', 'afternoon'],
    ['16:00', 'evening'],
    ['23:30', 'evening'],
  ])('%s is %s', (time, part) => {
    expect(slotParts([at(time)]).map((group) => group.part)).toEqual([part])
  })

  it('keeps parts and slots in the order of the day and leaves empty parts out', () => {
    const parts = slotParts([at('17:00'), at('09:30'), at('09:00'), at('16:00')])
    expect(parts.map(({ part, slots }) => [part, slots.map(({ startTime }) => startTime)])).toEqual([
      ['morning', ['09:00', '09:30']],
      ['evening', ['16:00', '17:00']],
    ])
  })

  it('has nothing to group on a day without slots', () => {
    expect(slotParts([])).toEqual([])
  })
})
