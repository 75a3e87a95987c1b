export { SlotCard, type SlotCardProps } from './SlotCard.tsx'
export { slotState, type SlotState } from './slotState.ts'
