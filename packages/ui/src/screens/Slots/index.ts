export { Slots, type SlotsProps } from './Slots.tsx'
export type { UndoableChanges } from '../../components/UndoList/ChangedJustNow.tsx'
export { useChangeText } from '../../components/UndoList/useChangeText.ts'
