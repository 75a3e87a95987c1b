import { availabilityMessages } from '@nalam/ui/messages/availability'
import { type ActionResult, type SpokenByServer, useMessages, useServerText, useToasts } from '@nalam/ui'
import { addDays, type AvailabilityException, type NewException, type SlotPlan, toIsoDate } from '@nalam/sdk'
import { MAX_PLAN_DAYS } from '@nalam/sdk/validation'
import { keyedRequest } from '../../shared/actions/useKeyedActions.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { invalidate } from '../../shared/queries/useQuery.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'
import type { UndoChanges } from '../../shared/slots/slotChanges.ts'
import { useOfferToast } from '../../shared/useOfferToast.ts'
import type { PublishDates } from '@nalam/ui/screens/Availability'

/** Returns the days that one publication can change, and the days after them. */
function parts({ from, to }: PublishDates, today: string): { first: PublishDates; rest: PublishDates | undefined } {
  const start = from < today ? today : from
  const last = addDays(start, MAX_PLAN_DAYS - 1)
  if (to <= last) return { first: { from: start, to }, rest: undefined }
  return { first: { from: start, to: last }, rest: { from: addDays(last, 1), to } }
}

const datesOf = ({ from, to }: Pick<NewException, 'from' | 'to'>): PublishDates => ({
  from: toIsoDate(from) ?? from,
  to: toIsoDate(to) ?? to,
})

/**
 * Adds and removes exceptions (AVAIL-02). Slots do not change: the toast offers to close those of
 * closed days, or else leads to the preview of the days.
 */
export function useExceptions(preview: (dates: PublishDates) => void, offerUndo: UndoChanges['offer']) {
  const { pending, run, report, results } = useActions()
  const { offer } = useOfferToast()
  const { date: today } = useClinicNow()
  const toasts = useToasts()
  const serverText = useServerText()
  const { exceptions: messages } = useMessages(availabilityMessages)

  /**
   * Closes open slots (AVAIL-02): a publication of closed days removes exactly these and keeps what
   * is booked, and is undone as one. `rest`: what is more than a publication can have comes next.
   */
  const apply = async ({ from, to, fingerprint }: SlotPlan, rest: PublishDates | undefined) => {
    const request = { from, to, fingerprint }
    const sending = keyedRequest(JSON.stringify(request), (sent) => api.availability.apply(request, sent))
    const outcome = await run(`close ${from}`, true, sending)
    if (!outcome?.ok) return outcome && report(outcome)
    const { id, removed } = outcome.value.change
    offerUndo(id, messages.slotsClosed(removed))
    await invalidate('applySlotPlan')
    if (rest) await offerDays('', rest)
  }

  /**
   * Says what is open and booked on some days, after another text, and offers to close the open slots.
   *
   * @returns whether that could be read
   */
  const offerDays = async (text: string, days: PublishDates): Promise<boolean> => {
    const { first, rest } = parts(days, today)
    const preview = await api.availability.preview(first).result()
    if (!preview.ok) return false
    const plan = preview.value
    const open = plan.days.reduce((sum, { remove }) => sum + remove.length, 0)
    const booked = plan.closedDayBookings.length
    if (open === 0 && rest) return offerDays(text, rest)
    const slots = open > 0 ? messages.stillOpen(open) : messages.noneOpen
    const said = [text, slots, booked > 0 && `${messages.bookings(booked)}.`].filter(Boolean).join(' ')
    if (open === 0) toasts.success(said)
    else offer(said, { label: messages.closeSlots(open), onClick: () => void apply(plan, rest) })
    return true
  }
  const offerPreview = (message: SpokenByServer, dates: PublishDates) =>
    offer(serverText(message), { label: messages.seePreview, onClick: () => preview(dates) })
  const offerAfter = async (message: SpokenByServer, exception: NewException) => {
    const dates = datesOf(exception)
    const isOffered = exception.kind === 'closed' && (await offerDays(serverText(message), dates))
    if (!isOffered) offerPreview(message, dates)
  }
  return {
    pendingIds: new Set(pending.keys()),
    onCloseSlots: async (exception: AvailabilityException) => {
      const dates = datesOf(exception)
      if (!(await offerDays('', dates))) preview(dates)
    },
    onRemoveException: async (exception: AvailabilityException) => {
      const { id } = exception
      const sending = keyedRequest(`remove ${id}`, (sent) => api.availability.removeException(id, sent))
      const outcome = await run(id, true, sending)
      if (!outcome) return
      if (outcome.ok || outcome.isRefused) await invalidate('removeException')
      if (outcome.ok) offerPreview(outcome.value, datesOf(exception))
      else report(outcome)
    },
    onAddException: async (exception: NewException): Promise<ActionResult<string>> => {
      const sending = keyedRequest(JSON.stringify(exception), (sent) => api.availability.addException(exception, sent))
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
  }
}
