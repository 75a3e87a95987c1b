import { raw } from 'hono/html'
import { PRODUCT_NAME } from '@nalam/sdk'
import type { Language } from '../http/route.ts'
import type { CodePurpose } from '../security/codes.ts'
import type { Mail } from './mailer.ts'
import { markup } from './markup.ts'

interface Words {
  readonly subject: string
  readonly greeting: string
  readonly purpose: string
  readonly validity: string
  readonly secrecy: string
  readonly notYou: string
}

type WordsOf = (name: string) => Words

const texts: Readonly<Record<Language, Readonly<Record<CodePurpose, WordsOf>>>> = {
  en: {
    confirm: (name) => ({
      subject: `Your ${PRODUCT_NAME} confirmation code`,
      greeting: `Dear ${name},`,
      purpose: 'Use this code to confirm your registration:',
      validity: 'The code is valid for 5 minutes and can be used once.',
      secrecy: 'Never share this code.',
      notYou: 'If you did not register, you can ignore this message.',
    }),
    reset: (name) => ({
      subject: `Your ${PRODUCT_NAME} password reset code`,
      greeting: `Dear ${name},`,
      purpose: 'Use this code to set a new password:',
      validity: 'The code is valid for 5 minutes and can be used once.',
      secrecy: 'Never share this code.',
      notYou: 'If you did not request this, you can ignore this message. Your password will not change.',
    }),
    email: (name) => ({
      subject: `Your ${PRODUCT_NAME} email verification code`,
      greeting: `Dear ${name},`,
      purpose: 'Use this code to verify your email:',
      validity: 'The code is valid for 5 minutes and can be used once.',
      secrecy: 'Never share this code.',
      notYou:
        'If you did not request this, somebody is signed in to your account: change your password under Settings.',
    }),
  },
  ta: {
    confirm: (name) => ({
      subject: `உங்கள் பதிவை உறுதிசெய்ய ${PRODUCT_NAME} OTP`,
      greeting: `வணக்கம் ${name},`,
      purpose: 'உங்கள் பதிவை உறுதிசெய்ய இந்த OTP-ஐப் பயன்படுத்துங்கள்:',
      validity: 'இந்த OTP 5 நிமிடங்களுக்குச் செல்லுபடியாகும்; ஒரு முறை மட்டுமே பயன்படுத்த முடியும்.',
      secrecy: 'இந்த OTP-ஐ யாருடனும் பகிராதீர்கள்.',
      notYou: 'நீங்கள் பதிவு செய்யவில்லை என்றால் இந்தச் செய்தியைப் புறக்கணிக்கலாம்.',
    }),
    reset: (name) => ({
      subject: `புதிய கடவுச்சொல்லுக்கான உங்கள் ${PRODUCT_NAME} OTP`,
      greeting: `வணக்கம் ${name},`,
      purpose: 'புதிய கடவுச்சொல்லை அமைக்க இந்த OTP-ஐப் பயன்படுத்துங்கள்:',
      validity: 'இந்த OTP 5 நிமிடங்களுக்குச் செல்லுபடியாகும்; ஒரு முறை மட்டுமே பயன்படுத்த முடியும்.',
      secrecy: 'இந்த OTP-ஐ யாருடனும் பகிராதீர்கள்.',
      notYou: 'நீங்கள் இதைக் கேட்கவில்லை என்றால் இந்தச் செய்தியைப் புறக்கணிக்கலாம். உங்கள் கடவுச்சொல் மாறாது.',
    }),
    email: (name) => ({
      subject: `மின்னஞ்சலைச் சரிபார்க்க உங்கள் ${PRODUCT_NAME} OTP`,
      greeting: `வணக்கம் ${name},`,
      purpose: 'உங்கள் மின்னஞ்சலைச் சரிபார்க்க இந்த OTP-ஐப் பயன்படுத்துங்கள்:',
      validity: 'இந்த OTP 5 நிமிடங்களுக்குச் செல்லுபடியாகும்; ஒரு முறை மட்டுமே பயன்படுத்த முடியும்.',
      secrecy: 'இந்த OTP-ஐ யாருடனும் பகிராதீர்கள்.',
      notYou: 'நீங்கள் இதைக் கேட்கவில்லை என்றால், உங்கள் கணக்கில் வேறு யாரோ உள்நுழைந்துள்ளார்கள்: அமைப்புகளில் கடவுச்சொல்லை மாற்றவும்.',
    }),
  },
  hi: {
    confirm: (name) => ({
      subject: `अपना पंजीकरण सत्यापित करने के लिए ${PRODUCT_NAME} OTP`,
      greeting: `नमस्ते ${name} जी,`,
      purpose: 'अपना पंजीकरण सत्यापित करने के लिए यह OTP डालें:',
      validity: 'यह OTP 5 मिनट तक मान्य है और केवल एक बार इस्तेमाल हो सकता है।',
      secrecy: 'यह OTP किसी को न बताएँ।',
      notYou: 'यदि आपने पंजीकरण नहीं किया है, तो इस संदेश को अनदेखा करें।',
    }),
    reset: (name) => ({
      subject: `नए पासवर्ड के लिए आपका ${PRODUCT_NAME} OTP`,
      greeting: `नमस्ते ${name} जी,`,
      purpose: 'नया पासवर्ड बनाने के लिए यह OTP डालें:',
      validity: 'यह OTP 5 मिनट तक मान्य है और केवल एक बार इस्तेमाल हो सकता है।',
      secrecy: 'यह OTP किसी को न बताएँ।',
      notYou: 'यदि आपने यह अनुरोध नहीं किया है, तो इस संदेश को अनदेखा करें। आपका पासवर्ड वही रहेगा।',
    }),
    email: (name) => ({
      subject: `ईमेल सत्यापित करने के लिए आपका ${PRODUCT_NAME} OTP`,
      greeting: `नमस्ते ${name} जी,`,
      purpose: 'अपना ईमेल सत्यापित करने के लिए यह OTP डालें:',
      validity: 'यह OTP 5 मिनट तक मान्य है और केवल एक बार इस्तेमाल हो सकता है।',
      secrecy: 'यह OTP किसी को न बताएँ।',
      notYou: 'यदि आपने यह अनुरोध नहीं किया है, तो कोई और आपके खाते में लॉग इन है: सेटिंग में पासवर्ड बदलें।',
    }),
  },
}

const SCRIPTS = [
  ['ta', /\p{Script=Tamil}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['en', /\p{Script=Latin}/u],
] as const

/**
 * Returns a name for a mail's HTML, marked with its language if its script differs from
 * the mail's language.
 */
function nameHtml(name: string, language: Language): string {
  const own = SCRIPTS.find(([, script]) => script.test(name))?.[0]
  return own === undefined || own === language ? markup`${name}` : markup`<span lang="${own}">${name}</span>`
}

/** A notice about a change of the account, in one language. */
interface Notice {
  readonly subject: string
  readonly happened: string
  readonly notYou: string
}

/** The kinds of notices. */
export type NoticeKind = 'password_changed' | 'passkey_added' | 'passkey_removed' | 'passkey_cloned' | 'data_exported'

const notices: Readonly<Record<Language, Readonly<Record<NoticeKind, Notice>>>> = {
  en: {
    password_changed: {
      subject: `Your ${PRODUCT_NAME} password was changed`,
      happened: 'The password of your account was changed. You are signed out on all other devices.',
      notYou: 'If this was not you, set a new password now with “Forgot Password?” on the sign-in page.',
    },
    passkey_added: {
      subject: `A passkey was added to your ${PRODUCT_NAME} account`,
      happened: 'A passkey was added to your account. It can be used to sign in without a password.',
      notYou: 'If this was not you, sign in now, remove the passkey under Settings and change your password.',
    },
    passkey_removed: {
      subject: `A passkey was removed from your ${PRODUCT_NAME} account`,
      happened: 'A passkey was removed from your account. It can no longer be used to sign in.',
      notYou: 'If this was not you, sign in now and change your password under Settings.',
    },
    passkey_cloned: {
      subject: `A passkey of your ${PRODUCT_NAME} account was refused`,
      happened: 'Somebody tried to sign in with a copy of one of your passkeys. The sign-in was refused.',
      notYou: 'Sign in now, remove this passkey under Settings and add a new one.',
    },
    data_exported: {
      subject: `The data of your ${PRODUCT_NAME} account was exported`,
      happened: 'A file with all data of your account was downloaded. It holds the names and numbers of your patients.',
      notYou: 'If this was not you, sign in now, change your password under Settings and contact support.',
    },
  },
  ta: {
    password_changed: {
      subject: `உங்கள் ${PRODUCT_NAME} கடவுச்சொல் மாற்றப்பட்டது`,
      happened: 'உங்கள் கணக்கின் கடவுச்சொல் மாற்றப்பட்டது. மற்ற எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றப்பட்டுள்ளீர்கள்.',
      notYou:
        'இதைச் செய்தது நீங்கள் இல்லை என்றால், உள்நுழைவுப் பக்கத்தில் “கடவுச்சொல் மறந்துவிட்டதா?” வழியாக உடனே புதிய கடவுச்சொல்லை அமைக்கவும்.',
    },
    passkey_added: {
      subject: `உங்கள் ${PRODUCT_NAME} கணக்கில் கடவுவிசை சேர்க்கப்பட்டது`,
      happened: 'உங்கள் கணக்கில் ஒரு கடவுவிசை சேர்க்கப்பட்டது. அதன் மூலம் கடவுச்சொல் இல்லாமல் உள்நுழையலாம்.',
      notYou: 'இதைச் செய்தது நீங்கள் இல்லை என்றால், உடனே உள்நுழைந்து, அமைப்புகளில் அந்தக் கடவுவிசையை நீக்கி, கடவுச்சொல்லை மாற்றவும்.',
    },
    passkey_removed: {
      subject: `உங்கள் ${PRODUCT_NAME} கணக்கிலிருந்து கடவுவிசை நீக்கப்பட்டது`,
      happened: 'உங்கள் கணக்கிலிருந்து ஒரு கடவுவிசை நீக்கப்பட்டது. இனி அதன் மூலம் உள்நுழைய முடியாது.',
      notYou: 'இதைச் செய்தது நீங்கள் இல்லை என்றால், உடனே உள்நுழைந்து அமைப்புகளில் கடவுச்சொல்லை மாற்றவும்.',
    },
    passkey_cloned: {
      subject: `உங்கள் ${PRODUCT_NAME} கணக்கின் கடவுவிசை மறுக்கப்பட்டது`,
      happened: 'உங்கள் கடவுவிசை ஒன்றின் நகலைக் கொண்டு யாரோ உள்நுழைய முயன்றார்கள். உள்நுழைவு மறுக்கப்பட்டது.',
      notYou: 'உடனே உள்நுழைந்து, அமைப்புகளில் இந்தக் கடவுவிசையை நீக்கிப் புதியதைச் சேர்க்கவும்.',
    },
    data_exported: {
      subject: `உங்கள் ${PRODUCT_NAME} கணக்கின் தரவு ஏற்றுமதி செய்யப்பட்டது`,
      happened: 'உங்கள் கணக்கின் எல்லாத் தரவும் உள்ள கோப்பு பதிவிறக்கப்பட்டது. அதில் உங்கள் நோயாளிகளின் பெயர்களும் எண்களும் உள்ளன.',
      notYou: 'இதைச் செய்தது நீங்கள் இல்லை என்றால், உடனே உள்நுழைந்து, அமைப்புகளில் கடவுச்சொல்லை மாற்றி, உதவிக் குழுவைத் தொடர்புகொள்ளவும்.',
    },
  },
  hi: {
    password_changed: {
      subject: `आपका ${PRODUCT_NAME} पासवर्ड बदला गया`,
      happened: 'आपके खाते का पासवर्ड बदला गया। अन्य सभी डिवाइस से आपको लॉग आउट कर दिया गया है।',
      notYou: 'यदि यह आपने नहीं किया, तो लॉग इन पेज पर “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाएँ।',
    },
    passkey_added: {
      subject: `आपके ${PRODUCT_NAME} खाते में पासकी जोड़ी गई`,
      happened: 'आपके खाते में एक पासकी जोड़ी गई। इससे बिना पासवर्ड के लॉग इन किया जा सकता है।',
      notYou: 'यदि यह आपने नहीं किया, तो तुरंत लॉग इन करें, सेटिंग में वह पासकी हटाएँ और पासवर्ड बदलें।',
    },
    passkey_removed: {
      subject: `आपके ${PRODUCT_NAME} खाते से पासकी हटाई गई`,
      happened: 'आपके खाते से एक पासकी हटाई गई। अब इससे लॉग इन नहीं किया जा सकता।',
      notYou: 'यदि यह आपने नहीं किया, तो तुरंत लॉग इन करें और सेटिंग में पासवर्ड बदलें।',
    },
    passkey_cloned: {
      subject: `आपके ${PRODUCT_NAME} खाते की पासकी अस्वीकार की गई`,
      happened: 'किसी ने आपकी एक पासकी की नक़ल से लॉग इन करने की कोशिश की। लॉग इन अस्वीकार किया गया।',
      notYou: 'तुरंत लॉग इन करें, सेटिंग में यह पासकी हटाएँ और नई जोड़ें।',
    },
    data_exported: {
      subject: `आपके ${PRODUCT_NAME} खाते का डेटा एक्सपोर्ट किया गया`,
      happened: 'आपके खाते के पूरे डेटा की फ़ाइल डाउनलोड की गई। इसमें आपके मरीज़ों के नाम और नंबर हैं।',
      notYou: 'यदि यह आपने नहीं किया, तो तुरंत लॉग इन करें, सेटिंग में पासवर्ड बदलें और सहायता टीम से संपर्क करें।',
    },
  },
}

/** Wraps the paragraphs of a mail, which are HTML. */
function mailHtml(language: Language, subject: string, paragraphs: readonly string[]): string {
  return [
    markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${subject}</title></head>`,
    '<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#242424;margin:24px">',
    ...paragraphs,
    paragraph(PRODUCT_NAME),
    '</body></html>',
  ].join('')
}

const paragraph = (content: string) => markup`<p style="margin:0 0 16px">${content}</p>`

/** Returns the mail with a one-time code, in the language of the request (D9). */
export function codeMail(purpose: CodePurpose, language: Language, name: string, to: string, code: string): Mail {
  const wordsFor = texts[language][purpose]
  const words = wordsFor(name)
  // Apart from the name, these greetings contain no HTML characters.
  const greeting = wordsFor(nameHtml(name, language)).greeting
  const text = `${words.greeting}\n\n${words.purpose}\n\n    ${code}\n\n${words.validity} ${words.secrecy}\n${words.notYou}\n\n${PRODUCT_NAME}\n`
  const html = mailHtml(language, words.subject, [
    paragraph(raw(greeting)),
    paragraph(words.purpose),
    markup`<p style="font-size:32px;letter-spacing:8px;font-weight:600;margin:0 0 16px">${code}</p>`,
    paragraph(`${words.validity} ${words.secrecy}`),
    paragraph(words.notYou),
  ])
  return { to, subject: words.subject, text, html, language }
}

/** Returns the mail about a change of the account, in the language of the request. */
export function noticeMail(kind: NoticeKind, language: Language, name: string, to: string): Mail {
  const { subject, happened, notYou } = notices[language][kind]
  const { greeting } = texts[language].reset(name)
  const html = mailHtml(language, subject, [
    paragraph(raw(texts[language].reset(nameHtml(name, language)).greeting)),
    paragraph(happened),
    paragraph(notYou),
  ])
  return { to, subject, text: `${greeting}\n\n${happened}\n\n${notYou}\n\n${PRODUCT_NAME}\n`, html, language }
}
