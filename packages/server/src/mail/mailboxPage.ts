import { createHash } from 'node:crypto'
import { clinicNow, formatClockTime, formatDate, formatPhone, PRODUCT_NAME } from '@nalam/sdk'
import type { Context } from 'hono'
import type { PhoneMessage, DemoPhones } from '../changes/messages/receivers.ts'
import { Refusal } from '../contract/refusal.ts'
import { isLoopback } from '../http/clientAddress.ts'
import type { Language, AppEnvironment, Mount } from '../http/route.ts'
import type { StoredMail, Mailbox } from './mailer.ts'
import { markup } from './texts.ts'

// The colours and sizes of packages/ui/src/theme as literals: the server does not import
// from that package.
// What systems have for the patients' scripts: a generic family is not searched for them everywhere.
const SCRIPTS = [
  'Noto Sans Tamil',
  'Noto Sans Devanagari',
  'Nirmala UI',
  'Tamil Sangam MN',
  'Kohinoor Devanagari',
  'Lohit Tamil',
  'Lohit Devanagari',
  'FreeSans',
]
  .map((name) => `'${name}'`)
  .join(', ')

const STYLE = `
:root { color-scheme: light dark; --canvas: #f6f8f8; --card: #fff; --line: #e1e8e9; --ink: #152426; --second: #4b5c5f;
  --brand: #0c6b75; --tint: #eef7f8; --gold: #d98a1f }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0f1718; --card: #162122; --line: #2b3739; --ink: #e6eeef; --second: #a9b8ba; --brand: #58a9b2;
    --tint: #1d2c2e } }
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--ink); overflow-wrap: anywhere;
  font: 15px/22px Mukta, 'Mukta Malar', system-ui, -apple-system, 'Segoe UI', Roboto, ${SCRIPTS}, sans-serif }
header { background: var(--card); border-bottom: 1px solid var(--line) }
header div, main { max-width: 720px; margin: 0 auto; padding: 12px 16px }
header div { display: flex; align-items: center; gap: 12px; font-size: 20px; font-weight: 600; color: var(--brand) }
svg { inline-size: 28px; block-size: 28px; flex: none }
.title { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px;
  margin: 16px 0 }
h1 { margin: 0; font-size: 26px; line-height: 34px }
h2 { margin: 0 0 4px; font-size: 18px; line-height: 26px }
p { margin: 0 }
.second { color: var(--second) }
a { display: inline-flex; align-items: center; min-block-size: 40px; padding: 0 16px; border: 1px solid var(--line);
  border-radius: 8px; background: var(--card); color: var(--brand); font-weight: 600; text-decoration: none }
a:hover { background: var(--tint) }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
article { margin: 0 0 12px; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
.code { display: inline-block; margin: 12px 0; padding: 8px 16px; border-radius: 8px; background: var(--tint);
  color: var(--brand); font-size: 26px; line-height: 34px; font-weight: 700; letter-spacing: 4px;
  font-variant-numeric: tabular-nums; user-select: all }
.text { white-space: pre-line; border-top: 1px solid var(--line); padding-top: 12px }
.phones { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 16px;
  margin: 0 0 32px }
.phone { margin: 0; padding: 0 0 16px; border-radius: 28px; border-width: 6px; overflow: hidden }
.phone h3 { margin: 0 0 12px; padding: 12px 16px; border-bottom: 1px solid var(--line); font-size: 16px;
  line-height: 22px; text-align: center; font-variant-numeric: tabular-nums }
.phone ol { display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 0 12px; list-style: none }
.phone time { display: block; margin: 0 4px 4px; font-size: 13px; line-height: 18px; color: var(--second) }
.bubble { max-inline-size: 88%; padding: 8px 12px; border-radius: 4px 16px 16px 16px; background: var(--tint) }
details { margin: 4px 4px 0; font-size: 13px; line-height: 20px; color: var(--second) }
summary { cursor: pointer; inline-size: fit-content; min-block-size: 24px }
summary:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
details p { margin: 4px 0 }
`

/** Allows only this style and the portal's fonts; the browser loads and runs nothing else. */
const policyOf = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

// The kolam of packages/portal/public/mark.svg: four loops around four dots.
const LOOPS = ['M16 7', 'M25 16', 'M16 25', 'M7 16'].map(
  (start) => `${start}m-5.5 0a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0`,
)
const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${LOOPS.join('')}" fill="none" stroke="currentColor" stroke-width="2.4"/><g fill="var(--gold)"><circle cx="16" cy="7" r="2.5"/><circle cx="25" cy="16" r="2.5"/><circle cx="16" cy="25" r="2.5"/><circle cx="7" cy="16" r="2.5"/></g></svg>`

function article({ at, code, language, subject, text, to }: StoredMail) {
  const shownCode = code === undefined ? '' : markup`<p class="code">${code}</p>`
  const content = markup`<p class="text" lang="${language}">${text.trim()}</p>`
  return markup`<article>
    <h2 lang="${language}">${subject}</h2>
    <p class="second">To ${to}, ${timeOf(at)}</p>
    ${shownCode}${content}
  </article>`
}

const timeOf = (at: Date) => {
  const { date, time } = clinicNow(at)
  return markup`<time datetime="${at.toISOString()}">${formatDate(date)}, ${formatClockTime(time)}</time>`
}

const LANGUAGES: readonly Language[] = ['ta', 'en', 'hi']

/** A message as the patient reads it; the other languages can be opened. */
function bubble({ event: { data }, at }: PhoneMessage) {
  const { language, texts } = data
  const others = LANGUAGES.filter((other) => other !== language).map(
    (other) => markup`<p lang="${other}">${texts[other]}</p>`,
  )
  return markup`<li>${timeOf(at)}<p class="bubble" lang="${language}">${texts[language]}</p>
    <details><summary>Other languages</summary>${others}</details></li>`
}

/** The phone of a patient, latest message at the end. */
function phone(number: string, received: readonly PhoneMessage[]) {
  return markup`<article class="phone"><h3>${formatPhone(number)}</h3><ol>${received.toReversed().map(bubble)}</ol></article>`
}

/** Latest phone first. */
function phonesHtml(messages: readonly PhoneMessage[]): string {
  const byNumber = new Map<string, PhoneMessage[]>()
  for (const message of messages) {
    const { phoneNumber } = message.event.data
    byNumber.set(phoneNumber, [...(byNumber.get(phoneNumber) ?? []), message])
  }
  const phones = [...byNumber].map(([number, received]) => phone(number, received)).join('')
  const empty =
    '<article><p>No messages yet. They are sent when a decision can no longer be undone, after 10 minutes.</p></article>'
  return [
    '<div class="title"><div><h2>Patients’ phones</h2>',
    '<p class="second">Messages to patients, as they look on their phones.</p></div></div>',
    phones === '' ? empty : `<div class="phones">${phones}</div>`,
    '<div class="title"><div><h2>Mails</h2></div></div>',
  ].join('')
}

/**
 * Renders the mailbox of a demo as a page: the phones of patients and the mails, latest first.
 *
 * @param messages messages to patients; without them the page has mails only
 * @param fonts font faces, for systems that have none of a script; as CSS
 * @returns the page, and the policy that it needs
 */
export function mailboxPage(
  mails: readonly StoredMail[],
  messages?: readonly PhoneMessage[],
  fonts = '',
): { readonly html: string; readonly policy: string } {
  const style = `${fonts}${STYLE}`
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Mailbox | ${PRODUCT_NAME}</title><style>${style}</style></head><body>`,
    `<header><div>${MARK}<span>${PRODUCT_NAME}</span></div></header>`,
    '<main><div class="title"><div><h1>Mailbox</h1>',
    '<p class="second">Messages that this demo would have sent. Only this computer can read them.</p></div>',
    '<a href="/dev/mailbox">Refresh</a></div>',
    messages === undefined ? '' : phonesHtml(messages),
    mails.map(article).join('') || '<article><p>No messages yet.</p></article>',
    '</main></body></html>',
  ].join('')
  return { html, policy: policyOf(style) }
}

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
 *
 * @param fonts the portal's font faces of Indian scripts, as CSS
 */
export function mountMailbox(mailbox: Mailbox, phones: DemoPhones | undefined, fonts: string): Mount {
  return (app) => {
    app.get('/dev/mailbox', (c) => {
      refuseOthers(c)
      const { html, policy } = mailboxPage(mailbox.mails, phones?.messages, fonts)
      return c.body(html, 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
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
