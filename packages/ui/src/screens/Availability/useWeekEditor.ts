import type { WeekdayCode, WeekdayHours } from '@nalam/sdk'
import { hoursProblems } from '@nalam/sdk/validation'
import { useRef, useState } from 'react'
import { hoursOn, isEndChosen, nextRange, withCopies } from './weekHours.ts'

/** The weekly hours, and the operations on them. */
export type WeekEditor = ReturnType<typeof useWeekEditor>

/** The week and the day of it that is edited. */
export interface WeekProps {
  editor: WeekEditor
  weekday: WeekdayCode
  onWeekdayChange: (weekday: WeekdayCode) => void
}

/**
 * Returns the editor of weekly hours that the host holds.
 *
 * @param canConfirm the platform can confirm bookings at once (capability `intake`)
 */
export function useWeekEditor(
  week: readonly WeekdayHours[],
  onWeekChange: (week: WeekdayHours[]) => void,
  canConfirm = false,
) {
  // The hours of closed days, restored when a day is opened again.
  const closed = useRef(new Map<WeekdayCode, readonly WeekdayHours[]>())
  const [proposed, setProposed] = useState<number>()
  const replace = (next: WeekdayHours[], nextProposed?: number) => {
    setProposed(nextProposed)
    onWeekChange(next)
  }
  const add = (weekday: WeekdayCode) =>
    replace([...week, { ...nextRange(hoursOn(week, weekday)), weekday }], week.length)
  return {
    week,
    canConfirm,
    problems: hoursProblems(week),
    /** The index of the hours that were added last, until their end is chosen or others change. */
    proposed,
    add,
    change(index: number, hours: WeekdayHours) {
      replace(
        week.map((each, at) => (at === index ? hours : each)),
        index === proposed && isEndChosen(week[index], hours) ? undefined : proposed,
      )
    },
    remove: (index: number) => replace(week.filter((_, at) => at !== index)),
    copy: (from: WeekdayCode, to: readonly WeekdayCode[]) => replace(withCopies(week, from, to)),
    /** Closes a weekday, or opens it with its previous hours. */
    setOpen(weekday: WeekdayCode, isOpen: boolean) {
      if (isOpen) {
        const before = closed.current.get(weekday)
        if (before) replace([...week, ...before])
        else add(weekday)
        return
      }
      closed.current.set(weekday, hoursOn(week, weekday))
      replace(week.filter((hours) => hours.weekday !== weekday))
    },
  }
}
