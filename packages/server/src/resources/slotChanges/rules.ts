import { SLOT_STATUS } from '@nalam/sdk'
import * as rules from '@nalam/sdk/rules'
import type { MessageCode, Schema } from '../../contract/contractTypes.ts'
import { latestMoment } from '../../clock.ts'

type SlotAction = Schema<'ChangeSlotsRequest'>['action']

export interface SlotSet {
  /** Moments at the clinic as `YYYY-MM-DD HH:MM:SS`. New slots are on. */
  readonly create: ReadonlyArray<{ readonly startsAt: string; readonly endsAt: string }>
  /** Ids of unbooked slots. They are removed before new ones are created. */
  readonly remove: readonly string[]
  /** Unbooked slots, with a status that differs from their current one. */
  readonly switch: ReadonlyArray<{ readonly id: string; readonly to: Schema<'UpdateSlotStatusRequest'>['status'] }>
}

/** Name of each action in the audit and the event stream. */
export const ACTION_NAMES = {
  on: 'slots.switched_on',
  off: 'slots.switched_off',
  delete: 'slots.deleted',
} as const satisfies Record<SlotAction, MessageCode>

/** Each action in the list of changes that can be undone. */
export const LISTED_ACTIONS = {
  on: 'switched-on',
  off: 'switched-off',
  delete: 'deleted',
} as const satisfies Record<SlotAction, Schema<'SlotChangeAction'>>

const ONE_SLOT = {
  on: 'slot.switched_on',
  off: 'slot.switched_off',
  delete: 'slot.deleted',
} as const satisfies Record<SlotAction, MessageCode>

/** Returns the message code of a response to an action on one or several slots. */
export const actionMessage = (action: SlotAction, slots: number) => (slots === 1 ? ONE_SLOT : ACTION_NAMES)[action]

/** Returns the changes of an action to slots that are neither booked nor past. */
export function slotSetOf(
  action: SlotAction,
  slots: ReadonlyArray<{ readonly id: string; readonly status: number }>,
): Partial<SlotSet> {
  if (action === 'delete') return { remove: slots.map(({ id }) => id) }
  const to = SLOT_STATUS[action]
  return { switch: slots.flatMap(({ id, status }) => (status === to ? [] : [{ id, to }])) }
}

export const isEmptySet = ({ create = [], remove = [], switch: switched = [] }: Partial<SlotSet>): boolean =>
  create.length + remove.length + switched.length === 0

const REASONS: readonly Schema<'LeftSlot'>['reason'][] = ['booked', 'held', 'past', 'gone']

/**
 * Returns the reasons of the slots that were left out, as one digit for each slot of the request: 0
 * for a changed slot. The ids are in the request.
 */
export function packLeft(slotIds: readonly string[], left: ReadonlyArray<Schema<'LeftSlot'>>): string {
  const reasons = new Map(left.map(({ slotId, reason }) => [slotId, REASONS.indexOf(reason) + 1]))
  return slotIds.map((slotId) => reasons.get(slotId) ?? 0).join('')
}

/** Reads the text of {@link packLeft}. */
export function unpackLeft(slotIds: readonly string[], packed: string): Schema<'LeftSlot'>[] {
  return slotIds.flatMap((slotId, at) => {
    const reason = REASONS[Number(packed[at]) - 1]
    return reason === undefined ? [] : [{ slotId, reason }]
  })
}

/**
 * Returns the problem of undoing a change of slots that is known without reading its slots. The
 * time is also over for a change from the future, whose age is not known.
 */
export function undoChangeProblem(
  change: { readonly createdAt: Date; readonly undoneAt: Date | null },
  now: Date,
): rules.Problem | undefined {
  const isBelieved = change.createdAt <= latestMoment(now)
  return rules.undoChangeProblem(isBelieved ? change : { ...change, createdAt: new Date(0) }, now)
}
