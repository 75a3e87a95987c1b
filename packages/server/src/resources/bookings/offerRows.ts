import { canReopen, LONGEST_OFFER, type StoredOfferState } from '@nalam/sdk/rules'
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import { latestPlanned } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import { isOneOf } from '../../db/reads.ts'
import { offers, type BookingBefore } from '../../db/schema.ts'
import { exceptionsOn } from '../slots/dayExceptions.ts'
import { ruleSlot } from '../slots/slot.ts'
import { holdSlots, lockSlots, releaseSlots, retakeSlot } from '../slots/store.ts'

export type OfferRow = typeof offers.$inferSelect

/** An offer as lists read it with its booking. Moments are milliseconds since 1970. */
export interface ListedOffer extends Pick<OfferRow, 'state' | 'times' | 'note' | 'wish' | 'offersId'> {
  readonly createdAt: number
  readonly expiresAt: number
  /** The booking has a slot. */
  readonly keepsTime: boolean
}

const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint`)

/** The offer of a booking as a column; null without one, and no subquery is started for it. */
export const offerColumn = sql<ListedOffer | null>`case when bookings.offer_id is not null then (
  select json_build_object('state', state, 'times', times, 'note', note, 'wish', wish, 'offersId', offers_id,
    'createdAt', ${milliseconds('created_at')}, 'expiresAt', ${milliseconds('expires_at')},
    'keepsTime', bookings.slot_id is not null)
  from ${offers} where offers.id = bookings.offer_id) end`

export async function insertOffer(tx: Database, row: typeof offers.$inferInsert): Promise<void> {
  await tx.insert(offers).values(row)
}

/** Returns an offer, locked until the end of the transaction. Its booking is locked first. */
export async function lockOffer(tx: Database, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for('update')
  return row
}

/** Returns the offer that a booking is linked to, locked until the end of the transaction. */
export const offerOf = async (
  tx: Database,
  { offerId }: { readonly offerId: string | null },
): Promise<OfferRow | undefined> => (offerId === null ? undefined : lockOffer(tx, offerId))

/** Ends an open offer: its slots are released. Locks the slot from before the offer as well. */
export async function endOffer(
  tx: Database,
  id: string,
  state: Exclude<StoredOfferState, 'open' | 'chosen'>,
  { doctorId, bookingId }: { readonly doctorId: string; readonly bookingId: string },
  now: Date,
): Promise<void> {
  const offer = await lockOffer(tx, id)
  if (offer === undefined) throw new Error('The offer of a booking does not exist')
  const { times, before } = offer
  await lockSlots(tx, doctorId, [
    ...times.map(({ slotId }) => slotId),
    ...(before.slotId === null ? [] : [before.slotId]),
  ])
  await tx
    .update(offers)
    .set({ state })
    .where(and(eq(offers.id, id), eq(offers.state, 'open')))
  await releaseSlots(tx, { doctorId, bookingId, now })
}

/**
 * Opens an offer again that a move has withdrawn, if {@link canReopen} allows it: its times are held
 * again. Offer and slots are locked.
 *
 * @returns whether it is open
 */
export async function reopenOffer(
  tx: Database,
  { id, doctorId, bookingId, state, expiresAt, times }: OfferRow,
  now: Date,
): Promise<boolean> {
  const ids = times.map(({ slotId }) => slotId)
  const found = (await lockSlots(tx, doctorId, ids)).map((slot) => ({ ...ruleSlot(slot, now), id: slot.id }))
  const exceptions = await exceptionsOn(
    tx,
    doctorId,
    found.map(({ date }) => date),
  )
  const slots = ids.map((slotId) => found.find((slot) => slot.id === slotId))
  if (!canReopen({ state, expiresAt }, slots, { exceptions, now, bookingId })) return false
  await holdSlots(tx, ids, { doctorId, bookingId, until: expiresAt, now })
  await tx.update(offers).set({ state: 'open' }).where(eq(offers.id, id))
  return true
}

/** Takes the slot from before an offer again, if it is still free. @returns its id; null without */
export async function ownSlotAgain(
  tx: Database,
  { slotId: current, doctorId }: { readonly slotId: string | null; readonly doctorId: string },
  { slotId, slotStatus }: BookingBefore,
  now: Date,
): Promise<string | null> {
  if (slotId === null || slotId === current) return slotId
  const [former] = await lockSlots(tx, doctorId, [slotId])
  return former !== undefined && (await retakeSlot(tx, slotId, now, slotStatus)) ? slotId : null
}

/** Stores a patient's answer as the next version. */
export async function saveAnswer(
  tx: Database,
  id: string,
  answer: Pick<OfferRow, 'state' | 'chosenSlotId' | 'wish'>,
): Promise<void> {
  await tx
    .update(offers)
    .set({ ...answer, version: sql`${offers.version} + 1` })
    .where(eq(offers.id, id))
}

/** Returns the bookings of a doctor's offers that were made together since a moment. */
export function offersTogether(db: Database, doctorId: string, offersId: string, since: Date) {
  return db
    .select({ id: offers.id, bookingId: offers.bookingId })
    .from(offers)
    .where(and(eq(offers.offersId, offersId), eq(offers.doctorId, doctorId), gt(offers.createdAt, since)))
    .orderBy(asc(offers.bookingId))
}

/** Returns the bookings of open offers whose time is over, as `offerState`, longest ago first. */
export function overdueOffers(db: Database, now: Date, limit: number) {
  const isOver = or(lte(offers.expiresAt, now), gt(offers.expiresAt, latestPlanned(now, LONGEST_OFFER)))
  return db
    .select({ bookingId: offers.bookingId, doctorId: offers.doctorId })
    .from(offers)
    .where(and(eq(offers.state, 'open'), isOver))
    .orderBy(asc(offers.expiresAt))
    .limit(limit)
}

/** Erases what doctor and patient wrote with the offers of a booking. */
export async function eraseOfferTexts(tx: Database, bookingIds: readonly string[]): Promise<void> {
  await tx.update(offers).set({ note: null, wish: null }).where(isOneOf(offers.bookingId, bookingIds))
}
