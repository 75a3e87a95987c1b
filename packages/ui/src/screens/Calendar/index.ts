export { Calendar } from './Calendar.tsx'
export type {
  AddBookingResult,
  CalendarActions,
  CalendarPlace,
  CalendarProps,
  CalendarView,
  NewCalendarSlot,
  Waiting,
} from './CalendarProps.ts'
export { firstOpenDate } from './dayColumn.ts'
export type { UndoableChanges } from '../../components/UndoList/ChangedJustNow.tsx'
