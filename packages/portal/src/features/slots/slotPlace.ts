import { paths } from '../../shared/paths.ts'

/**
 * Date and strip of the slots page: the date is in the address, the start of the strip only in the
 * history entry (D7, D19).
 */
export interface SlotPlace {
  /** Date of the address; not validated. */
  asked: string | null
  /** First day of the strip when one of its days was chosen. */
  remembered: string | null
}

/** State of a history entry of the slots page. */
export interface SlotState {
  weekStart: string
}

/**
 * Reads date and strip from an address and its history entry.
 *
 * @param query query of the address, such as `?date=2026-11-23`
 * @param state state of the history entry; an older release may have written it
 */
export function slotPlace(query: string, state: unknown): SlotPlace {
  const start = typeof state === 'object' && state !== null && 'weekStart' in state ? state.weekStart : null
  return { asked: new URLSearchParams(query).get('date'), remembered: typeof start === 'string' ? start : null }
}

/** Returns the address of the slots of a day, `YYYY-MM-DD`. */
export function slotAddress(date: string): string {
  return `${paths.slots}?date=${date}`
}
