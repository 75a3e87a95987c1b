import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/db/open.ts'
import { fillManyBookings, fillManySlots } from './manyBookings.ts'
import { recordSection } from './record.ts'
import { amount, onBoth, sectionOf } from './setting.ts'

const EACH = 1_000
const DAYS = 28

/** What a row costs on disk, its indexes included: the capacity model of docs/scaling.md starts from it. */
export async function storage(): Promise<void> {
  const rows = amount(100_000)
  const doctors = Math.floor(rows / EACH)
  const lines = await onBoth(async (name, source) => {
    const open = await openDatabase(source)
    const { db } = open
    try {
      await fillManyBookings(db, rows, doctors, '2026-11-01')
      await fillManySlots(db, Math.min(doctors, 20), { firstDay: '2026-11-01', days: DAYS })
      const sizes = await db.execute<{ table: string; rows: number; bytes: number }>(sql`
        select c.relname as table, c.reltuples::float8 as rows, pg_total_relation_size(c.oid)::float8 as bytes
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and c.relname in ('bookings', 'booking_days', 'booking_counts', 'slots', 'sessions')
        order by bytes desc`)
      return sizes.rows.map(
        ({ table, rows: count, bytes }) =>
          `| ${name}, ${table} | ${count.toLocaleString('en')} | ${(bytes / 1e6).toFixed(1)} | ${count > 0 ? (bytes / count).toFixed(0) : '–'} |`,
      )
    } finally {
      await open.close()
    }
  })
  recordSection(sectionOf('Storage'), [
    `${rows.toLocaleString('en')} bookings of ${doctors} doctors, ${DAYS} days of slots for twenty of them. With indexes, before anything was changed or deleted.`,
    '',
    '| table | rows | MB | bytes a row |',
    '|---|---|---|---|',
    ...lines,
  ])
}
