import { SLOT_STATUS } from '@nalam/sdk'
import { lockBookingsOfSlots } from '../bookings/slotBookings.ts'
import type { Database } from '../db/open.ts'
import type { Dependencies } from '../dependencies.ts'
import type { MessageCode, Schema } from '../http/contractTypes.ts'
import { existingDate } from '../http/existingDate.ts'
import { fieldError, HttpError } from '../http/httpError.ts'
import { message, respond } from '../http/response.ts'
import type { Routes } from '../http/route.ts'
import { changeOnce } from '../idempotency/changeOnce.ts'
import { applySlotChange, undoSlotChange, type SlotSet } from './changes.ts'
import { addSlotProblem, endOfSlot, leftReason } from './rules.ts'
import { lockDoctor, lockSlots } from './store.ts'
import { wireSlot } from './wireSlot.ts'

type SlotAction = Schema<'ChangeSlotsRequest'>['action']

const MESSAGES = {
  on: 'slots.switched_on',
  off: 'slots.switched_off',
  delete: 'slots.deleted',
} as const satisfies Record<SlotAction, MessageCode>

/** Returns the changes of an action to slots that are neither booked nor past. */
function setOf(
  action: SlotAction,
  slots: ReadonlyArray<{ readonly id: string; readonly status: number }>,
): Partial<SlotSet> {
  if (action === 'delete') return { remove: slots.map(({ id }) => id) }
  const to = SLOT_STATUS[action]
  return { switch: slots.flatMap(({ id, status }) => (status === to ? [] : [{ id, to }])) }
}

interface BulkRequest extends Schema<'ChangeSlotsRequest'> {
  readonly doctorId: string
  readonly requestId: string
}

/** Locks the slots, leaves out those that are booked, past or deleted, and changes the others. */
async function changeSlots(
  within: Database,
  dependencies: Dependencies,
  { doctorId, requestId, action, slotIds }: BulkRequest,
): Promise<Schema<'SlotChangeResponse'>['data']> {
  await lockDoctor(within, doctorId, 'no key update')
  await lockBookingsOfSlots(within, doctorId, slotIds)
  const locked = await lockSlots(within, doctorId, slotIds)
  const found = new Map(locked.map((slot) => [slot.id, slot]))
  const now = dependencies.clock.now()
  const left = slotIds.flatMap((slotId) => {
    const reason = leftReason(found.get(slotId), now)
    return reason === undefined ? [] : [{ slotId, reason }]
  })
  const set = setOf(
    action,
    locked.filter((slot) => leftReason(slot, now) === undefined),
  )
  const applied = await applySlotChange(within, dependencies, { ...set, doctorId, name: MESSAGES[action], requestId })
  if (applied === undefined) throw new Error('Locked slots could not be changed')
  return { change: applied.change, left }
}

/**
 * Returns the routes of the capability `slot-changes`: slots of any length, changes of several
 * slots, and undoing both.
 */
export function slotChangeRoutes(
  dependencies: Dependencies,
): Pick<Routes, 'addSlot' | 'changeSlots' | 'undoSlotChange'> {
  return {
    addSlot(call) {
      const { body, doctorId, requestId } = call
      return changeOnce<'addSlot'>(dependencies, call, async (within) => {
        const date = existingDate('date', body.date)
        const doctor = await lockDoctor(within, doctorId, 'no key update')
        const problem = addSlotProblem(doctor, { ...body, date }, dependencies.clock.now())
        if (problem?.field !== undefined) throw fieldError(problem.code, problem.field, { status: 400 })
        if (problem !== undefined) throw new HttpError(problem.code)
        const slot = { startsAt: `${date} ${body.from}:00`, endsAt: endOfSlot(date, body.from, body.minutes) }
        const request = { doctorId, name: 'slot.added', requestId, create: [slot] } as const
        const applied = await applySlotChange(within, dependencies, request)
        const [id] = applied?.createdIds ?? []
        if (applied === undefined || id === undefined) throw fieldError('slot.taken', 'from')
        const wired = wireSlot({ ...slot, id, status: SLOT_STATUS.on, isBooked: false })
        return respond<'addSlot'>(201, { ...message('slot.added'), data: { slot: wired, change: applied.change } })
      })
    },

    changeSlots(call) {
      const { body, doctorId, requestId } = call
      return changeOnce<'changeSlots'>(dependencies, call, async (within) => {
        const data = await changeSlots(within, dependencies, { ...body, doctorId, requestId })
        return respond<'changeSlots'>(200, { ...message(MESSAGES[body.action]), data })
      })
    },

    undoSlotChange(call) {
      const { params, doctorId, requestId } = call
      return changeOnce<'undoSlotChange'>(dependencies, call, async (within) => {
        const problem = await undoSlotChange(within, dependencies, { doctorId, changeId: params.id, requestId })
        if (problem !== undefined) throw new HttpError(problem)
        return respond<'undoSlotChange'>(200, message('slots.restored'))
      })
    },
  }
}
