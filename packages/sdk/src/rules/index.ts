/**
 * The rules of bookings, slots and publications, as the server applies them. Days are ISO
 * `YYYY-MM-DD`, times are minutes since midnight at the clinic.
 */
// All exports of modules with a star are public.
export type { Problem } from './problem.ts'
export * from './routerPath.ts'
export * from './storedBody.ts'
export { DAY_MINUTES, hasPassed, overlaps, type SlotTime, type StartTime } from './slotTime.ts'
export * from './bookings.ts'
export * from './bookingState.ts'
export * from './possibleActions.ts'
export * from './slots.ts'
export * from './slotsToGive.ts'
export * from './days.ts'
export * from './hours.ts'
export * from './slotPlan.ts'
export * from './visits.ts'
export * from './offers.ts'
export * from './patientMessages.ts'
export * from './reminderAnswers.ts'
export * from './passkeys.ts'
export * from './intake.ts'
export * from './queue.ts'
export * from './queueScreen.ts'
export { lastKeptDay, publishedAfter, type KeptPublished } from './published.ts'
