import { type CalendarSlot, type DaySchedule, weekOf } from '@nalam/sdk'
import { type SpokenByServer, useServerText } from '@nalam/ui'
import { useUndoAction } from '@nalam/ui/screens/Appointments'
import type { CalendarActions, NewCalendarSlot } from '@nalam/ui/screens/Calendar'
import { mutate } from 'swr'
import { keyedRequest, useKeyedActions } from '../../shared/actions/useKeyedActions.ts'
import { api } from '../../shared/api/api.ts'
import { invalidate } from '../../shared/queries/useQuery.ts'
import { useCapability } from '../../shared/session/session.ts'
import { switchSlot, useUndoChanges } from '../../shared/slots/slotChanges.ts'
import { weekOfDay } from './useCalendar.ts'

/**
 * Actions for slots of the calendar and bookings on them (CAL-03, CAL-04).
 *
 * @param onOffered receives the function that undoes the last change; undefined once it was used
 */
export function useCalendarSlots(date: string, onOffered: (undo: (() => void) | undefined) => void) {
  const { pending, run, send, report, results } = useKeyedActions()
  const canChange = useCapability('slot-changes')
  const serverText = useServerText()
  const { label: undoWord, shortcut } = useUndoAction()
  const { offer: offerUndo, list: changes } = useUndoChanges({ shortcut, onOffered })

  const onSwitch = async ({ id }: CalendarSlot, isOn: boolean) => {
    const state = isOn ? 'open' : 'off'
    const action = isOn ? 'on' : 'off'
    const { key } = weekOfDay(date)
    const isSwitched = (days: DaySchedule[]) => {
      void mutate(key, days, { revalidate: false })
      return days.some(({ slots }) => slots.some((slot) => slot.id === id && slot.state === state))
    }
    const sending = canChange
      ? keyedRequest<SpokenByServer>(`switch ${action} ${id}`, (options) =>
          api.slots.change({ action, slotIds: [id] }, options),
        )
      : switchSlot(id, isOn, () => api.calendar.show(weekOf(date)).result(), isSwitched)
    const outcome = await run(id, true, {
      ...sending,
      settle(settled) {
        if (settled.ok)
          void mutate<DaySchedule[]>(key, (days) => days && withSlotState(days, id, state), { revalidate: false })
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
