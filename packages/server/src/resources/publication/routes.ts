import { WEEKDAYS } from '@nalam/sdk'
import { daysProblem, fieldProblems, MAX_PLAN_DAYS } from '@nalam/sdk/rules'
import type { Dependencies } from '../../dependencies.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { existingDate, existingDays } from '../days.ts'
import { refuse } from '../../contract/refusal.ts'
import { message, respond, type Routes } from '../../http/route.ts'
import { changeOnce } from '../../changes/changeOnce.ts'
import { applyPublication, createTurns, previewPublication, type PublicationRequest } from './publish.ts'

/** Validates a publication. @throws Refusal 400 for invalid days or hours */
function publicationOf(body: Schema<'SlotPlanRequest'>, now: Date): PublicationRequest {
  const days = existingDays(body, { days: MAX_PLAN_DAYS, otherwise: 'plan.too_long' })
  const copyFrom = body.copyFrom === undefined ? undefined : existingDate('copyFrom', body.copyFrom)
  refuse(daysProblem(days, now))
  refuse(fieldProblems(body.draft?.weeklyHours ?? [], 'draft.weeklyHours'))
  const onlyOn = body.onlyOn && WEEKDAYS.filter((weekday) => body.onlyOn?.includes(weekday))
  return { ...days, copyFrom, onlyOn, draft: body.draft }
}

export function publicationRoutes(dependencies: Dependencies) {
  const { db, clock, readAudit } = dependencies
  const inTurn = createTurns()

  return {
    async previewSlotPlan({ body, doctorId, requestId }) {
      const now = clock.now()
      const { plan } = await previewPublication(db, doctorId, publicationOf(body, now), now)
      const rowCount = plan.closedDayBookings.length
      if (rowCount > 0) readAudit.record({ doctorId, list: 'closed days', page: 1, rowCount, requestId })
      return respond<'previewSlotPlan'>(200, { data: { plan } })
    },

    applySlotPlan(call) {
      const { body, doctorId } = call
      // A publication takes a few hundred milliseconds, and publications of the same doctor run in
      // sequence.
      return inTurn(doctorId, () =>
        changeOnce<'applySlotPlan'>(dependencies, call, async (tx) => {
          const request = { ...publicationOf(body, clock.now()), fingerprint: body.fingerprint }
          const change = await applyPublication(tx, dependencies, call, request)
          return respond<'applySlotPlan'>(200, { ...message('slots.published'), data: { change, left: [] } })
        }),
      )
    },
  } satisfies Partial<Routes>
}
