export { Availability, type AvailabilityProps } from './Availability.tsx'
export type { NewException } from './ExceptionDialog.tsx'
export { datesOfHours, type PublishDates } from './PublishDates.ts'
export { isChanged as isWeekChanged } from './weekHours.ts'
