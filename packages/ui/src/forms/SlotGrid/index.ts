export type { SlotBulk } from './SlotBulk.tsx'
export { SlotGrid, type SlotGridProps } from './SlotGrid.tsx'
export { SlotGridSkeleton, type SlotGridSkeletonProps } from './SlotGridSkeleton.tsx'
export { slotParts, type DayPart, type SlotPart } from './slotParts.ts'
