import { type CalendarSlot, type DaySchedule, isApiError, type Result } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { type SpokenByServer, useServerText } from '@nalam/ui'
import { useUndoAction } from '@nalam/ui/screens/Appointments'
import type { CalendarActions, NewCalendarSlot } from '@nalam/ui/screens/Calendar'
import { mutate } from 'swr'
import { keyedRequest } from '../../shared/actions/keyedRequest.ts'
import { useActionResult } from '../../shared/actions/useActions.ts'
import { useKeyedActions } from '../../shared/actions/useKeyedActions.ts'
import { useReport } from '../../shared/actions/useReport.ts'
import { api } from '../../shared/api/api.ts'
import { invalidate } from '../../shared/queries/useQuery.ts'
import { useCapability } from '../../shared/session/session.ts'
import { switchSlot, useUndoChanges } from '../../shared/slots/slotChanges.ts'

/**
 * Actions for slots of the calendar and bookings on them (CAL-03, CAL-04). Adding or deleting a
 * slot can be undone from the toast.
 *
 * @param week the query of the week shown
 * @param onOffered receives the function that undoes the last change; undefined once it was used
 */
export function useCalendarSlots(week: Query<DaySchedule[]>, onOffered: (undo: (() => void) | undefined) => void) {
  const { pending, run, send } = useKeyedActions()
  const canChange = useCapability('slot-changes')
  const report = useReport()
  const results = useActionResult()
  const serverText = useServerText()
  const { label: undoWord, shortcut } = useUndoAction()
  const { offer: offerUndo, list: changes } = useUndoChanges({ shortcut, onOffered })

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
          api.slots.change({ action, slotIds: [id] }, options),
        )
      : switchSlot(id, isOn, () => isInState(id, state))
    const outcome = await run(id, true, {
      ...sending,
      settle(settled) {
        if (settled.ok)
          void mutate<DaySchedule[]>(week.key, (days) => days && withSlotState(days, id, state), { revalidate: false })
        if (settled.ok || settled.isRefused) void invalidate('changeSlots')
      },
    })
    if (outcome) report(outcome)
  }
  const onDelete = async ({ id }: CalendarSlot) => {
    const change = { action: 'delete', slotIds: [id] } as const
    const outcome = await send('changeSlots', id, change, (options) => api.slots.change(change, options))
    if (!outcome) return
    // A slot that was booked or held meanwhile is left; the week that is read again shows it.
    if (outcome.ok && outcome.value.left.length === 0)
      offerUndo(outcome.value.change.id, serverText(outcome.value), undoWord)
    else report(outcome)
  }
  const onAddSlot = async (slot: NewCalendarSlot) => {
    const id = `${slot.date} ${slot.from}`
    const outcome = await send('addSlot', id, slot, (options) => api.slots.add(slot, options))
    if (outcome?.ok) offerUndo(outcome.value.change.id, serverText(outcome.value), undoWord)
    else if (outcome) report(outcome)
  }
  const onAddBooking: CalendarActions['onAddBooking'] = async (booking) => {
    const outcome = await send('addBooking', booking.slotId, booking, (options) => api.bookings.add(booking, options))
    return results.ofTime(outcome)
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
