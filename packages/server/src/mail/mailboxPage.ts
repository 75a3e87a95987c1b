import type { Context } from 'hono'
import type { AppEnvironment, Mount } from '../http/environment.ts'
import { isLoopback } from '../http/clientAddress.ts'
import { HttpError } from '../http/httpError.ts'
import type { Mailbox } from './mailbox.ts'
import { mailboxHtml, mailboxPolicy } from './mailboxHtml.ts'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** What proxies add to a request: with one of these it did not come from this machine's browser directly. */
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
 * Codes are read here only by this machine itself (D27): the peer is loopback, no proxy stands between, the page was asked for
 * under a local name (otherwise a foreign name that points here could read it), and no other site asked.
 */
function refuseOthers(c: Context<AppEnvironment>): void {
  const site = c.req.header('sec-fetch-site')
  const mayRead =
    isLoopback(c.env.address) &&
    !PROXY_HEADERS.some((name) => c.req.header(name) !== undefined) &&
    LOCAL_HOST.test(c.req.header('host') ?? new URL(c.req.url).host) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  if (!mayRead) throw new HttpError('not_found')
}

/** `/dev/mailbox` for people and `/dev/mailbox.json` for tests: mails of a demo that has no mail server. */
export function mountMailbox(mailbox: Mailbox): Mount {
  return (app) => {
    app.get('/dev/mailbox', (c) => {
      refuseOthers(c)
      return c.body(mailboxHtml(mailbox.mails), 200, {
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
      return c.json({ mails })
    })
  }
}
