import type { PatientTime } from '@nalam/sdk'

/**
 * The texts of the patient's page in one language. They are not part of the doctor's catalogue. A
 * `name` is empty if the patient's first name is not known.
 */
export type PatientTexts = typeof en

export const en = {
  chooseTitle: 'Please choose another time',
  chooseText: (name: string, { day, time }: PatientTime) =>
    `Hello${name && ` ${name}`}, your appointment on ${day}, ${time} has to be moved. These times are held for you.`,
  changeTitle: 'Change your answer',
  changeText: ({ day, time }: PatientTime) => `Your time now: ${day}, ${time}. These times are still free.`,
  /** A time on its button. */
  at: (time: string) => time,
  writes: (doctor: string) => `${doctor} writes`,
  none: 'None of these work for me',
  keep: 'Keep my answer',
  answerUntil: ({ day, time }: PatientTime) => `You can answer until ${day}, ${time}.`,
  sending: 'Sending your answer...',
  chosenTitle: (name: string) => `Thank you${name && `, ${name}`}. The appointment is confirmed.`,
  newTime: 'Your new time',
  booking: (number: string) => `Booking ${number}`,
  change: 'Change my answer',
  changeUntil: ({ day, time }: PatientTime) => `Possible until ${day}, ${time}.`,
  noneTitle: 'We have told the clinic',
  noneText: (name: string) =>
    `Thank you${name && `, ${name}`}. The clinic sees your answer and gets in touch with you. The times are free for other patients again.`,
  wish: 'When would suit you? (optional)',
  wishHint: 'For example: evenings after 6',
  send: 'Send to the clinic',
  wishSent: 'We have told the clinic what suits you.',
  endedTitle: 'This link is no longer valid',
  ended: {
    expired: ({ day, time }: PatientTime) =>
      `The times were held until ${day}, ${time}. Now other patients can book them again.`,
    withdrawn: () => 'The clinic has withdrawn these times.',
    settled: () => 'The clinic has changed this appointment in the meantime.',
    wrong: () => 'The link is not complete, or it was never valid.',
  },
  /** What is so for the appointment at its old time, where a link has ended. */
  oldTime: {
    confirmed: ({ day, time }: PatientTime) => `Your appointment on ${day}, ${time} stands.`,
    requested: ({ day, time }: PatientTime) => `Your request for ${day}, ${time} waits for the clinic’s answer.`,
    none: ({ day, time }: PatientTime) => `You have no appointment on ${day}, ${time} any more.`,
  },
  todo: 'What you can do',
  todos: {
    wait: 'Wait for a message: the clinic sees that there is no answer.',
    come: 'Come at this time.',
    bookAgain: 'Book a new appointment as you did the first time.',
    urgent: 'Urgent? Call the clinic, or 108 in an emergency.',
    check: 'Open the whole link from the message again.',
  },
  /** Of the page that a reminder opens. */
  reminder: {
    title: 'Will you come tomorrow?',
    titleLater: 'Will you come?',
    titleToday: 'Will you come today?',
    text: (name: string, doctor: string) => `Hello${name && ` ${name}`}, ${doctor} expects you.`,
    comes: 'I will come',
    cannot: 'I cannot come',
    until: ({ day, time }: PatientTime) => `You can change your answer until ${day}, ${time}.`,
    frees: 'If you cannot come, another patient gets this time.',
    comesTitle: (name: string) => `Thank you${name && `, ${name}`}. The clinic knows that you will come.`,
    yourTime: 'Your time',
    cannotTitle: 'Thank you for telling us',
    cannotFreed: 'The clinic knows that you cannot come. Another patient can have this time.',
    cannotKept: 'The clinic knows that you cannot come.',
    bookAgain: 'Book another time',
    yourTimeWas: 'Your time was',
    changedMind: ({ day, time }: PatientTime) =>
      `Changed your mind? Possible until ${day}, ${time}, if nobody has taken the time.`,
    taken: 'Another patient has taken this time.',
    lateTitle: 'It is too late to answer here',
    lateText: 'If you cannot come, please call the clinic.',
    endedTitle: 'This appointment has changed',
    endedText: 'Please read the latest message of the clinic, or call the clinic.',
    failedTitle: 'The appointment could not be loaded',
  },
  /** Of a patient who has arrived. */
  turn: {
    number: 'Your number',
    before: 'Before you',
    yours: 'Your turn',
    about: (time: string) => `about ${time}`,
    called: 'It is your turn now. Please go in.',
    text: 'An appointment or an emergency can go before you. The time can change.',
    asOf: (time: string) => `This page updates by itself. Last update: ${time}`,
  },
  failedTitle: 'The times could not be loaded',
  failedText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  notSent: 'Your answer was not sent. Please try again.',
  taken: 'This time has just been taken. Please choose another one.',
  changed: 'Your answer could not be taken any more. This is what holds now.',
  languages: 'Language',
}
