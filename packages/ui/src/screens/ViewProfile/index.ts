export { ViewProfile, type ViewProfileProps } from './ViewProfile.tsx'
