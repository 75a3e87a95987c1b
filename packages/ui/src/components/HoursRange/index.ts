export { HoursRange, type HoursRangeProps } from './HoursRange.tsx'
