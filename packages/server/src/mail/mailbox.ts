import type { Mail, Mailer } from './mailer.ts'

/** A mail that was stored instead of sent. */
export interface StoredMail extends Mail {
  readonly at: Date
  /** The six-digit code in the mail, if any. */
  readonly code: string | undefined
}

/** Stores mails in memory, so that demos and tests can read their codes (D27). */
export interface Mailbox extends Mailer {
  /** Latest first. */
  readonly mails: readonly StoredMail[]
}

const MAX_MAILS = 200

/**
 * Creates a mailbox.
 *
 * @param announce called for every mail, for example to print it in the terminal
 */
export function createMailbox(now: () => Date, announce: (mail: StoredMail) => void = () => undefined): Mailbox {
  const mails: StoredMail[] = []
  return {
    mails,
    send(mail) {
      const stored = { ...mail, at: now(), code: /\b\d{6}\b/.exec(mail.text)?.[0] }
      mails.unshift(stored)
      mails.length = Math.min(mails.length, MAX_MAILS)
      announce(stored)
      return Promise.resolve()
    },
    close: () => undefined,
  }
}
