import {
  clinicToday,
  type Doctor,
  type SlotDay,
  type SlotsOfDay,
  type Slot,
  toIsoDate,
  type LeftSlot,
  type SlotsAction,
} from '@nalam/sdk'
import { chosenDay, slotWeek, type SlotBulk, useMessages, useToasts } from '@nalam/ui'
import { mutate } from 'swr'
import { availabilityMessages } from '@nalam/ui/messages/availability'
import { type UndoableChanges, useChangeText } from '@nalam/ui/screens/Slots'
import { api } from '../../shared/api/api.ts'
import { prefetch, queries, under } from '../../shared/queries/queries.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { updateCachedQueries, invalidate } from '../../shared/queries/useQuery.ts'
import { switchSlot, useUndoChanges } from '../../shared/slots/slotChanges.ts'
import { useCapability } from '../../shared/session/session.ts'
import { keyedRequest } from '../../shared/actions/useKeyedActions.ts'

/**
 * Reads the day of the address, unchecked, and the strip's first day, if one was chosen (D7, D19).
 */
export function slotPlace(query: string, state: unknown) {
  const start = typeof state === 'object' && state !== null && 'weekStart' in state ? state.weekStart : null
  return { asked: new URLSearchParams(query).get('date'), remembered: typeof start === 'string' ? start : null }
}

export const slotDay = (doctorId: string, date: string) => queries.slots.listByDate({ doctorId, date })

export async function prefetchFirstDay(doctor: Doctor): Promise<void> {
  const today = clinicToday(api.now())
  const date = chosenDay(slotWeek(today, doctor.availableDays, today))
  if (date !== null) await prefetch(slotDay(doctor.id, date))
}

/**
 * Returns the counts for the days of the strip; those of the chosen day are read last and win.
 *
 * @returns undefined while the week loads, null if the server does not count (D11a)
 */
export function dayCounts(week?: SlotsOfDay, day?: SlotsOfDay): readonly SlotDay[] | null | undefined {
  if (week === undefined) return undefined
  if (week.days === undefined) return null
  const newer = new Map(day?.days?.map((count) => [count.date, count]))
  return week.days.map((count) => newer.get(count.date) ?? count)
}

/** Returns the slots of a day, and the counts of seven, after one of them has been switched. */
export function withSlotStatus(data: SlotsOfDay, date: string, slot: Slot, isOn: boolean): SlotsOfDay {
  const held = data.slots.find(({ id }) => id === slot.id)
  // Read after the change: slot and counts are already up to date.
  if (slot.isOn === isOn || (held && held.isOn === isOn)) return data
  const step = isOn ? 1 : -1
  return {
    ...data,
    slots: data.slots.map((other) => (other === held ? { ...other, isOn } : other)),
    days: data.days?.map((day) =>
      toIsoDate(day.date) === date ? { ...day, open: Math.max(0, day.open + step) } : day,
    ),
  }
}

/**
 * Switches unbooked slots on and off (SLOT-04): shown at once, and rolled back with the reason.
 *
 * @param weekStart first day of the strip; its response holds the counts of the seven days
 */
export function useSlotSwitch(doctorId: string, weekStart: string) {
  const { pending, run, report } = useActions<boolean>()

  // With its day: another day may be chosen while its change is pending.
  const change = async (slot: Slot & { date: string }, isOn: boolean) => {
    const { id, date } = slot
    const isSwitched = (day: SlotsOfDay) => {
      void mutate(slotDay(doctorId, date).key, day, { revalidate: false })
      return day.slots.some((found) => found.id === id && found.isOn === isOn)
    }
    const outcome = await run(id, isOn, {
      ...switchSlot(id, isOn, () => api.slots.listByDate({ doctorId, date }).result(), isSwitched),
      settle(settled) {
        if (!settled.ok) return settled.isRefused ? void mutate(slotDay(doctorId, date).key) : undefined
        const update = (day: SlotsOfDay) => withSlotStatus(day, date, slot, isOn)
        // The day is read again; the cached first day of the strip only gets new counts.
        void mutate<SlotsOfDay>(slotDay(doctorId, date).key, (day) => day && update(day))
        const { key: week } = slotDay(doctorId, weekStart)
        if (date !== weekStart) updateCachedQueries<SlotsOfDay>(under(week), update)
        return undefined
      },
    })
    if (outcome) report(outcome)
  }
  return { pending, change }
}

/**
 * Switches or deletes several slots (AVAIL-06); the screen shows Select All without it (SLOT-05).
 */
export function useSlotChanges(): { bulk: SlotBulk | undefined; changes: UndoableChanges | undefined } {
  const isOffered = useCapability('slot-changes')
  const { pending, run, report } = useActions({ isExclusive: true })
  const toasts = useToasts()
  const { offer: offerUndo, list } = useUndoChanges()
  const summarize = useSummary()
  const change = async (action: SlotsAction['action'], slots: readonly Slot[]): Promise<boolean> => {
    const wanted: SlotsAction = { action, slotIds: slots.map(({ id }) => id) }
    const sending = keyedRequest(JSON.stringify(wanted), (options) => api.slots.change(wanted, options))
    const outcome = await run(action, true, sending)
    if (!outcome) return false
    if (outcome.ok || outcome.isRefused) await invalidate('changeSlots')
    if (!outcome.ok) {
      report(outcome)
      return false
    }
    const { change: done, left } = outcome.value
    const text = summarize(action, action === 'delete' ? done.removed : done.switched, left)
    if (done.removed + done.switched > 0) offerUndo(done.id, text)
    else toasts.show({ intent: 'info', text, duration: 6000 })
    return true
  }
  return { bulk: isOffered ? { onAction: change, isPending: pending.size > 0 } : undefined, changes: list }
}

const DONE = { on: 'switched-on', off: 'switched-off', delete: 'deleted' } as const

function useSummary() {
  const { bulk: messages } = useMessages(availabilityMessages)
  const changeText = useChangeText()
  const reasons: Record<string, (slots: number) => string> = {
    booked: messages.leftBooked,
    held: messages.leftHeld,
    past: messages.leftPast,
    gone: messages.leftGone,
  }
  return (action: SlotsAction['action'], count: number, left: readonly LeftSlot[]): string => {
    const changed = changeText({ action: DONE[action], created: 0, removed: count, switched: count })
    const done = count === 0 ? messages.nothing : changed
    if (left.length === 0) return done
    const counts = new Map<string, number>()
    for (const { reason } of left) {
      const known = reason in reasons ? reason : ''
      counts.set(known, (counts.get(known) ?? 0) + 1)
    }
    const texts = Array.from(counts, ([reason, slots]) => (reasons[reason] ?? messages.leftOther)(slots))
    return messages.left(done, texts.join(', '))
  }
}
