import type { Context } from 'hono'
import type { AppEnvironment, Mount } from '../http/environment.ts'
import { isLoopback } from '../http/clientAddress.ts'
import { Refusal } from '../contract/refusal.ts'
import type { DemoPhones } from '../changes/messages/receivers.ts'
import type { Mailbox } from './mailbox.ts'
import { mailboxHtml, mailboxPolicy } from './mailboxHtml.ts'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Headers that proxies add: a request with one of them does not come directly from a browser
 * on this machine.
 */
const PROXY_HEADERS = [
  'via',
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
]

/**
 * Refuses requests that do not come from this machine, because mails contain codes (D27). The peer
 * must be loopback, without a proxy. The host must be a local name: otherwise a foreign domain that
 * resolves to this machine could read the page. The request must not come from another site.
 */
function refuseOthers(c: Context<AppEnvironment>): void {
  const site = c.req.header('sec-fetch-site')
  const mayRead =
    isLoopback(c.env.address) &&
    !PROXY_HEADERS.some((name) => c.req.header(name) !== undefined) &&
    LOCAL_HOST.test(c.req.header('host') ?? new URL(c.req.url).host) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  if (!mayRead) throw new Refusal('not_found')
}

/**
 * Mounts `/dev/mailbox` for people and `/dev/mailbox.json` for tests: the mails of a demo without
 * a mail server, and the messages to patients of one without a receiver.
 */
export function mountMailbox(mailbox: Mailbox, phones: DemoPhones | undefined): Mount {
  return (app) => {
    app.get('/dev/mailbox', (c) => {
      refuseOthers(c)
      return c.body(mailboxHtml(mailbox.mails, phones?.messages), 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': mailboxPolicy,
      })
    })
    app.get('/dev/mailbox.json', (c) => {
      refuseOthers(c)
      const mails = mailbox.mails.map(({ to, subject, text, language, code, at }) => ({
        to,
        subject,
        text,
        language,
        code,
        at,
      }))
      return c.json({ mails, messages: phones?.messages ?? [] })
    })
  }
}
