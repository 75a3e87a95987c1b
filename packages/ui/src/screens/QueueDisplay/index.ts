export { QueueDisplay, type QueueDisplayNumbers, type QueueDisplayProps } from './QueueDisplay.tsx'
export { queueDisplayTexts } from './queueDisplayTexts.ts'
export type { QueueDisplayTexts } from './texts/en.ts'
