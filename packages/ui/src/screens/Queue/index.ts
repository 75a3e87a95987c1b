export { Queue } from './Queue.tsx'
export type { QueueActions, QueueEntryChange, QueueProps, SavedScreenResult, ScreenLinkActions } from './QueueProps.ts'
