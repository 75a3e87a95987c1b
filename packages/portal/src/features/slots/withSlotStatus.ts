import { toIsoDate, type Slot, type SlotsOfDay } from '@nalam/sdk'

/**
 * A reading as it is once a slot has been switched: the slot, where the reading holds it, and the count of open ones of its day.
 *
 * @param reading slots of a day, with the counts of seven
 * @param date the slot's day, `YYYY-MM-DD`
 * @param slot the slot as it was
 */
export function withSlotStatus(reading: SlotsOfDay, date: string, slot: Slot, isOn: boolean): SlotsOfDay {
  const held = reading.slots.find(({ id }) => id === slot.id)
  // Read after the change: slot and counts have it already.
  if (slot.isOn === isOn || (held && held.isOn === isOn)) return reading
  const step = isOn ? 1 : -1
  return {
    ...reading,
    slots: reading.slots.map((other) => (other === held ? { ...other, isOn } : other)),
    days: reading.days?.map((day) =>
      toIsoDate(day.date) === date ? { ...day, open: Math.max(0, day.open + step) } : day,
    ),
  }
}
