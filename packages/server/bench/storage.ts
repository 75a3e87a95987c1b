import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/db/open.ts'
import { fillManyBookings, fillManySlots } from './manyBookings.ts'
import { recordSection } from './record.ts'
import { amount, onBoth, sectionOf } from './setting.ts'

const EACH = 1_000
const DAYS = 28

/**
 * Measures the disk space of a row including its indexes, on which the capacity model of
 * docs/scaling.md is based.
 */
export async function storage(): Promise<void> {
  const rows = amount(100_000)
  const doctors = Math.floor(rows / EACH)
  const lines = await onBoth(async (name, source) => {
    const open = await openDatabase(source)
    const { db } = open
    try {
      await fillManyBookings(db, rows, doctors, '2026-11-01')
      await fillManySlots(db, Math.min(doctors, 20), { firstDay: '2026-11-01', days: DAYS })
      const sizes = await db
        .select({
          table: sql<string>`relname`,
          count: sql<number>`reltuples::float8`,
          bytes: sql<number>`pg_total_relation_size(oid)::float8`.as('bytes'),
        })
        .from(sql`pg_class`)
        .where(sql`relkind = 'r' and relname in ('bookings', 'booking_days', 'booking_counts', 'slots', 'sessions')`)
        .orderBy(sql`bytes desc`)
      return sizes.map(
        ({ table, count, bytes }) =>
          `| ${name}, ${table} | ${count.toLocaleString('en')} | ${(bytes / 1e6).toFixed(1)} | ${count > 0 ? (bytes / count).toFixed(0) : '–'} |`,
      )
    } finally {
      await open.close()
    }
  })
  recordSection(sectionOf('Storage'), [
    `${rows.toLocaleString('en')} bookings of ${doctors} doctors, ${DAYS} days of slots for twenty of them. Sizes include indexes, before any update or deletion.`,
    '',
    '| table | rows | MB | bytes per row |',
    '|---|---|---|---|',
    ...lines,
  ])
}
