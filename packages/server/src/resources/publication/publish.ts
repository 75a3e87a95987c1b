import { addDays, clinicNow, clinicToday, weekOf, type WeekdayCode } from '@nalam/sdk'
import {
  MAX_PLAN_SLOTS,
  publishedAfter,
  slotPlan,
  sortedHours,
  wantedCount,
  weekOfHours,
  weekOfSlots,
  type PlannedDay,
  type WeekTimes,
  type DayRange,
} from '@nalam/sdk/rules'
import type { Changer } from '../../changes/recordChange.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashOf } from '../../random.ts'
import { upcomingBookings } from '../bookings/upcomingBookings.ts'
import { isEmptySet } from '../slotChanges/rules.ts'
import { applySlotChange, emptyChange } from '../slotChanges/store.ts'
import { slotsOfDays } from '../slots/queries.ts'
import { lockDoctor } from '../slots/store.ts'
import { readAvailability, saveHours, savePublishedUntil, type StoredAvailability } from '../availability/store.ts'
import { isChange, type HoursDraft } from '../availability/hoursDraft.ts'
import { createdSlots, wirePlan } from '../availability/wireAvailability.ts'

/** Runs the work of one key in sequence. */
type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Creates queues within this process, first come, first served. Work that would wait for a database
 * lock waits here instead: it holds no connection, and no time limit of the database applies. The
 * lock separates other processes.
 */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work)
    const ended = turn.catch(() => undefined)
    last.set(key, ended)
    try {
      return await turn
    } finally {
      if (last.get(key) === ended) last.delete(key)
    }
  }
}

const keyOf = ({ start, end }: { readonly start: number; readonly end: number }): string => `${start} ${end}`

/**
 * Returns a fingerprint of what a publication changes and saves: it stays the same as long as
 * publishing would do exactly the same. The state of a slot that stays is not included: booking it
 * does not change what happens to it.
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

/** A publication; its days are existing ISO dates. */
export interface PublicationRequest extends DayRange {
  /** A day of the week to copy. */
  readonly copyFrom: string | undefined
  /** The weekdays to publish; all if undefined. */
  readonly onlyOn: readonly WeekdayCode[] | undefined
  /** The hours have been validated. */
  readonly draft: HoursDraft | undefined
}

interface Preview {
  readonly plan: Schema<'SlotPlan'>
  readonly days: readonly PlannedDay[]
  readonly stored: StoredAvailability
}

async function timesOfWeek(
  db: Database,
  doctorId: string,
  { copyFrom, draft }: PublicationRequest,
  stored: StoredAvailability,
  now: Date,
): Promise<WeekTimes> {
  if (copyFrom !== undefined) return weekOfSlots(await slotsOfDays(db, doctorId, weekOf(copyFrom), now))
  return weekOfHours(draft?.weeklyHours ?? stored.weeklyHours)
}

/**
 * Returns the changes that a publication would make (AVAIL-03). Changes nothing.
 *
 * @throws Refusal 403 if the profile is not complete, 409 as {@link isChange}, 400 for more than
 * 3,000 slots
 */
export async function previewPublication(
  db: Database,
  doctorId: string,
  request: PublicationRequest,
  now: Date,
): Promise<Preview> {
  const { from, to, copyFrom, onlyOn, draft } = request
  const stored = await readAvailability(db, doctorId, { from: clinicToday(now) }, now)
  if (!stored.profileUpdated) throw new Refusal('profile.incomplete')
  if (draft !== undefined) isChange(stored, draft)
  const source = {
    from,
    to,
    onlyOn,
    week: await timesOfWeek(db, doctorId, request, stored, now),
    exceptions: stored.exceptions,
  }
  if (wantedCount(source) > MAX_PLAN_SLOTS) throw new Refusal('plan.too_many', 'to')
  const slots = await slotsOfDays(db, doctorId, { from: addDays(from, -1), to }, now)
  const days = slotPlan({ ...source, now: clinicNow(now), slots, removes: true })
  const closedDays = days.filter(({ isOpenDay }) => !isOpenDay).map(({ date }) => date)
  const closedDayBookings = await upcomingBookings(db, doctorId, closedDays, now)
  const saved = draft && { ...draft, weeklyHours: sortedHours(draft.weeklyHours) }
  const fingerprint = planFingerprint(
    { from, to, copyFrom, onlyOn, saved },
    days,
    closedDayBookings.map(({ id }) => id),
  )
  return { plan: wirePlan(request, days, stored.exceptions, { fingerprint, closedDayBookings }), days, stored }
}

/**
 * Applies the previewed plan with this fingerprint, inside a transaction (AVAIL-04). The doctor's
 * lock blocks other publications and new slots. A patient may book a slot that is to be removed:
 * either the booking commits first, or it fails.
 *
 * @throws Refusal 409 with the new preview when the previewed plan is out of date; otherwise as
 * {@link previewPublication}. The transaction must end then.
 */
export async function applyPublication(
  tx: Database,
  dependencies: Pick<Dependencies, 'clock' | 'random'>,
  changer: Changer,
  request: PublicationRequest & { readonly fingerprint: string },
): Promise<Schema<'SlotChange'>> {
  const { doctorId } = changer
  const { from, to, onlyOn, draft, fingerprint } = request
  await lockDoctor(tx, doctorId, 'no key update')
  const now = dependencies.clock.now()
  const preview = await previewPublication(tx, doctorId, request, now)
  if (preview.plan.fingerprint !== fingerprint) throw new Refusal('plan.changed', undefined, { plan: preview.plan })
  const { days, stored } = preview
  const { publishedUntil } = stored
  const savesHours = draft !== undefined && isChange(stored, draft)
  const { keepPublishedWeeks } = draft ?? stored
  const until = publishedAfter({ keepPublishedWeeks, publishedUntil }, { from, to, onlyOn }, days, now)
  const isLater = until !== null && until !== publishedUntil
  const set = { create: createdSlots(days), remove: days.flatMap(({ remove }) => remove.map(({ id }) => id)) }
  if (isEmptySet(set) && !savesHours && !isLater) return emptyChange(dependencies)
  const applied = await applySlotChange(tx, dependencies, {
    ...changer,
    ...set,
    name: 'slots.published',
    action: 'published',
    days: { from, to },
    availabilityBefore: {
      publishedUntil,
      ...(savesHours && {
        hours: {
          savedVersion: stored.version + 1,
          weeklyHours: stored.isProposal ? null : stored.weeklyHours,
          keepPublishedWeeks: stored.keepPublishedWeeks,
        },
      }),
    },
  })
  if (applied === undefined) {
    const { plan } = await previewPublication(tx, doctorId, request, now)
    throw new Refusal('plan.changed', undefined, { plan })
  }
  if (savesHours) await saveHours(tx, dependencies, changer, draft)
  if (isLater) await savePublishedUntil(tx, dependencies, doctorId, until)
  return applied.change
}
