export { chosenDay } from './chosenDay.ts'
export { slotWeek, type WeekDay, type WeekDayState } from './slotWeek.ts'
export { stripStart } from './stripStart.ts'
export { WeekStrip, type WeekStripProps } from './WeekStrip.tsx'
