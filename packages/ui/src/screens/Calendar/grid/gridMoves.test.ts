import { describe, expect, it } from 'vitest'
import { CALENDAR_NOW, sampleWeek } from '../../../fixtures/calendar.ts'
import { dayColumn } from '../dayColumn.ts'
import { edgeOf, gridMove, nearestCell } from './useGridKeys.ts'

const days = sampleWeek().map((day) => dayColumn(day, CALENDAR_NOW))
const at = (date: string, from: number) => nearestCell(days, { date, from }) ?? expect.unreachable()
const placeOf = (key: string, date: string, minute: number) => {
  const place = gridMove(key, days, at(date, minute))
  if (!place) return undefined
  if (!days.some((day) => day.date === place.date)) return `→ ${place.date} ${place.from}`
  const cell = at(place.date, place.from)
  return `${cell.date} ${cell.from}`
}

describe('[CAL-05] keys of the grid', () => {
  it.each([
    ['ArrowDown', '2026-11-24', 640, '2026-11-24 660'],
    ['ArrowUp', '2026-11-24', 640, '2026-11-24 620'],
    ['ArrowUp', '2026-11-24', 540, undefined],
    ['Home', '2026-11-24', 640, '2026-11-24 540'],
    ['End', '2026-11-24', 640, '2026-11-24 1185'],
    ['ArrowRight', '2026-11-24', 640, '2026-11-25 640'],
    // Friday is closed.
    ['ArrowRight', '2026-11-26', 1185, '2026-11-28 720'],
    ['ArrowRight', '2026-11-28', 540, '→ 2026-11-29 540'],
    ['ArrowLeft', '2026-11-23', 540, '→ 2026-11-21 540'],
    ['PageDown', '2026-11-24', 640, '→ 2026-12-01 640'],
    ['PageUp', '2026-11-24', 640, '→ 2026-11-17 640'],
    ['x', '2026-11-24', 640, undefined],
  ])('%s from %s %i', (key, date, minute, wanted) => {
    expect(placeOf(key, date, minute)).toBe(wanted)
  })

  it('Ctrl+Home and Ctrl+End move the focus to the first and the last cell of all days', () => {
    expect(edgeOf('Home', days)).toBe(days.find(({ cells }) => cells.length > 0)?.cells[0])
    expect(edgeOf('End', days)).toBe(days.findLast(({ cells }) => cells.length > 0)?.cells.at(-1))
  })

  it('find the nearest day that has cells', () => {
    expect(at('2026-11-27', 600).date).toBe('2026-11-26')
    expect(nearestCell([{ date: '2026-11-24', cells: [] }], { date: '2026-11-24', from: 0 })).toBeUndefined()
  })
})
