export { DayToggles, type DayTogglesProps } from './DayToggles.tsx'
