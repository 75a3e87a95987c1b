import { sql } from 'drizzle-orm'
import { platforms } from '../../db/schema.ts'

/** What a booking by a platform has besides; moments in milliseconds. */
export type ListedIntake = readonly [
  platform: string,
  reason: string | null,
  isConfirmedAtOnce: boolean,
  lapsedAt: number | null,
]

/** What a booking by a platform has besides, as a column; null for others, and no subquery is started. */
export const intakeColumn = sql<ListedIntake | null>`case when bookings.platform_id is not null then (
  select json_build_array(platforms.name, bookings.reason, bookings.is_confirmed_at_once,
    (extract(epoch from bookings.lapsed_at) * 1000)::bigint)
  from ${platforms} where platforms.id = bookings.platform_id) end`
