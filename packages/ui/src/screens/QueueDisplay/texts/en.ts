import { pluralIn } from '../../../messages/plural.ts'

/** The texts of the display in one language. They are not part of the doctor's catalogue. */
export type QueueDisplayTexts = typeof en

const count = pluralIn('en')

export const en = {
  title: 'Numbers of the queue',
  nowCalling: 'Now calling',
  lastCalled: 'Last number called',
  notBegun: 'No number has been called yet',
  pleaseWait: 'Please wait for your number',
  nobodyWaits: 'Nobody waits',
  next: 'Next',
  room: (room: string) => `Room ${room}`,
  emergencies: 'Emergencies go first',
  live: 'Live',
  connecting: 'Connecting...',
  notLiveFor: (minutes: number) =>
    count(minutes, {
      one: 'Not live for # minute. Please ask at the desk.',
      other: 'Not live for # minutes. Please ask at the desk.',
    }),
  notLive: 'Not live. Please ask at the desk.',
  endedTitle: 'This link is no longer valid',
  endedText: 'Please ask at the desk. A new link is on the page Queue, under "Show on a screen".',
  soundOff: 'Turn on sound',
  soundOn: 'Sound is on',
  soundBlocked: 'Press OK for sound',
  /** Spoken. */
  called: (number: number) => `Number ${number}.`,
  calledTo: (number: number, room: string) => `Number ${number}, room ${room}.`,
}
