import type { Context } from 'hono'
import type { AppEnvironment, Mount } from '../http/environment.ts'
import { isLoopback } from '../http/clientAddress.ts'
import { Refusal } from '../http/refusal.ts'
import type { KeptMail, Mailbox } from './mailbox.ts'

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
  if (!mayRead) throw new Refusal('not_found')
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function row(mail: KeptMail): string {
  const time = mail.at.toISOString().slice(0, 19).replace('T', ' ')
  return [
    `<article lang="${escapeHtml(mail.language)}">`,
    `<h2>${escapeHtml(mail.subject)}</h2>`,
    `<p>To ${escapeHtml(mail.to)}, <time datetime="${mail.at.toISOString()}">${time} UTC</time></p>`,
    `<pre>${escapeHtml(mail.text)}</pre></article>`,
  ].join('')
}

/** `/dev/mailbox` for people and `/dev/mailbox.json` for tests: mails of a demo that has no mail server. */
export function mountMailbox(mailbox: Mailbox): Mount {
  return (app) => {
    app.get('/dev/mailbox', (c) => {
      refuseOthers(c)
      const mails = mailbox.mails.map(row).join('') || '<p>No mails yet.</p>'
      const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title></head><body><h1>Mailbox</h1><p><a href="/dev/mailbox">Refresh</a></p>${mails}</body></html>`
      return c.body(page, 200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
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
