import type { PlannedDay } from '@nalam/sdk/rules'
import { hashOf } from '../../random.ts'

const keyOf = ({ start, end }: { readonly start: number; readonly end: number }): string => `${start} ${end}`

/**
 * Returns a fingerprint of what a publication changes and saves: it stays the same as long as
 * publishing would do exactly the same. The state of a slot that stays is not included: booking it
 * does not change what happens to it.
 *
 * @param request the request, including the draft
 * @param closedDayBookings ids of the bookings on days without hours
 * @returns a PlanFingerprint of the contract
 */
export function planFingerprint(
  request: object,
  days: readonly PlannedDay[],
  closedDayBookings: readonly string[],
): string {
  const content = days.map(({ date, isOpenDay, exceptionId, create, remove, keep, leftOut }) => [
    date,
    isOpenDay,
    exceptionId ?? '',
    create.map(keyOf),
    remove.map(({ id }) => id),
    keep.map(({ id }) => id),
    leftOut.map((time) => `${keyOf(time)} ${time.reason}`),
  ])
  return hashOf(JSON.stringify([request, content, closedDayBookings]))
}
