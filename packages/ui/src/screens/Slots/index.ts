export { Slots, type SlotsProps } from './Slots.tsx'
