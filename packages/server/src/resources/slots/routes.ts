import { existingDate } from '../days.ts'
import { message, respond, type Routes } from '../../http/route.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { changeInSession } from '../../security/sessions.ts'
import { summaryDays } from './slot.ts'
import { countDays, slotsOfDay } from './queries.ts'
import { createSlot, switchSlot } from './store.ts'

export function slotRoutes(dependencies: Dependencies) {
  const { db } = dependencies
  return {
    async createSlot({ body, doctorId, requestId, token }) {
      if (body.doctor_id !== doctorId) throw new Refusal('not_found')
      const date = existingDate('date', body.date)
      const slot = { doctorId, date, time: body.time, requestId }
      await changeInSession(dependencies, { token }, (tx) => createSlot(tx, dependencies, slot))
      return respond<'createSlot'>(201, message('slot.created'))
    },

    async listSlotsByDate({ body, doctorId }) {
      if (body.doctorId !== doctorId) throw new Refusal('not_found')
      const date = existingDate('date', body.date)
      const now = dependencies.clock.now()
      const [slots, days] = await Promise.all([
        slotsOfDay(db, doctorId, date, now),
        countDays(db, doctorId, summaryDays(date), now),
      ])
      return respond<'listSlotsByDate'>(200, { data: { slotDetails: { slots }, days } })
    },

    async updateSlotStatus({ body, doctorId, requestId, token }) {
      const change = { ...body, doctorId, requestId }
      await changeInSession(dependencies, { token }, (tx) => switchSlot(tx, dependencies, change))
      return respond<'updateSlotStatus'>(200, { ...message('slot.status_updated'), slotId: body.slotId })
    },
  } satisfies Partial<Routes>
}
