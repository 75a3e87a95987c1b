import { availabilityMessages } from '@nalam/ui/messages/availability'
import { useMessages } from '@nalam/ui'
import { toIsoDate, type AvailabilityException, type NewException } from '@nalam/sdk'
import { useServerText, type ActionResult, type SpokenByServer } from '@nalam/ui'
import { type PublishDates } from '@nalam/ui/screens/Availability'
import { keyedRequest } from '../../shared/actions/keyedRequest.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { useReport } from '../../shared/actions/useReport.ts'
import { api } from '../../shared/api/api.ts'
import { useInvalidate } from '../../shared/queries/useInvalidate.ts'
import type { UndoChanges } from '../../shared/slots/useUndoChanges.ts'
import { useOfferToast } from '../../shared/useOfferToast.ts'
import { useClosing } from './useClosing.ts'

export interface Exceptions {
  /** Ids of exceptions that are being removed. */
  pendingIds: ReadonlySet<string>
  add: (exception: NewException) => Promise<ActionResult<string>>
  remove: (exception: AvailabilityException) => Promise<void>
  /** Offers to close the open slots of closed days. */
  closeSlots: (exception: AvailabilityException) => Promise<void>
}

const datesOf = ({ from, to }: Pick<NewException, 'from' | 'to'>): PublishDates => ({
  from: toIsoDate(from) ?? from,
  to: toIsoDate(to) ?? to,
})

/**
 * Adds and removes exceptions (AVAIL-02). Slots do not change: the toast offers to close those that
 * are still open on closed days, or else leads to the preview of the days.
 *
 * @param preview shows the preview of some days
 * @param offerUndo offers to undo a change of slots
 */
export function useExceptions(preview: (dates: PublishDates) => void, offerUndo: UndoChanges['offer']): Exceptions {
  const { pending, run } = useActions()
  const invalidate = useInvalidate()
  const results = useActionResult()
  const report = useReport()
  const { offer } = useOfferToast()
  const offerClosing = useClosing(offerUndo)
  const serverText = useServerText()
  const { exceptions: messages } = useMessages(availabilityMessages)
  const offerPreview = (message: SpokenByServer, { from, to }: Pick<NewException, 'from' | 'to'>) => {
    const dates = datesOf({ from, to })
    offer(serverText(message), { label: messages.seePreview, onClick: () => preview(dates) })
  }
  const offerAfter = async (message: SpokenByServer, exception: NewException) => {
    const isOffered = exception.kind === 'closed' && (await offerClosing(serverText(message), exception))
    if (!isOffered) offerPreview(message, exception)
  }
  return {
    pendingIds: new Set(pending.keys()),
    async closeSlots(exception) {
      if (!(await offerClosing('', exception))) preview(datesOf(exception))
    },
    async add(exception) {
      const sending = keyedRequest(JSON.stringify(exception), (sent) =>
        api.availability.addException(exception, sent).result(),
      )
      const outcome = await run('new exception', true, sending)
      if (!outcome) return { ok: false }
      if (!outcome.ok) {
        const { fieldErrors = {} } = results.failure(outcome.error)
        // An error shown at a field needs no toast; without one, `report` shows the toast.
        if (Object.keys(fieldErrors).length === 0) report(outcome)
        return { ok: false, fieldErrors }
      }
      await invalidate('addException')
      void offerAfter(outcome.value, exception)
      return { ok: true }
    },
    async remove(exception) {
      const sending = keyedRequest<SpokenByServer>(`remove ${exception.id}`, (sent) =>
        api.availability.removeException(exception.id, sent).result(),
      )
      const outcome = await run(exception.id, true, sending)
      if (!outcome) return
      if (outcome.ok || outcome.isRefused) await invalidate('removeException')
      if (outcome.ok) offerPreview(outcome.value, exception)
      else report(outcome)
    },
  }
}
