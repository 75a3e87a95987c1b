export {
  type SlotBulk,
  SlotGrid,
  type SlotGridProps,
  SlotGridSkeleton,
  type SlotGridSkeletonProps,
} from './SlotGrid.tsx'
export { slotParts, type DayPart, type SlotPart } from './slotParts.ts'
