import { toIsoDate, type Slot, type SlotsOfDay } from '@nalam/sdk'

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
