export { StopRecovery, type StopRecoveryProps, type StopResult } from './StopRecovery.tsx'
