export { AvailabilityPreview, type AvailabilityPreviewProps } from './AvailabilityPreview.tsx'
export { planFigures, type PlanFigures } from './planFigures.ts'
