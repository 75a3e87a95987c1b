// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.
/** Length of a slot in minutes. */
export const SLOT_MINUTES = [10, 15, 20, 30, 45, 60] as const

/** Minutes between the end of a slot and the start of the next. */
export const PAUSE_MINUTES = [0, 5, 10, 15, 20, 30] as const
