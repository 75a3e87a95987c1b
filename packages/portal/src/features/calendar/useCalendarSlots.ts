import { defaultMessage, toIsoDate, toWireDate, type CalendarSlot, type DaySchedule, type Result } from '@nalam/sdk'
import { useMessages, useServerText, useToasts, type SpokenByServer } from '@nalam/ui'
import type { CalendarActions, NewCalendarSlot } from '@nalam/ui/screens/Calendar'
import { useUndoMessages } from '@nalam/ui/screens/Appointments'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { matchesKey, type QueryKey } from '@nalam/sdk/queries'
import type { Outcome } from '../../shared/actions/createActionRunner.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { useReport } from '../../shared/actions/useReport.ts'
import { api } from '../../shared/api/api.ts'
import { queries } from '../../shared/queries/queries.ts'
import { useCapability } from '../../shared/session/useCapability.ts'
import { calendarDays } from './calendarDays.ts'

/** Result of a change of slots; `changeId` identifies the change for undoing it. */
interface Changed extends SpokenByServer {
  changeId?: string | undefined
}

/** How long the toast offers to undo, in milliseconds. */
const OFFERED = 10_000
/** Error codes of a slot that can no longer be booked. */
const TAKEN: ReadonlySet<string> = new Set(['slot.just_booked', 'slot.is_off', 'slot.past', 'slot.held'])

const SWITCHED = { messageId: 'updateSlotStatus.success', message: defaultMessage('updateSlotStatus.success') }

/**
 * Actions for slots of the calendar and bookings on them (CAL-03, CAL-04). Each action is one
 * request; after an unknown outcome the days are read first (D24). Adding or deleting a slot can be
 * undone from the toast.
 *
 * @param weekKey SWR key of the week shown
 * @param onChanged receives the function that undoes the last change
 */
export function useCalendarSlots(weekKey: QueryKey, onChanged: (undo: (() => void) | undefined) => void) {
  const { mutate } = useSWRConfig()
  const { pending, run } = useActions<'on' | 'off' | 'gone'>()
  const canChange = useCapability('slot-changes')
  const report = useReport()
  const results = useActionResult()
  const serverText = useServerText()
  const toasts = useToasts()
  const { undo: undoWord } = useUndoMessages()
  const { slots: slotMessages } = useMessages()
  const offered = useRef<number>(undefined)

  const readAgain = () => {
    calendarDays.forget()
    void mutate((key) => matchesKey(key, queries.calendar.all) || matchesKey(key, queries.slots.all))
  }
  /** Reads the week and checks whether it holds the wanted state. */
  const reconcile = async <Value>(
    found: (days: DaySchedule[]) => Value | undefined,
  ): Promise<Result<Value | undefined>> => {
    const [, , from, to] = weekKey
    const result = await api.calendar.show({ from: String(from), to: String(to) }).result()
    if (!result.ok) return result
    void mutate(weekKey, result.value, { revalidate: false })
    return { ok: true, value: found(result.value) }
  }
  const settle = (outcome: Outcome<unknown>) => {
    if (outcome.ok || outcome.isRefused) readAgain()
  }

  const undo = async (changeId: string) => {
    if (offered.current !== undefined) toasts.dismiss(offered.current)
    onChanged(undefined)
    const outcome = await run<SpokenByServer>(changeId, 'gone', {
      send: () => api.slots.undo(changeId).result(),
      reconcile: () => reconcile(() => undefined),
      settle,
    })
    if (outcome) report(outcome)
  }
  const offerUndo = (text: string, changeId: string | undefined) => {
    if (offered.current !== undefined) toasts.dismiss(offered.current)
    if (changeId === undefined) return void toasts.success(text)
    const takeBack = () => void undo(changeId)
    onChanged(takeBack)
    offered.current = toasts.show({
      intent: 'success',
      text,
      action: { label: undoWord, shortcut: 'U', onClick: takeBack },
      duration: OFFERED,
    })
  }
  const tell = (outcome: Outcome<Changed> | undefined) => {
    if (outcome?.ok) offerUndo(serverText(outcome.value), outcome.value.changeId)
    else if (outcome) report(outcome)
  }

  const onSwitch = async (slot: CalendarSlot, isOn: boolean) => {
    const state = isOn ? 'open' : 'off'
    const outcome = await run<SpokenByServer>(slot.id, isOn ? 'on' : 'off', {
      send: () =>
        canChange
          ? api.slots.change({ action: isOn ? 'on' : 'off', slotIds: [slot.id] }).result()
          : api.slots.setStatus({ slotId: slot.id, isOn }).result(),
      reconcile: () =>
        reconcile((days) =>
          hasSlot(days, (other) => other.id === slot.id && other.state === state) ? SWITCHED : undefined,
        ),
      settle: (settled) => {
        if (settled.ok)
          void mutate<DaySchedule[]>(weekKey, (days) => days && withSlotState(days, slot.id, state), {
            revalidate: false,
          })
        settle(settled)
      },
    })
    if (outcome) report(outcome)
  }
  const onDelete = async (slot: CalendarSlot) => {
    tell(
      await run<Changed>(slot.id, 'gone', {
        send: async () => {
          const result = await api.slots.change({ action: 'delete', slotIds: [slot.id] }).result()
          if (!result.ok) return result
          const { change, left } = result.value
          // The slot was booked or held meanwhile: the week is read again and shows it.
          return { ok: true, value: { ...result.value, changeId: left.length > 0 ? undefined : change.id } }
        },
        reconcile: () => reconcile((days) => (hasSlot(days, ({ id }) => id === slot.id) ? undefined : DELETED)),
        settle,
      }),
    )
  }
  const onAddSlot = async ({ date, from, minutes }: NewCalendarSlot) => {
    const wire = toWireDate(date) ?? date
    tell(
      await run<Changed>(`${date} ${from}`, 'on', {
        send: async () => {
          const result = await api.slots.add({ date: wire, from, minutes }).result()
          return result.ok ? { ok: true, value: { ...result.value, changeId: result.value.change.id } } : result
        },
        reconcile: () =>
          reconcile((days) =>
            hasSlot(days, (slot, day) => toIsoDate(day.date) === date && slot.from === from)
              ? { message: slotMessages.created }
              : undefined,
          ),
        isAmbiguous: ({ status }, wasUncertain) => status === 409 && wasUncertain,
        settle,
      }),
    )
  }
  const onAddBooking: CalendarActions['onAddBooking'] = async (booking) => {
    const outcome = await run<SpokenByServer>(booking.slotId, 'on', {
      send: () => api.bookings.add(booking).result(),
      // If the first request came through, the slot has a booking of this patient.
      reconcile: () =>
        reconcile((days) =>
          hasSlot(days, ({ id, booking: found }) => id === booking.slotId && found?.patientName === booking.patientName)
            ? ADDED
            : undefined,
        ),
      isAmbiguous: ({ status }, wasUncertain) => status === 409 && wasUncertain,
      settle,
    })
    if (outcome && !outcome.ok && TAKEN.has(outcome.error.code ?? '')) {
      return { ok: false, taken: serverText(outcome.error) }
    }
    return results.of(outcome)
  }

  return {
    pending,
    onSwitch: (slot: CalendarSlot, isOn: boolean) => void onSwitch(slot, isOn),
    onDelete: canChange ? (slot: CalendarSlot) => void onDelete(slot) : undefined,
    onAddSlot: canChange ? (slot: NewCalendarSlot) => void onAddSlot(slot) : undefined,
    onAddBooking,
  }
}

const DELETED = { code: 'slots.deleted', message: 'Slots deleted.' }
const ADDED = { code: 'booking.added', message: 'Booking added. It is confirmed.' }

const hasSlot = (days: readonly DaySchedule[], is: (slot: CalendarSlot, day: DaySchedule) => boolean): boolean =>
  days.some((day) => day.slots.some((slot) => is(slot, day)))

const withSlotState = (days: DaySchedule[], id: string, state: 'open' | 'off'): DaySchedule[] =>
  days.map((day) => ({ ...day, slots: day.slots.map((slot) => (slot.id === id ? { ...slot, state } : slot)) }))
