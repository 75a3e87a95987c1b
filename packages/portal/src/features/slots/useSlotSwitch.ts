import { type Slot, type SlotsOfDay, toIsoDate } from '@nalam/sdk'
import { mutate } from 'swr'
import { useActions, useReport } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { under } from '../../shared/queries/queries.ts'
import { updateCachedQueries } from '../../shared/queries/useQuery.ts'
import { switchSlot } from '../../shared/slots/slotChanges.ts'
import { slotDay } from './slotQueries.ts'

/**
 * Returns the slots of a day after a slot has been switched: with the slot's new state, if it is
 * one of them, and the new count of open slots of its day.
 *
 * @param data slots of a day, with the counts of seven
 * @param date the slot's day, `YYYY-MM-DD`
 * @param slot the slot as it was
 */
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
 * Switches unbooked slots on and off (SLOT-04). The change is shown at once and rolled back with
 * the reason on failure; after a success the day is read again.
 *
 * @param weekStart first day of the strip; its response holds the counts of the seven days
 */
export function useSlotSwitch(doctorId: string, weekStart: string) {
  const { pending, run } = useActions<boolean>()
  const report = useReport()

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
        if (date !== weekStart) updateCachedQueries<SlotsOfDay>(under(week), update, 'restart')
        return undefined
      },
    })
    if (outcome) report(outcome)
  }
  return { pending, change }
}
