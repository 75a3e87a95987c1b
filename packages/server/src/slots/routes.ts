import { toIsoDate } from '@nalam/sdk'
import { recordAudit } from '../audit/record.ts'
import type { Routes } from '../http/route.ts'
import { message, respond } from '../http/response.ts'
import { Refusal } from '../http/refusal.ts'
import type { Dependencies } from '../dependencies.ts'
import { createSlotProblem, summaryDays, switchSlotProblem } from './rules.ts'
import { countDays, findAvailability, findSlot, insertSlot, setSlotStatus, slotsOfDay } from './store.ts'

/** @throws Refusal 400 for a day that does not exist, like 31-02-2026 */
function existingDate(date: string): string {
  const iso = toIsoDate(date)
  if (iso === null) throw new Refusal('request.invalid', { errors: { date: 'This date does not exist.' } })
  return iso
}

/** The doctor's own slots. */
export function slotRoutes({
  db,
  clock,
  random,
}: Dependencies): Pick<Routes, 'createSlot' | 'listSlotsByDate' | 'updateSlotStatus'> {
  return {
    async createSlot({ body, doctorId, requestId }) {
      if (body.doctor_id !== doctorId) throw new Refusal('not_found')
      const date = existingDate(body.date)
      const problem = createSlotProblem(await findAvailability(db, doctorId), body, clock.now())
      if (problem !== undefined) throw new Refusal(problem, problem === 'slot.past' ? { status: 400 } : {})
      const id = random.id()
      const created = await db.transaction(async (within) => {
        if (!(await insertSlot(within, { id, doctorId, date, time: body.time, now: clock.now() }))) return false
        await recordAudit(within, clock, { doctorId, action: 'slot.created', subject: `slot:${id}`, requestId })
        return true
      })
      if (!created) throw new Refusal('slot.taken')
      return respond<'createSlot'>(201, message('slot.created'))
    },

    async listSlotsByDate({ body, doctorId }) {
      if (body.doctorId !== doctorId) throw new Refusal('not_found')
      const date = existingDate(body.date)
      const [slots, days] = await Promise.all([
        slotsOfDay(db, doctorId, date),
        countDays(db, doctorId, summaryDays(date)),
      ])
      return respond<'listSlotsByDate'>(200, { data: { slotDetails: { slots }, days } })
    },

    async updateSlotStatus({ body, doctorId, requestId }) {
      const { slotId, status } = body
      const slot = await findSlot(db, doctorId, slotId)
      if (slot === undefined) throw new Refusal('not_found')
      const problem = switchSlotProblem(slot, clock.now())
      if (problem !== undefined) throw new Refusal(problem)
      await db.transaction(async (within) => {
        if (!(await setSlotStatus(within, doctorId, slotId, status))) throw new Refusal('slot.booked')
        await recordAudit(within, clock, {
          doctorId,
          action: 'slot.status_updated',
          subject: `slot:${slotId}`,
          detail: { status },
          requestId,
        })
      })
      return respond<'updateSlotStatus'>(200, { ...message('slot.status_updated'), slotId })
    },
  }
}
