import type { Mail, Mailer } from './mailer.ts'

/** A mail that was kept instead of sent. */
export interface KeptMail extends Mail {
  readonly at: Date
  /** The six digits in it, if any. */
  readonly code: string | undefined
}

/** Keeps mails in memory: demos and tests read their codes here (D27). */
export interface Mailbox extends Mailer {
  /** Latest first. */
  readonly mails: readonly KeptMail[]
}

const MOST_KEPT = 200

/** @param announce told about every mail, for example to print it on the terminal */
export function createMailbox(now: () => Date, announce: (mail: KeptMail) => void = () => undefined): Mailbox {
  const mails: KeptMail[] = []
  return {
    mails,
    send(mail) {
      const kept = { ...mail, at: now(), code: /\b\d{6}\b/.exec(mail.text)?.[0] }
      mails.unshift(kept)
      mails.length = Math.min(mails.length, MOST_KEPT)
      announce(kept)
      return Promise.resolve()
    },
    close: () => undefined,
  }
}
