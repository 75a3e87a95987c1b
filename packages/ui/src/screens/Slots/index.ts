export { Slots, type SlotsProps } from './Slots.tsx'
export { useAvailabilityMessages } from '../../messages/useAvailabilityMessages.ts'
