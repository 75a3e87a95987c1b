import { addDays, toIsoDate, weekdayIndex, type CalendarSlot, type SlotPlan, type SlotPlanDay } from '@nalam/sdk'
import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { Circle16Regular } from '@fluentui/react-icons/headless/svg/circle'
import { Info16Regular } from '@fluentui/react-icons/headless/svg/info'
import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { Subtract16Regular } from '@fluentui/react-icons/headless/svg/subtract'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'

/** Returns whether a publication keeps a slot because it is booked by a patient or held for one. */
export const isTaken = ({ state }: CalendarSlot): boolean => state === 'booked' || state === 'held'

/** Returns the effect of a publication on a day, as numbers. */
export const dayFigures = ({ create, remove, keep, isOpenDay }: SlotPlanDay) => ({
  created: create.length,
  removed: remove.length,
  /** Booked or held. */
  taken: keep.filter(isTaken).length,
  /** Booked on a day without hours. */
  bookedOnClosed: isOpenDay ? 0 : keep.filter(({ state }) => state === 'booked').length,
})

/** The effect of a publication, as numbers. */
export interface PlanFigures {
  created: number
  removed: number
  taken: number
  /** Slots that already exist as planned. */
  planned: number
  /** Slots that are not created, by reason. */
  leftOut: { past: number; closed: number; overlap: number; other: number }
}

export function planFigures({ days }: SlotPlan): PlanFigures {
  const sum = (count: (day: SlotPlanDay) => number) => days.reduce((total, day) => total + count(day), 0)
  const left = (isMeant: (reason: string) => boolean) =>
    sum(({ leftOut }) => leftOut.filter(({ reason }) => isMeant(reason)).length)
  const known = new Set(['past', 'closed', 'overlap'])
  return {
    created: sum(({ create }) => create.length),
    removed: sum(({ remove }) => remove.length),
    taken: sum(({ keep }) => keep.filter(isTaken).length),
    planned: sum(({ keep }) => keep.filter((slot) => !isTaken(slot)).length),
    leftOut: {
      past: left((reason) => reason === 'past'),
      closed: left((reason) => reason === 'closed'),
      overlap: left((reason) => reason === 'overlap'),
      other: left((reason) => !known.has(reason)),
    },
  }
}

/** A cell of the calendar: a day of the publication, or one before or after it. */
export interface PlanCell {
  /** `YYYY-MM-DD` */
  date: string
  day: SlotPlanDay | undefined
}

/** Returns the days of a publication in weeks from Sunday to Saturday. */
export function planWeeks({ days }: SlotPlan): PlanCell[][] {
  const dated = new Map(days.map((day) => [toIsoDate(day.date) ?? '', day]))
  const [first, last] = [days[0], days.at(-1)].map((day) => day && toIsoDate(day.date))
  if (!first || !last) return []
  const weeks: PlanCell[][] = []
  for (let start = addDays(first, -weekdayIndex(first)); start <= last; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const date = addDays(start, at)
        return { date, day: dated.get(date) }
      }),
    )
  }
  return weeks
}

const signature = (day: SlotPlanDay) =>
  JSON.stringify([
    day.isOpenDay,
    day.create,
    day.remove.map(({ id }) => id),
    day.keep.map(({ id, state }) => [id, state]),
  ])

/** Returns the days (`YYYY-MM-DD`) on which a newer preview differs from the previous one. */
export function changedDays(before: SlotPlan, now: SlotPlan): Set<string> {
  const known = new Map(before.days.map((day) => [day.date, signature(day)]))
  return new Set(
    now.days.filter((day) => known.get(day.date) !== signature(day)).map((day) => toIsoDate(day.date) ?? day.date),
  )
}

/** Returns the number of slots that were booked between two previews. */
export function bookedBetween(before: SlotPlan, now: SlotPlan): number {
  const booked = ({ days }: SlotPlan) =>
    new Set(days.flatMap(({ keep }) => keep.filter(({ state }) => state === 'booked').map(({ id }) => id)))
  const known = booked(before)
  return [...booked(now)].filter((id) => !known.has(id)).length
}

/**
 * What a publication does with slots: `taken` ones stay because they are booked or held, `planned`
 * ones exist already, `booked` ones are booked on a day without hours.
 */
export type Sign = 'created' | 'removed' | 'taken' | 'planned' | 'booked' | 'leftOut'

/** The icons of the signs. The styles have a colour of the same name. */
export const SIGNS: Record<Sign, typeof Add16Regular> = {
  created: Add16Regular,
  removed: Subtract16Regular,
  taken: LockClosed16Regular,
  planned: Circle16Regular,
  booked: Warning16Regular,
  leftOut: Info16Regular,
}
