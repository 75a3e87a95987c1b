import { BOOKING_STATUS, LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { sql, type SQL } from 'drizzle-orm'

/** Another booking at the same time, as the contract names it. */
export interface BookingConflict {
  readonly id: string
  readonly patientName: string
}

/** Length of a booking without a slot, and of the longest slot. */
const [USUAL_LENGTH, LONGEST] = ["interval '30 minutes'", "interval '60 minutes'"]

/** Returns the end of a row's time. It reads the slot only of a row that is compared. */
const endOf = (row: SQL) =>
  sql`coalesce((select ends_at from slots where slots.id = ${row}.slot_id), ${row}.starts_at + ${sql.raw(USUAL_LENGTH)})`

/**
 * Returns a column with the other live bookings at the time of a row, earliest first; null if there
 * are none, or if the row cannot be approved: only a doctor who approves it has to know them
 * (CAL-08). It is part of the list's statement, because another query per list costs more.
 *
 * Parameters: `doctorId`, and `overdueBefore`: a row that starts earlier cannot be approved.
 *
 * @param row name of the rows in the statement. The columns are written with it, because drizzle
 *   omits the table of a column if a select has only one.
 */
export function conflictsColumn(row: 'bookings' | 'walk'): SQL<BookingConflict[] | null> {
  const own = sql.raw(row)
  // The first comparison of the start is a range of the index; the exact end is compared last.
  return sql`case when ${own}.status = ${sql.raw(String(BOOKING_STATUS.pending))} and ${own}.starts_at >= ${sql.placeholder('overdueBefore')} then (
    select json_agg(json_build_object('id', other.id, 'patientName', other.patient_name) order by other.starts_at, other.id)
    from bookings other
    where other.doctor_id = ${sql.placeholder('doctorId')} and other.status in (${sql.raw(LIVE_BOOKING_STATUSES.join(', '))}) and other.id <> ${own}.id
      and other.starts_at > ${own}.starts_at - ${sql.raw(LONGEST)} and other.starts_at < ${endOf(own)}
      and ${endOf(sql.raw('other'))} > ${own}.starts_at
  ) end`
}
