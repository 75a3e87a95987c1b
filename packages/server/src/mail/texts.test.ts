import { describe, expect, it } from 'vitest'
import { codeMail, noticeMail, recoveryMail } from './texts.ts'

const PURPOSES = ['confirm', 'reset', 'email', 'recovery'] as const
const CASES = (['en', 'ta', 'hi'] as const).flatMap((language) => PURPOSES.map((purpose) => ({ language, purpose })))
const SECRECY = { en: 'Never share this code.', ta: 'யாருடனும் பகிராதீர்கள்', hi: 'किसी को न बताएँ' }
/** Words that the glossary replaces. */
const REPLACED = /குறியீடு|அன்புள்ள|पुष्टि|कोड|प्रिय|e-mail|stays as it is/

describe.each(CASES)('the mail in $language to $purpose', ({ language, purpose }) => {
  const mail = codeMail(purpose, language, 'Meena', 'meena@nalam.example', '123456')

  it('carries the code, asks to keep it secret and uses the words of the glossary', () => {
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('123456')
      expect(body).toContain(SECRECY[language])
      expect(body).not.toMatch(REPLACED)
    }
    expect(mail.subject).not.toMatch(REPLACED)
    expect(mail.html).toContain(`lang="${language}"`)
  })
})

it.each([
  ['en', 'கவிதா முருகன்', 'Dear <span lang="ta">கவிதா முருகன்</span>,'],
  ['ta', 'Meena', 'வணக்கம் <span lang="en">Meena</span>,'],
  ['hi', 'अनिता', 'नमस्ते अनिता जी,'],
  ['en', 'A <b> & c', 'Dear A &lt;b&gt; &amp; c,'],
] as const)('a name of another language carries it: %s, %s', (language, name, greeting) => {
  const { html, text } = codeMail('confirm', language, name, 'a@nalam.example', '123456')
  expect(html).toContain(greeting)
  expect(text).not.toContain('<span')
})

describe.each(['en', 'ta', 'hi'] as const)(
  '[ACC-01] the mail in %s about the way back without passkeys',
  (language) => {
    const mailWith = (link: string | undefined) =>
      recoveryMail(language, 'Meena', 'meena@nalam.example', new Date('2026-11-21T06:00:00Z'), link)
    const settings = { en: 'Settings', ta: 'அமைப்புகளில்', hi: 'सेटिंग' }[language]

    it('says when it takes effect at the clinic, and has the link that stops it', () => {
      const link = 'https://doctors.nalam.example/doctor/stop-recovery#mZ5pT0gA1c2VQy9rXw8LkA'
      const { text, html } = mailWith(link)
      expect(text).toContain('11:30 AM')
      expect(text).toContain(`\n\n${link}\n\n`)
      expect(html).toContain(`<a href="${link}">`)
      expect(text).not.toMatch(REPLACED)
    })

    it('says how to stop it where the address of the portal is not known', () => {
      const { text, html } = mailWith(undefined)
      expect(text).toContain(settings)
      expect(text + html).not.toContain('href')
    })

    it.each(['passkey_only_on', 'passkey_only_off', 'recovery_stopped', 'recovery_over', 'no_reset'] as const)(
      '%s has no code',
      (kind) => {
        const { text, subject } = noticeMail(kind, language, 'Meena', 'meena@nalam.example')
        expect(text).not.toMatch(/\d{6}/)
        expect(text + subject).not.toMatch(REPLACED)
      },
    )
  },
)
