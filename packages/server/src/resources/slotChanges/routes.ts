import type { Dependencies } from '../../dependencies.ts'
import { existingDate } from '../days.ts'
import { message, respond, type Routes } from '../../http/route.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { changeOnce } from '../../changes/changeOnce.ts'
import { actionMessage, packLeft, unpackLeft } from './rules.ts'
import { addSlot, changeSlots, undoableSlotChanges, undoSlotChange } from './store.ts'

/**
 * Returns the routes of the capability `slot-changes`: slots of any length, changes of several
 * slots, the list of these changes, and undoing them.
 */
export function slotChangeRoutes(dependencies: Dependencies) {
  return {
    addSlot(call) {
      const { body, doctorId, requestId } = call
      return changeOnce<'addSlot'>(dependencies, call, async (tx) => {
        const date = existingDate('date', body.date)
        const added = await addSlot(tx, dependencies, { ...body, date, doctorId, requestId })
        return respond<'addSlot'>(201, { ...message('slot.added'), data: added })
      })
    },

    changeSlots(call) {
      const { body, doctorId, requestId } = call
      const { action, slotIds } = body
      const changed = (data: Schema<'SlotChangeResponse'>['data']) =>
        respond<'changeSlots'>(200, { ...message(actionMessage(action, slotIds.length)), data })
      return changeOnce(
        dependencies,
        call,
        async (tx) => changed(await changeSlots(tx, dependencies, { ...body, doctorId, requestId })),
        {
          store: ({ data: { change, left } }) => ({ change, left: packLeft(slotIds, left) }),
          restore: ({ change, left }) => changed({ change, left: unpackLeft(slotIds, left) }),
        },
      )
    },

    async listUndoableSlotChanges({ doctorId }) {
      const changes = await undoableSlotChanges(dependencies.db, doctorId, dependencies.clock.now())
      return respond<'listUndoableSlotChanges'>(200, { data: { changes } })
    },

    undoSlotChange(call) {
      const { params, doctorId, requestId } = call
      return changeOnce<'undoSlotChange'>(dependencies, call, async (tx) => {
        const undone = await undoSlotChange(tx, dependencies, { doctorId, changeId: params.id, requestId })
        const { draft } = undone
        return respond<'undoSlotChange'>(200, { ...message('slots.restored'), ...(draft && { data: { draft } }) })
      })
    },
  } satisfies Partial<Routes>
}
