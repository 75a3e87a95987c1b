/** Key of the slots of one day; everything about slots begins with `slots` and names the doctor. */
export type SlotDayKey = readonly ['slots', 'day', doctorId: string, date: string]

/** @param date `YYYY-MM-DD` */
export const slotDayKey = (doctorId: string, date: string): SlotDayKey => ['slots', 'day', doctorId, date]

/** Whether a key of the cache holds slots of this doctor. */
export function holdsSlots(key: unknown, doctorId: string): boolean {
  if (!Array.isArray(key)) return false
  const [area, reading, owner]: unknown[] = key
  return area === 'slots' && reading === 'day' && owner === doctorId
}
