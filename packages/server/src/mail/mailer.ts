import { createTransport } from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Language tag of both texts. */
  readonly language: string
}

/** Sends mails; rejects when a mail could not be delivered to the mail server. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

/**
 * Creates a mailer that uses a mail server.
 *
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from the sender, `Name <address>`
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async send({ language, ...mail }) {
      await transport.sendMail({
        from,
        ...mail,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

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
