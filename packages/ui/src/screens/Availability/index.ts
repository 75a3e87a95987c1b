export { Availability, type AvailabilityProps } from './Availability.tsx'
export { datesOfHours, weekdayChoice, type PublishDates, type WeekdayChoice } from './PublishDates.ts'
export { isChanged as isWeekChanged } from './weekHours.ts'
export { type UndoableChanges, useChangeText } from '../../components/UndoList/ChangedJustNow.tsx'
