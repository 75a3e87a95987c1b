export { Slots, type SlotsProps } from './Slots.tsx'
export { type UndoableChanges, useChangeText } from '../../components/UndoList/ChangedJustNow.tsx'
