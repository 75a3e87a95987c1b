import { createTransport } from 'nodemailer'

/** A mail in plain text and HTML. */
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
