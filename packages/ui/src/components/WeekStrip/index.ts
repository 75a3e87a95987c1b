export { chosenDay, slotWeek, type WeekDay, type WeekDayState, stripStart } from './slotWeek.ts'
export { WeekStrip, type WeekStripProps } from './WeekStrip.tsx'
