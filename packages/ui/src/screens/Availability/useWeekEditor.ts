import type { WeekdayCode, WeekdayHours } from '@nalam/sdk'
import { hoursProblems } from '@nalam/sdk/validation'
import type { HoursProblem } from '@nalam/sdk/validation'
import { useRef } from 'react'
import { hoursOf, nextRange, withCopies } from './weekHours.ts'

/** The operations on the weekly hours. */
export interface WeekEditor {
  week: readonly WeekdayHours[]
  problems: readonly HoursProblem[]
  add: (weekday: WeekdayCode) => void
  change: (index: number, hours: WeekdayHours) => void
  remove: (index: number) => void
  copy: (from: WeekdayCode, to: readonly WeekdayCode[]) => void
  /** Closes a weekday, or opens it with its previous hours. */
  setOpen: (weekday: WeekdayCode, isOpen: boolean) => void
}

/** Returns the editor of weekly hours that the host holds. */
export function useWeekEditor(week: readonly WeekdayHours[], onWeekChange: (week: WeekdayHours[]) => void): WeekEditor {
  // The hours of closed days, restored when a day is opened again.
  const closed = useRef(new Map<WeekdayCode, readonly WeekdayHours[]>())
  const hoursOn = (weekday: WeekdayCode) => hoursOf(week, weekday).map(({ hours }) => hours)
  const add = (weekday: WeekdayCode) => onWeekChange([...week, { ...nextRange(hoursOn(weekday)), weekday }])
  return {
    week,
    problems: hoursProblems(week),
    add,
    change: (index, hours) => onWeekChange(week.map((each, at) => (at === index ? hours : each))),
    remove: (index) => onWeekChange(week.filter((_, at) => at !== index)),
    copy: (from, to) => onWeekChange(withCopies(week, from, to)),
    setOpen(weekday, isOpen) {
      if (isOpen) {
        const before = closed.current.get(weekday)
        if (before) onWeekChange([...week, ...before])
        else add(weekday)
        return
      }
      closed.current.set(weekday, hoursOn(weekday))
      onWeekChange(week.filter((hours) => hours.weekday !== weekday))
    },
  }
}
