import { BOOKING_STATUS, clinicNow, minutesOfDay, LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { CREATED_SLOT_MINUTES } from '@nalam/sdk/rules'
import { insertBookings, type NewBooking } from '../resources/bookings/store.ts'
import type { Database } from '../db/open.ts'
import { momentOf } from '../resources/slots/slot.ts'
import { insertSlots, takeSlot } from '../resources/slots/store.ts'
import { afterAnswer } from './demoDiary.ts'
import { patientName, patientPhone, patientsOfToday, createSeededRandom } from './patients.ts'

/** In milliseconds. */
const DAY = 86_400_000

/**
 * Adds today's patients to demo data of an earlier day: a demo that was kept for weeks, or is
 * started again on a Sunday, would else have nobody today. Does nothing if somebody is booked.
 */
export async function refillToday(tx: Database, doctorId: string, now: Date): Promise<void> {
  const moment = clinicNow(now)
  const { date } = moment
  const [dayStart, dayEnd] = [`${date} 00:00:00`, `${date} 23:59:59`]
  const [booked] = await tx.query.bookings.findMany({
    where: (row, { and, between, eq, inArray }) =>
      and(
        eq(row.doctorId, doctorId),
        between(row.startsAt, dayStart, dayEnd),
        inArray(row.status, LIVE_BOOKING_STATUSES),
      ),
    limit: 1,
  })
  if (booked !== undefined) return
  const slots = await tx.query.slots.findMany({
    where: (row, { and, between, eq }) => and(eq(row.doctorId, doctorId), between(row.startsAt, dayStart, dayEnd)),
  })
  const compact = date.replaceAll('-', '')
  const random = createSeededRandom(Number(compact))
  /** Returns the id of a booked slot at this time; undefined if another slot is in the way. */
  const bookedSlot = async (time: string): Promise<string | undefined> => {
    const startsAt = `${date} ${time}:00`
    const endsAt = momentOf(date, (minutesOfDay(time) ?? 0) + CREATED_SLOT_MINUTES)
    const inTheWay = slots.find((slot) => slot.startsAt < endsAt && slot.endsAt > startsAt)
    if (inTheWay?.startsAt === startsAt)
      return (await takeSlot(tx, inTheWay.id, now)) === undefined ? undefined : inTheWay.id
    if (inTheWay !== undefined) return undefined
    const id = `slt_today_${startsAt.replaceAll(/[^\d]/g, '')}`
    await insertSlots(tx, [{ id, doctorId, startsAt, endsAt, isBooked: true, createdAt: now }])
    return id
  }
  // Longer ago than an answer can be undone.
  const earlier = new Date(now.getTime() - DAY)
  const rows: NewBooking[] = []
  for (const { time, status } of patientsOfToday(moment)) {
    const slotId = await bookedSlot(time)
    if (slotId === undefined) continue
    rows.push({
      id: `bkg_${random.hex(20)}`,
      bookingNumber: `NLM-${compact}${rows.length}`,
      doctorId,
      slotId,
      startsAt: `${date} ${time}:00`,
      patientName: patientName(random),
      patientPhone: patientPhone(random),
      mode: 'Online',
      status,
      createdAt: earlier,
      decidedAt: status === BOOKING_STATUS.pending ? null : earlier,
    })
  }
  if (rows.length > 0) await insertBookings(tx, afterAnswer(rows, random, now))
}
