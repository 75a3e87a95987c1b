import type { Dependencies } from '../dependencies.ts'
import { existingDate } from '../http/existingDate.ts'
import { fieldError, HttpError } from '../http/httpError.ts'
import { message, respond } from '../http/response.ts'
import type { Routes } from '../http/route.ts'
import { changeOnce } from '../idempotency/changeOnce.ts'
import type { AddSlotProblem } from '../slots/rules.ts'
import { ACTION_NAMES } from './rules.ts'
import { addSlot, changeSlots, undoSlotChange } from './store.ts'

function httpErrorOf({ code, field }: AddSlotProblem): HttpError {
  if (field === undefined) return new HttpError(code)
  return fieldError(code, field, code === 'slot.past' ? { status: 400 } : {})
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
        const added = await addSlot(within, dependencies, { ...body, date, doctorId, requestId })
        if ('code' in added) throw httpErrorOf(added)
        return respond<'addSlot'>(201, { ...message('slot.added'), data: added })
      })
    },

    changeSlots(call) {
      const { body, doctorId, requestId } = call
      return changeOnce<'changeSlots'>(dependencies, call, async (within) => {
        const data = await changeSlots(within, dependencies, { ...body, doctorId, requestId })
        return respond<'changeSlots'>(200, { ...message(ACTION_NAMES[body.action]), data })
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
