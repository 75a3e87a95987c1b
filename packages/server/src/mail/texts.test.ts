import { describe, expect, it } from 'vitest'
import { codeMail } from './texts.ts'

const PURPOSES = ['confirm', 'reset'] as const
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
