import { SLOT_STATUS } from '@nalam/sdk'
import { undoEnd } from '../bookings/rules.ts'
import type { MessageCode, Schema } from '../http/contractTypes.ts'

type SlotAction = Schema<'ChangeSlotsRequest'>['action']

/** Changes to a doctor's slots. */
export interface SlotSet {
  /** Moments at the clinic as `YYYY-MM-DD HH:MM:SS`. New slots are on. */
  readonly create: ReadonlyArray<{ readonly startsAt: string; readonly endsAt: string }>
  /** Ids of unbooked slots. They are removed before new ones are created. */
  readonly remove: readonly string[]
  /** Unbooked slots, with a status that differs from their current one. */
  readonly switch: ReadonlyArray<{ readonly id: string; readonly to: Schema<'UpdateSlotStatusRequest'>['status'] }>
}

/** Name of each action in the audit and the event stream, and message code of its response. */
export const ACTION_NAMES = {
  on: 'slots.switched_on',
  off: 'slots.switched_off',
  delete: 'slots.deleted',
} as const satisfies Record<SlotAction, MessageCode>

/** Returns the changes of an action to slots that are neither booked nor past. */
export function slotSetOf(
  action: SlotAction,
  slots: ReadonlyArray<{ readonly id: string; readonly status: number }>,
): Partial<SlotSet> {
  if (action === 'delete') return { remove: slots.map(({ id }) => id) }
  const to = SLOT_STATUS[action]
  return { switch: slots.flatMap(({ id, status }) => (status === to ? [] : [{ id, to }])) }
}

/**
 * Returns the problem of undoing a change of slots that is known without reading its slots: it is
 * undone already, or ten minutes are over.
 */
export function undoChangeProblem(
  change: { readonly createdAt: Date; readonly undoneAt: Date | null },
  now: Date,
): 'change.undo_over' | 'change.undo_refused' | undefined {
  if (change.undoneAt !== null) return 'change.undo_refused'
  return now < undoEnd(change.createdAt) ? undefined : 'change.undo_over'
}
