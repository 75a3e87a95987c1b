import { BOOKING_STATUS, LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/db/open.ts'

const { pending, confirmed, declined, reschedule } = BOOKING_STATUS

/** Returns the id of a doctor that {@link fillManyBookings} creates. */
export function manyDoctorId(number: number): string {
  return `doc_many_${number}`
}

/** Returns the hash of a session that {@link fillManyBookings} creates. */
export function manySessionHash(number: number): string {
  return `session_many_${number}`
}

/** Number of slots of 30 minutes that {@link fillManySlots} creates for each day. */
export const MANY_SLOTS_A_DAY = 40

/**
 * Gives the doctors of {@link fillManyBookings} slots from midnight, at the times of their
 * bookings. Pending and confirmed bookings are linked to their slots.
 *
 * @param firstDay ISO date
 * @param isFull makes every booking of these slots pending or confirmed
 */
export async function fillManySlots(
  db: Database,
  doctors: number,
  { firstDay, days, isFull = false }: { firstDay: string; days: number; isFull?: boolean },
): Promise<void> {
  await db.execute(sql`
    insert into slots (id, doctor_id, starts_at, ends_at, created_at)
    select 'slt_many_' || n || '_' || day || '_' || half, 'doc_many_' || n, starts_at, starts_at + interval '30 minutes', now()
    from generate_series(0, ${doctors - 1}::int) n, generate_series(0, ${days - 1}::int) day,
      generate_series(0, ${MANY_SLOTS_A_DAY - 1}::int) half,
      lateral (select ${firstDay}::timestamp + make_interval(days => day, mins => 30 * half) as starts_at) begin`)
  await db.execute(sql`alter table bookings disable trigger user`)
  if (isFull)
    await db.execute(sql`
      update bookings b set status = case b.status % 2 when 0 then ${pending}::smallint else ${confirmed}::smallint end from slots s
      where b.doctor_id = s.doctor_id and b.starts_at = s.starts_at and s.id like 'slt_many_%'`)
  await db.execute(sql`
    update bookings b set slot_id = s.id from slots s
    where b.doctor_id = s.doctor_id and b.starts_at = s.starts_at and s.id like 'slt_many_%' and b.status in ${LIVE_BOOKING_STATUSES}`)
  await db.execute(sql`
    update slots s set is_booked = true from bookings b where b.slot_id = s.id and s.id like 'slt_many_%'`)
  await db.execute(sql`alter table bookings enable trigger user`)
  await db.execute(sql`vacuum analyze bookings`)
  await db.execute(sql`vacuum analyze slots`)
  // Else the written pages are flushed during the measurement.
  await db.execute(sql`checkpoint`)
}

/**
 * Fills a database with this number of bookings and doctors. Each doctor decided about one booking
 * a minute ago, about another two minutes ago, and so on. The rows are generated in the database:
 * inserting a million rows through the store would take longer than the measurement. Names come
 * from lists, so that a search finds only some of them.
 *
 * @param firstDay ISO date of the first bookings; a doctor has one every half hour from then on,
 * day and night
 */
export async function fillManyBookings(
  db: Database,
  rows: number,
  doctors: number,
  firstDay = '2025-01-01',
): Promise<void> {
  const given = sql.raw(
    `array['Anitha','Arun','Bhuvana','Chitra','Deepa','Ganesh','Harini','Karthik','Kavitha','Lakshmi','Malathi','Murugan','Nandhini','Priya','Ramya','Saravanan','Senthil','Sowmya','Vasanth','Yamuna']`,
  )
  const family = sql.raw(
    `array['Arumugam','Chandran','Devarajan','Ganesan','Jayaraman','Kannan','Krishnan','Manickam','Natarajan','Perumal','Rajendran','Sankaran','Selvam','Sundaram','Thangavel','Venkatesan']`,
  )
  await db.execute(sql`
    insert into doctors (id, name, email, mobile_number, password_hash, confirmed_at, created_at, updated_at)
    select 'doc_many_' || n, 'Doctor', 'many' || n || '@nalam.example', '6' || lpad(n::text, 9, '0'), '-', now(), now(), now()
    from generate_series(0, ${doctors - 1}::int) n`)
  await db.execute(sql`alter table bookings disable trigger user`)
  await db.execute(sql`
    insert into bookings (id, booking_number, doctor_id, starts_at, patient_name, patient_phone, mode, status, created_at, decided_at)
    select 'bkg_many_' || n, 'MANY-' || n, 'doc_many_' || (n % ${doctors}::int),
      ${`${firstDay} 09:00`}::timestamp + make_interval(mins => 30 * (n / ${doctors}::int)),
      (${given})[1 + (n / ${doctors}::int + n) % 20] || ' ' || (${family})[1 + (n / ${doctors}::int / 20 + n) % 16],
      '90000' || lpad((n * 31::bigint % 100000)::text, 5, '0'), 'Online', 1 + (n / ${doctors}::int) % 4, now(),
      case when (n / ${doctors}::int) % 4 > 0 then now() - make_interval(mins => n / ${doctors}::int) end
    from generate_series(0, ${rows - 1}::int) n`)
  await db.execute(sql`alter table bookings enable trigger user`)
  await db.execute(sql`
    insert into booking_counts (doctor_id, total, pending, confirmed, declined)
    select doctor_id, count(*), count(*) filter (where status = ${pending}), count(*) filter (where status = ${confirmed}), count(*) filter (where status = ${declined})
    from bookings where doctor_id like 'doc_many_%' group by doctor_id`)
  await db.execute(sql`
    insert into booking_days (doctor_id, day, pending, confirmed, declined, reschedule)
    select doctor_id, starts_at::date, count(*) filter (where status = ${pending}), count(*) filter (where status = ${confirmed}),
      count(*) filter (where status = ${declined}), count(*) filter (where status = ${reschedule})
    from bookings where doctor_id like 'doc_many_%' group by 1, 2`)
  await db.execute(sql`
    insert into sessions (token_hash, doctor_id, created_at, last_used_at)
    select 'session_many_' || n, 'doc_many_' || (n % ${doctors}::int), now(), now() from generate_series(1, ${doctors * 20}::int) n`)
  await db.execute(sql`vacuum analyze bookings`)
  await db.execute(sql`analyze`)
}
