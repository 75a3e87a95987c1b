import { PRODUCT_NAME } from '@nalam/sdk'
import type { Language } from '../http/route.ts'
import type { CodePurpose } from '../security/codes.ts'
import type { Mail } from './mailer.ts'

interface Words {
  readonly subject: string
  readonly greeting: string
  readonly purpose: string
  readonly validity: string
  readonly notYou: string
}

type WordsOf = (name: string) => Words

const texts: Readonly<Record<Language, Readonly<Record<CodePurpose, WordsOf>>>> = {
  en: {
    confirm: (name) => ({
      subject: `Your ${PRODUCT_NAME} confirmation code`,
      greeting: `Dear ${name},`,
      purpose: 'use this code to confirm your registration:',
      validity: 'The code is valid for 5 minutes and can be used once.',
      notYou: 'If you did not register, you can ignore this message.',
    }),
    reset: (name) => ({
      subject: `Your ${PRODUCT_NAME} code for a new password`,
      greeting: `Dear ${name},`,
      purpose: 'use this code to set a new password:',
      validity: 'The code is valid for 5 minutes and can be used once.',
      notYou: 'If you did not ask for this, you can ignore this message. Your password stays as it is.',
    }),
  },
  ta: {
    confirm: (name) => ({
      subject: `உங்கள் ${PRODUCT_NAME} உறுதிப்படுத்தல் குறியீடு`,
      greeting: `அன்புள்ள ${name},`,
      purpose: 'உங்கள் பதிவை உறுதிப்படுத்த இந்தக் குறியீட்டைப் பயன்படுத்துங்கள்:',
      validity: 'இந்தக் குறியீடு 5 நிமிடங்களுக்குச் செல்லும்; ஒரு முறை மட்டுமே பயன்படுத்த முடியும்.',
      notYou: 'நீங்கள் பதிவு செய்யவில்லை என்றால் இந்தச் செய்தியைப் புறக்கணிக்கலாம்.',
    }),
    reset: (name) => ({
      subject: `புதிய கடவுச்சொல்லுக்கான உங்கள் ${PRODUCT_NAME} குறியீடு`,
      greeting: `அன்புள்ள ${name},`,
      purpose: 'புதிய கடவுச்சொல்லை அமைக்க இந்தக் குறியீட்டைப் பயன்படுத்துங்கள்:',
      validity: 'இந்தக் குறியீடு 5 நிமிடங்களுக்குச் செல்லும்; ஒரு முறை மட்டுமே பயன்படுத்த முடியும்.',
      notYou: 'நீங்கள் இதைக் கேட்கவில்லை என்றால் இந்தச் செய்தியைப் புறக்கணிக்கலாம். உங்கள் கடவுச்சொல் மாறாது.',
    }),
  },
  hi: {
    confirm: (name) => ({
      subject: `आपका ${PRODUCT_NAME} पुष्टि कोड`,
      greeting: `प्रिय ${name},`,
      purpose: 'अपने पंजीकरण की पुष्टि के लिए इस कोड का उपयोग करें:',
      validity: 'यह कोड 5 मिनट तक मान्य है और केवल एक बार उपयोग किया जा सकता है।',
      notYou: 'यदि आपने पंजीकरण नहीं किया है, तो इस संदेश को अनदेखा करें।',
    }),
    reset: (name) => ({
      subject: `नए पासवर्ड के लिए आपका ${PRODUCT_NAME} कोड`,
      greeting: `प्रिय ${name},`,
      purpose: 'नया पासवर्ड बनाने के लिए इस कोड का उपयोग करें:',
      validity: 'यह कोड 5 मिनट तक मान्य है और केवल एक बार उपयोग किया जा सकता है।',
      notYou: 'यदि आपने यह नहीं माँगा है, तो इस संदेश को अनदेखा करें। आपका पासवर्ड वही रहेगा।',
    }),
  },
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The mail that carries a one-time code, in the language of the request (D9). */
export function codeMail(purpose: CodePurpose, language: Language, name: string, to: string, code: string): Mail {
  const words = texts[language][purpose](name)
  const text = `${words.greeting}\n\n${words.purpose}\n\n    ${code}\n\n${words.validity}\n${words.notYou}\n\n${PRODUCT_NAME}\n`
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(words.subject)}</title></head>`,
    '<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#242424;margin:24px">',
    paragraph(escapeHtml(words.greeting)),
    paragraph(escapeHtml(words.purpose)),
    `<p style="font-size:32px;letter-spacing:8px;font-weight:600;margin:0 0 16px">${code}</p>`,
    paragraph(`${escapeHtml(words.validity)} ${escapeHtml(words.notYou)}`),
    paragraph(escapeHtml(PRODUCT_NAME)),
    '</body></html>',
  ].join('')
  return { to, subject: words.subject, text, html, language }
}
