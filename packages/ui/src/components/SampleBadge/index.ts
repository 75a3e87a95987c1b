export { SampleBadge, type SampleBadgeProps } from './SampleBadge.tsx'
