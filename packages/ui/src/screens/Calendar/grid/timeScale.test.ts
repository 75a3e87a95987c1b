import { describe, expect, it } from 'vitest'
import { CALENDAR_NOW, crowdedCalendar, emptyCalendar, sampleWeek } from '../../../fixtures/calendar.ts'
import { dayColumn } from '../dayColumn.ts'
import { emptyHalfHours, minutePixels, newSlotLength, scaleOf, stretchesOf } from './timeScale.ts'

const columns = (days = sampleWeek()) => days.map((day) => dayColumn(day, CALENDAR_NOW))
const NOTHING: ReadonlySet<number> = new Set()

describe('the axis', () => {
  it('folds gaps of more than an hour that no shown day uses, and opens them', () => {
    expect(stretchesOf(columns(), NOTHING)).toEqual([
      { kind: 'hours', from: 540, to: 750 },
      { kind: 'fold', from: 750, to: 1020 },
      { kind: 'hours', from: 1020, to: 1200 },
    ])
    expect(stretchesOf(columns(), new Set([750]))).toEqual([{ kind: 'hours', from: 540, to: 1200 }])
  })

  it('shows usual hours if there are no slots', () => {
    expect(stretchesOf(columns(emptyCalendar()), NOTHING)).toEqual([{ kind: 'hours', from: 540, to: 1080 }])
    expect(stretchesOf([], NOTHING)).toHaveLength(1)
  })

  it('has 48 px for half an hour, 72 px where a slot is shorter than 15 minutes or fingers hit it', () => {
    const cells = (days = sampleWeek()) => columns(days).flatMap((column) => column.cells)
    expect(30 * minutePixels(cells(), false)).toBe(48)
    expect(30 * minutePixels(cells(), true)).toBe(72)
    expect(30 * minutePixels(cells(crowdedCalendar()), false)).toBe(72)
  })

  it('places minutes behind a fold', () => {
    const scale = scaleOf(stretchesOf(columns(), NOTHING), 1.6)
    expect(scale.yOf(540)).toBe(0)
    expect(scale.yOf(750)).toBe(336)
    expect(scale.yOf(900)).toBe(336)
    expect(scale.yOf(1020)).toBe(368)
    expect(scale.height).toBe(368 + 288)
  })
})

describe('[CAL-03] empty half hours', () => {
  it('are those that have not begun and that no slot reaches into', () => {
    const saturday = columns()[6] ?? expect.unreachable()
    const stretches = stretchesOf(columns(), NOTHING)
    expect(emptyHalfHours(saturday, stretches, CALENDAR_NOW).map(({ from }) => from)).toEqual([
      1020, 1050, 1080, 1110, 1140, 1170,
    ])
    const monday = columns()[1] ?? expect.unreachable()
    expect(emptyHalfHours(monday, stretches, CALENDAR_NOW)).toEqual([])
  })

  it('become a slot of the usual length of the day, or of the week, where there is room', () => {
    const all = columns()
    const [, , tuesday, , , , saturday] = all
    if (!tuesday || !saturday) expect.unreachable()
    expect(newSlotLength(saturday, all, 1020)).toBe(30)
    expect(newSlotLength(tuesday, all, 1230)).toBe(15)
    expect(newSlotLength(columns(emptyCalendar())[2] ?? expect.unreachable(), [], 600)).toBe(30)
  })
})
