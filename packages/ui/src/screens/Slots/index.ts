export { Slots, type SlotsProps } from './Slots.tsx'
export { useAvailabilityMessages } from '../../messages/useAvailabilityMessages.ts'
export type { UndoableChanges } from '../../components/UndoList/ChangedJustNow.tsx'
export { useChangeText } from '../../components/UndoList/useChangeText.ts'
