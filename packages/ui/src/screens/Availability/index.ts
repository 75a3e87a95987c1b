export { Availability, type AvailabilityProps } from './Availability.tsx'
export { datesOfHours, type PublishDates } from './PublishDates.ts'
export { isChanged as isWeekChanged } from './weekHours.ts'
export { useAvailabilityMessages } from '../../messages/useAvailabilityMessages.ts'
