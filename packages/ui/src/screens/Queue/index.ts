export { Queue } from './Queue.tsx'
export type { QueueActions, QueueEntryChange, QueueProps } from './QueueProps.ts'
