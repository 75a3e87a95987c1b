import { type CalendarSlot, type DaySchedule, isApiError, type Result } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { type SpokenByServer, useServerText } from '@nalam/ui'
import { useUndoAction } from '@nalam/ui/screens/Appointments'
import type { CalendarActions, NewCalendarSlot } from '@nalam/ui/screens/Calendar'
import { mutate } from 'swr'
import type { Outcome } from '../../shared/actions/createActionRunner.ts'
import { keyedRequest } from '../../shared/actions/keyedRequest.ts'
import { useActionResult, useActions } from '../../shared/actions/useActions.ts'
import { useReport } from '../../shared/actions/useReport.ts'
import { api } from '../../shared/api/api.ts'
import { invalidate } from '../../shared/queries/useQuery.ts'
import { useCapability } from '../../shared/session/session.ts'
import { isTaken, switchSlot, useUndoChanges } from '../../shared/slots/slotChanges.ts'

/**
 * Actions for slots of the calendar and bookings on them (CAL-03, CAL-04). Adding or deleting a
 * slot can be undone from the toast.
 *
 * @param week the query of the week shown
 * @param onOffered receives the function that undoes the last change; undefined once it was used
 */
export function useCalendarSlots(week: Query<DaySchedule[]>, onOffered: (undo: (() => void) | undefined) => void) {
  const { pending, run } = useActions()
  const canChange = useCapability('slot-changes')
  const report = useReport()
  const results = useActionResult()
  const serverText = useServerText()
  const { label: undoWord, shortcut } = useUndoAction()
  const { offer: offerUndo, list: changes } = useUndoChanges({ shortcut, onOffered })

  const settle = (outcome: Outcome<unknown>) => {
    if (outcome.ok || outcome.isRefused) void invalidate('changeSlots')
  }
  /** Reads the week and returns whether a slot is in a state. */
  const isInState = async (slotId: string, state: CalendarSlot['state']): Promise<Result<boolean>> => {
    try {
      const days = await week.fetch()
      void mutate(week.key, days, { revalidate: false })
      return {
        ok: true,
        value: days.some(({ slots }) => slots.some((slot) => slot.id === slotId && slot.state === state)),
      }
    } catch (error) {
      if (isApiError(error)) return { ok: false, error }
      throw error
    }
  }

  const onSwitch = async ({ id }: CalendarSlot, isOn: boolean) => {
    const state = isOn ? 'open' : 'off'
    const action = isOn ? 'on' : 'off'
    const sending = canChange
      ? keyedRequest<SpokenByServer>(`switch ${action} ${id}`, (options) =>
          api.slots.change({ action, slotIds: [id] }, options).result(),
        )
      : switchSlot(id, isOn, () => isInState(id, state))
    const outcome = await run(id, true, {
      ...sending,
      settle(settled) {
        if (settled.ok)
          void mutate<DaySchedule[]>(week.key, (days) => days && withSlotState(days, id, state), { revalidate: false })
        settle(settled)
      },
    })
    if (outcome) report(outcome)
  }
  const onDelete = async ({ id }: CalendarSlot) => {
    const sending = keyedRequest(`delete ${id}`, (options) =>
      api.slots.change({ action: 'delete', slotIds: [id] }, options).result(),
    )
    const outcome = await run(id, true, { ...sending, settle })
    if (!outcome) return
    // A slot that was booked or held meanwhile is left; the week that is read again shows it.
    if (outcome.ok && outcome.value.left.length === 0)
      offerUndo(outcome.value.change.id, serverText(outcome.value), undoWord)
    else report(outcome)
  }
  const onAddSlot = async ({ date, from, minutes }: NewCalendarSlot) => {
    const sending = keyedRequest(`add ${date} ${from} ${minutes}`, (options) =>
      api.slots.add({ date, from, minutes }, options).result(),
    )
    const outcome = await run(`${date} ${from}`, true, { ...sending, settle })
    if (outcome?.ok) offerUndo(outcome.value.change.id, serverText(outcome.value), undoWord)
    else if (outcome) report(outcome)
  }
  const onAddBooking: CalendarActions['onAddBooking'] = async (booking) => {
    const sending = keyedRequest<SpokenByServer>(JSON.stringify(booking), (options) =>
      api.bookings.add(booking, options).result(),
    )
    const outcome = await run(booking.slotId, true, {
      ...sending,
      settle(settled) {
        if (settled.ok || settled.isRefused) void invalidate('addBooking')
      },
    })
    if (outcome && !outcome.ok && isTaken(outcome.error)) {
      return { ok: false, taken: serverText(outcome.error) }
    }
    return results.of(outcome)
  }

  return {
    pending,
    changes,
    onSwitch: (slot: CalendarSlot, isOn: boolean) => void onSwitch(slot, isOn),
    onDelete: canChange ? (slot: CalendarSlot) => void onDelete(slot) : undefined,
    onAddSlot: canChange ? (slot: NewCalendarSlot) => void onAddSlot(slot) : undefined,
    onAddBooking,
  }
}

const withSlotState = (days: DaySchedule[], id: string, state: 'open' | 'off'): DaySchedule[] =>
  days.map((day) => ({ ...day, slots: day.slots.map((slot) => (slot.id === id ? { ...slot, state } : slot)) }))
