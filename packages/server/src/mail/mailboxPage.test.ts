import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createMailbox } from './mailer.ts'
import { mailboxPage } from './mailboxPage.ts'

describe('the mailbox page', () => {
  it('has one style, which with its fonts is all that its policy allows', () => {
    const fonts = "@font-face { font-family: 'Mukta Malar'; src: url('/assets/mukta-malar-tamil.woff2') }"
    const { html: page, policy } = mailboxPage([], undefined, fonts)
    const styles = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style)
    expect(styles.length).toBe(1)
    const hash = createHash('sha256')
      .update(styles[0] ?? '')
      .digest('base64')
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'; font-src 'self';`)
    expect(styles[0]).toContain(fonts)
    expect(page).not.toMatch(/<script|<link|<img| style=| src=/)
    expect(page).toContain('No messages yet.')
  })

  it('shows the latest message first, with its code, in its language and the clinic’s time', async () => {
    const times = [new Date('2026-11-22T08:41:00Z'), new Date('2026-11-22T18:31:00Z')]
    const mailbox = createMailbox(() => times.shift() ?? new Date(0))
    const mail = { to: 'a@nalam.example', html: '' }
    await mailbox.send({ ...mail, subject: 'First', text: 'Code:\n\n  123456\n', language: 'en' })
    await mailbox.send({ ...mail, subject: '<b>குறியீடு</b>', text: '& "quotes"', language: 'ta' })
    const { html: page } = mailboxPage(mailbox.mails)
    expect(page).toContain('<h2 lang="ta">&lt;b&gt;குறியீடு&lt;/b&gt;</h2>')
    expect(page).toContain('&amp; &quot;quotes&quot;')
    expect(page.indexOf('குறியீடு')).toBeLessThan(page.indexOf('First'))
    expect(page).toContain('<p class="code">123456</p>')
    expect(page.match(/<time[^>]*>([^<]*)/g)).toEqual([
      '<time datetime="2026-11-22T18:31:00.000Z">23 Nov 2026, 12:01 AM',
      '<time datetime="2026-11-22T08:41:00.000Z">22 Nov 2026, 2:11 PM',
    ])
  })
})
