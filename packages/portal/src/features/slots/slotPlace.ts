import { paths } from '../../shared/paths.ts'

/** Where the slots stand: the date is in the address, the start of the strip in the history entry only (D7, D19). */
export interface SlotPlace {
  /** As the address has it; it may be anything. */
  asked: string | null
  /** First day of the strip when a day of it was chosen. */
  remembered: string | null
}

/** What a history entry of the slots keeps. */
export interface SlotState {
  weekStart: string
}

/**
 * Reads the place of the slots.
 *
 * @param query the address's query, such as `?date=2026-11-23`
 * @param state what the history entry keeps; it may come from an older release
 */
export function slotPlace(query: string, state: unknown): SlotPlace {
  const start = typeof state === 'object' && state !== null && 'weekStart' in state ? state.weekStart : null
  return { asked: new URLSearchParams(query).get('date'), remembered: typeof start === 'string' ? start : null }
}

/** The address of the slots of a day, `YYYY-MM-DD`. */
export function slotAddress(date: string): string {
  return `${paths.slots}?date=${date}`
}
