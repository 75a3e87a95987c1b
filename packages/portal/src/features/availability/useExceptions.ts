import { toIsoDate, type AvailabilityException, type NewException } from '@nalam/sdk'
import { useServerText, type ActionResult, type SpokenByServer } from '@nalam/ui'
import { useAvailabilityMessages, type PublishDates } from '@nalam/ui/screens/Availability'
import { keyedRequest } from '../../shared/actions/keyedRequest.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { useReport } from '../../shared/actions/useReport.ts'
import { api } from '../../shared/api/api.ts'
import { useInvalidate } from '../../shared/queries/useInvalidate.ts'
import { useOfferToast } from '../../shared/useOfferToast.ts'

export interface Exceptions {
  /** Ids of exceptions that are being removed. */
  pendingIds: ReadonlySet<string>
  add: (exception: NewException) => Promise<ActionResult<string>>
  remove: (exception: AvailabilityException) => Promise<void>
}

/**
 * Adds and removes exceptions (AVAIL-02). Slots do not change: the toast leads to the preview of
 * the days.
 *
 * @param preview shows the preview of some days
 */
export function useExceptions(preview: (dates: PublishDates) => void): Exceptions {
  const { pending, run } = useActions()
  const invalidate = useInvalidate()
  const results = useActionResult()
  const report = useReport()
  const { offer } = useOfferToast()
  const serverText = useServerText()
  const { exceptions: messages } = useAvailabilityMessages()
  const offerPreview = (message: SpokenByServer, { from, to }: Pick<NewException, 'from' | 'to'>) => {
    const dates = { from: toIsoDate(from) ?? from, to: toIsoDate(to) ?? to }
    offer(serverText(message), { label: messages.seePreview, onClick: () => preview(dates) })
  }
  return {
    pendingIds: new Set(pending.keys()),
    async add(exception) {
      const sending = keyedRequest(JSON.stringify(exception), (sent) =>
        api.availability.addException(exception, sent).result(),
      )
      const outcome = await run('new exception', true, sending)
      if (!outcome) return { ok: false }
      if (!outcome.ok) {
        const failure = results.failure(outcome.error)
        // An error shown at a field needs no toast.
        if (Object.keys(failure.fieldErrors ?? {}).length === 0) report(outcome)
        return failure
      }
      await invalidate('addException')
      offerPreview(outcome.value, exception)
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
