import { clinicNow, formatClockTime, formatDay, PRODUCT_NAME } from '@nalam/sdk'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { outbox } from '../db/schema.ts'
import type { Language } from '../http/route.ts'
import type { CodePurpose } from '../security/codes.ts'
import type { Mail } from './mailer.ts'

/** HTML in which every value is escaped, except HTML that this or `raw` has made. */
export function markup(parts: TemplateStringsArray, ...values: unknown[]): HtmlEscapedString {
  const made = html(parts, ...values)
  if (made instanceof Promise) throw new TypeError('A value of HTML is a promise.')
  return made
}

/** The kinds of mails: one with a code for a purpose, or a notice about a change of the account. */
export type MailKind = (typeof outbox.$inferInsert)['kind']

/** The kinds of notices; `no_reset` in place of a code for a new password. */
type NoticeKind = Exclude<MailKind, CodePurpose | 'recovery_begun'> | 'no_reset'

/** What a mail says: why it is sent, and what to do if it was somebody else. */
type MailText = readonly [subject: string, about: string, notYou: string]

interface Words {
  readonly greeting: (name: string) => string
  /** About a code. */
  readonly caution: string
  readonly mails: Readonly<Record<CodePurpose | NoticeKind, MailText>>
  /** The mail about a way back that has begun. */
  readonly recovery: {
    readonly subject: string
    readonly happened: (when: string) => string
    readonly notYou: string
    /** How to stop it where the address of the portal is not known. */
    readonly withoutLink: string
  }
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    caution: 'The code is valid for 5 minutes and can be used once. Never share this code.',
    mails: {
      confirm: [
        `Your ${PRODUCT_NAME} confirmation code`,
        'Use this code to confirm your registration:',
        'If you did not register, you can ignore this message.',
      ],
      reset: [
        `Your ${PRODUCT_NAME} password reset code`,
        'Use this code to set a new password:',
        'If you did not request this, you can ignore this message. Your password will not change.',
      ],
      email: [
        `Your ${PRODUCT_NAME} email verification code`,
        'Use this code to verify your email:',
        'If you did not request this, somebody is signed in to your account: change your password under Settings.',
      ],
      recovery: [
        `Your ${PRODUCT_NAME} code to sign in without passkeys`,
        'Use this code to sign in with your password again, 24 hours later:',
        'If you did not request this, somebody knows your password: change it under Settings. Without the code nothing happens.',
      ],
      password_changed: [
        `Your ${PRODUCT_NAME} password was changed`,
        'The password of your account was changed. You are signed out on all other devices.',
        'If this was not you, set a new password now with “Forgot Password?” on the sign-in page.',
      ],
      passkey_added: [
        `A passkey was added to your ${PRODUCT_NAME} account`,
        'A passkey was added to your account. It can be used to sign in without a password.',
        'If this was not you, sign in now, remove the passkey under Settings and change your password.',
      ],
      passkey_removed: [
        `A passkey was removed from your ${PRODUCT_NAME} account`,
        'A passkey was removed from your account. It can no longer be used to sign in.',
        'If this was not you, sign in now and change your password under Settings.',
      ],
      passkey_cloned: [
        `A passkey of your ${PRODUCT_NAME} account was refused`,
        'Somebody tried to sign in with a copy of one of your passkeys. The sign-in was refused.',
        'Sign in now, remove this passkey under Settings and add a new one.',
      ],
      data_exported: [
        `The data of your ${PRODUCT_NAME} account was exported`,
        'A file with all data of your account was downloaded. It holds the names and numbers of your patients.',
        'If this was not you, sign in now, change your password under Settings and contact support.',
      ],
      feed_created: [
        `A calendar link was created for your ${PRODUCT_NAME} account`,
        'Whoever has the link can see when you have appointments, also after you sign out or change your password. An earlier link no longer works.',
        'If this was not you, sign in now, switch the calendar feed off under Settings and change your password.',
      ],
      feed_names_shown: [
        `Your ${PRODUCT_NAME} calendar feed shows the names of patients`,
        'From now on, whoever has the calendar link of your account can see the names of your patients.',
        'If this was not you, sign in now, switch the calendar feed off under Settings and change your password.',
      ],
      passkey_only_on: [
        `You can sign in to ${PRODUCT_NAME} only with your passkeys`,
        'From now on you can sign in only with your passkeys. You can no longer sign in with your password, but keep it: you need it if you lose all passkeys.',
        'If this was not you, sign in now with a passkey, remove passkeys that you do not know and contact support.',
      ],
      passkey_only_off: [
        `You can sign in to ${PRODUCT_NAME} with your password and with passkeys`,
        '“Only passkeys” was switched off. You can sign in with your password again.',
        'If this was not you, sign in now, switch “Only passkeys” on under Settings and change your password.',
      ],
      recovery_stopped: [
        `Your ${PRODUCT_NAME} password stays switched off`,
        'The request to sign in with your password again was cancelled. You can sign in only with your passkeys.',
        'If you did not cancel it and have lost your passkeys, begin again with “Lost your passkeys?” on the sign-in page.',
      ],
      recovery_over: [
        `You can sign in to ${PRODUCT_NAME} with your password again`,
        'The 24 hours are over: you can sign in with your password again. Your passkeys still work.',
        'If you did not ask for this, sign in now, change your password and switch “Only passkeys” on again under Settings.',
      ],
      no_reset: [
        `Your ${PRODUCT_NAME} account uses only passkeys`,
        'Somebody asked for a new password. Your account uses only passkeys, so no code was sent. Please sign in with a passkey.',
        'If you have lost all your passkeys, choose “Lost your passkeys?” on the sign-in page and enter your password: after a code by email and 24 hours you can sign in with it again. If you do not know your password either, contact support.',
      ],
    },
    recovery: {
      subject: `Somebody asked to sign in to ${PRODUCT_NAME} with your password`,
      happened: (when) =>
        `Somebody who knows your password and reads your email asked to sign in without passkeys. From ${when} you can sign in with your password again. Your passkeys keep working.`,
      notYou: 'If this was not you, cancel the request with this link and change your password:',
      withoutLink:
        'If this was not you, sign in with a passkey before then, choose “Cancel request” under Settings and change your password.',
    },
  },
  ta: {
    greeting: (name) => `வணக்கம் ${name},`,
    caution: 'இந்த OTP 5 நிமிடங்களுக்குச் செல்லுபடியாகும்; ஒரு முறை மட்டுமே பயன்படுத்த முடியும். இந்த OTP-ஐ யாருடனும் பகிராதீர்கள்.',
    mails: {
      confirm: [
        `உங்கள் பதிவை உறுதிசெய்ய ${PRODUCT_NAME} OTP`,
        'உங்கள் பதிவை உறுதிசெய்ய இந்த OTP-ஐப் பயன்படுத்துங்கள்:',
        'நீங்கள் பதிவு செய்யவில்லை என்றால் இந்தச் செய்தியைப் புறக்கணிக்கலாம்.',
      ],
      reset: [
        `புதிய கடவுச்சொல்லுக்கான உங்கள் ${PRODUCT_NAME} OTP`,
        'புதிய கடவுச்சொல்லை அமைக்க இந்த OTP-ஐப் பயன்படுத்துங்கள்:',
        'நீங்கள் இதைக் கேட்கவில்லை என்றால் இந்தச் செய்தியைப் புறக்கணிக்கலாம். உங்கள் கடவுச்சொல் மாறாது.',
      ],
      email: [
        `மின்னஞ்சலைச் சரிபார்க்க உங்கள் ${PRODUCT_NAME} OTP`,
        'உங்கள் மின்னஞ்சலைச் சரிபார்க்க இந்த OTP-ஐப் பயன்படுத்துங்கள்:',
        'நீங்கள் இதைக் கேட்கவில்லை என்றால், உங்கள் கணக்கில் வேறு யாரோ உள்நுழைந்துள்ளார்கள்: அமைப்புகளில் கடவுச்சொல்லை மாற்றுங்கள்.',
      ],
      recovery: [
        `கடவுச்சாவி இல்லாமல் உள்நுழைய உங்கள் ${PRODUCT_NAME} OTP`,
        '24 மணி நேரத்துக்குப் பிறகு உங்கள் கடவுச்சொல்லால் மீண்டும் உள்நுழைய இந்த OTP-ஐப் பயன்படுத்துங்கள்:',
        'நீங்கள் இதைக் கேட்கவில்லை என்றால், உங்கள் கடவுச்சொல் வேறு யாருக்கோ தெரிந்துள்ளது: அமைப்புகளில் அதை மாற்றுங்கள். OTP இல்லாமல் எதுவும் மாறாது.',
      ],
      password_changed: [
        `உங்கள் ${PRODUCT_NAME} கடவுச்சொல் மாற்றப்பட்டது`,
        'உங்கள் கணக்கின் கடவுச்சொல் மாற்றப்பட்டது. மற்ற எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றப்பட்டுள்ளீர்கள்.',
        'இதைச் செய்தது நீங்கள் இல்லை என்றால், உள்நுழைவுப் பக்கத்தில் “கடவுச்சொல் மறந்துவிட்டதா?” வழியாக உடனே புதிய கடவுச்சொல்லை அமையுங்கள்.',
      ],
      passkey_added: [
        `உங்கள் ${PRODUCT_NAME} கணக்கில் கடவுச்சாவி சேர்க்கப்பட்டது`,
        'உங்கள் கணக்கில் ஒரு கடவுச்சாவி சேர்க்கப்பட்டது. அதன் மூலம் கடவுச்சொல் இல்லாமல் உள்நுழையலாம்.',
        'இதைச் செய்தது நீங்கள் இல்லை என்றால், உடனே உள்நுழைந்து, அமைப்புகளில் அந்தக் கடவுச்சாவியை நீக்கி, கடவுச்சொல்லை மாற்றுங்கள்.',
      ],
      passkey_removed: [
        `உங்கள் ${PRODUCT_NAME} கணக்கிலிருந்து கடவுச்சாவி நீக்கப்பட்டது`,
        'உங்கள் கணக்கிலிருந்து ஒரு கடவுச்சாவி நீக்கப்பட்டது. இனி அதன் மூலம் உள்நுழைய முடியாது.',
        'இதைச் செய்தது நீங்கள் இல்லை என்றால், உடனே உள்நுழைந்து அமைப்புகளில் கடவுச்சொல்லை மாற்றுங்கள்.',
      ],
      passkey_cloned: [
        `உங்கள் ${PRODUCT_NAME} கணக்கின் கடவுச்சாவி மறுக்கப்பட்டது`,
        'உங்கள் கடவுச்சாவி ஒன்றின் நகலைக் கொண்டு யாரோ உள்நுழைய முயன்றார்கள். உள்நுழைவு மறுக்கப்பட்டது.',
        'உடனே உள்நுழைந்து, அமைப்புகளில் இந்தக் கடவுச்சாவியை நீக்கிப் புதியதைச் சேருங்கள்.',
      ],
      data_exported: [
        `உங்கள் ${PRODUCT_NAME} கணக்கின் தரவு ஏற்றுமதி செய்யப்பட்டது`,
        'உங்கள் கணக்கின் எல்லாத் தரவும் உள்ள கோப்பு பதிவிறக்கப்பட்டது. அதில் உங்கள் நோயாளிகளின் பெயர்களும் எண்களும் உள்ளன.',
        'இதைச் செய்தது நீங்கள் இல்லை என்றால், உடனே உள்நுழைந்து, அமைப்புகளில் கடவுச்சொல்லை மாற்றி, உதவிக் குழுவைத் தொடர்புகொள்ளுங்கள்.',
      ],
      feed_created: [
        `உங்கள் ${PRODUCT_NAME} கணக்கிற்கு நாட்காட்டி இணைப்பு உருவாக்கப்பட்டது`,
        'இந்த இணைப்பு யாரிடம் இருந்தாலும், உங்கள் முன்பதிவுகள் எப்போது என்பதை அவர் பார்க்கலாம்; நீங்கள் வெளியேறிய பிறகும் கடவுச்சொல்லை மாற்றிய பிறகும் பார்க்கலாம். முந்தைய இணைப்பு இனி வேலை செய்யாது.',
        'இதைச் செய்தது நீங்கள் இல்லை என்றால், இப்போதே உள்நுழைந்து, அமைப்புகளில் நாட்காட்டி இணைப்பை நிறுத்தி, கடவுச்சொல்லை மாற்றுங்கள்.',
      ],
      feed_names_shown: [
        `உங்கள் ${PRODUCT_NAME} நாட்காட்டியில் நோயாளிகளின் பெயர்கள் தெரிகின்றன`,
        'இனி உங்கள் கணக்கின் நாட்காட்டி இணைப்பு யாரிடம் இருந்தாலும், உங்கள் நோயாளிகளின் பெயர்களை அவர் பார்க்கலாம்.',
        'இதைச் செய்தது நீங்கள் இல்லை என்றால், இப்போதே உள்நுழைந்து, அமைப்புகளில் நாட்காட்டி இணைப்பை நிறுத்தி, கடவுச்சொல்லை மாற்றுங்கள்.',
      ],
      passkey_only_on: [
        `உங்கள் ${PRODUCT_NAME} கணக்கில் கடவுச்சாவிகளால் மட்டுமே உள்நுழைய முடியும்`,
        'இனி உங்கள் கணக்கில் கடவுச்சாவிகளால் மட்டுமே உள்நுழைய முடியும். கடவுச்சொல்லால் உள்நுழைய முடியாது; ஆனால் அதை மறந்துவிடாதீர்கள்: எல்லாக் கடவுச்சாவிகளையும் இழந்தால் அது தேவைப்படும்.',
        'இதைச் செய்தது நீங்கள் இல்லை என்றால், உடனே கடவுச்சாவியால் உள்நுழைந்து, உங்களுக்குத் தெரியாத கடவுச்சாவிகளை நீக்கி, உதவிக் குழுவைத் தொடர்புகொள்ளுங்கள்.',
      ],
      passkey_only_off: [
        `உங்கள் ${PRODUCT_NAME} கணக்கில் மீண்டும் கடவுச்சொல்லால் உள்நுழையலாம்`,
        '“கடவுச்சாவிகள் மட்டும்” நிறுத்தப்பட்டது. உங்கள் கணக்கில் மீண்டும் கடவுச்சொல்லால் உள்நுழையலாம்.',
        'இதைச் செய்தது நீங்கள் இல்லை என்றால், உடனே உள்நுழைந்து, அமைப்புகளில் “கடவுச்சாவிகள் மட்டும்” என்பதை இயக்கி, கடவுச்சொல்லை மாற்றுங்கள்.',
      ],
      recovery_stopped: [
        `உங்கள் ${PRODUCT_NAME} கடவுச்சொல்லால் தொடர்ந்து உள்நுழைய முடியாது`,
        'மீண்டும் கடவுச்சொல்லால் உள்நுழைவதற்கான கோரிக்கை ரத்து செய்யப்பட்டது. உங்கள் கணக்கில் கடவுச்சாவிகளால் மட்டுமே உள்நுழைய முடியும்.',
        'இதை ரத்து செய்தது நீங்கள் இல்லாமல், கடவுச்சாவிகளையும் இழந்துவிட்டால், உள்நுழைவுப் பக்கத்தில் “கடவுச்சாவிகளை இழந்துவிட்டீர்களா?” வழியாக மீண்டும் தொடங்குங்கள்.',
      ],
      recovery_over: [
        `${PRODUCT_NAME} கணக்கில் கடவுச்சொல்லால் மீண்டும் உள்நுழையலாம்`,
        '24 மணி நேரம் முடிந்தது: உங்கள் கணக்கில் கடவுச்சொல்லால் மீண்டும் உள்நுழையலாம். உங்கள் கடவுச்சாவிகளாலும் தொடர்ந்து உள்நுழையலாம்.',
        'இதைக் கேட்டது நீங்கள் இல்லை என்றால், உடனே உள்நுழைந்து, அமைப்புகளில் கடவுச்சொல்லை மாற்றி, “கடவுச்சாவிகள் மட்டும்” என்பதை மீண்டும் இயக்குங்கள்.',
      ],
      no_reset: [
        `உங்கள் ${PRODUCT_NAME} கணக்கு கடவுச்சாவிகளை மட்டுமே பயன்படுத்துகிறது`,
        'யாரோ புதிய கடவுச்சொல்லைக் கேட்டார்கள். உங்கள் கணக்கு கடவுச்சாவிகளை மட்டுமே பயன்படுத்துவதால் OTP அனுப்பப்படவில்லை. கடவுச்சாவியால் உள்நுழையுங்கள்.',
        'எல்லாக் கடவுச்சாவிகளையும் இழந்துவிட்டால், உள்நுழைவுப் பக்கத்தில் “கடவுச்சாவிகளை இழந்துவிட்டீர்களா?” என்பதைத் தேர்ந்தெடுத்து கடவுச்சொல்லை உள்ளிடுங்கள்: மின்னஞ்சலில் வரும் OTP-க்கும் 24 மணி நேரத்துக்கும் பிறகு கடவுச்சொல்லால் மீண்டும் உள்நுழையலாம். கடவுச்சொல்லும் தெரியவில்லை என்றால், உதவிக் குழுவைத் தொடர்புகொள்ளுங்கள்.',
      ],
    },
    recovery: {
      subject: `24 மணி நேரத்தில் உங்கள் ${PRODUCT_NAME} கடவுச்சொல்லால் மீண்டும் உள்நுழையலாம்`,
      happened: (when) =>
        `உங்கள் கடவுச்சொல்லைத் தெரிந்த, உங்கள் மின்னஞ்சலைப் படிக்கும் ஒருவர் கடவுச்சாவி இல்லாமல் உள்நுழையக் கேட்டுள்ளார். ${when} முதல் நீங்கள் கடவுச்சொல்லால் மீண்டும் உள்நுழையலாம். உங்கள் கடவுச்சாவிகளும் தொடர்ந்து செயல்படும்.`,
      notYou: 'இதைச் செய்தது நீங்கள் இல்லை என்றால், இந்த இணைப்பால் கோரிக்கையை ரத்து செய்து, கடவுச்சொல்லை மாற்றுங்கள்:',
      withoutLink:
        'இதைச் செய்தது நீங்கள் இல்லை என்றால், அதற்கு முன் கடவுச்சாவியால் உள்நுழைந்து, அமைப்புகளில் “கோரிக்கையை ரத்து செய்” என்பதை அழுத்தி, கடவுச்சொல்லை மாற்றுங்கள்.',
    },
  },
  hi: {
    greeting: (name) => `नमस्ते ${name} जी,`,
    caution: 'यह OTP 5 मिनट तक मान्य है और सिर्फ़ एक बार इस्तेमाल हो सकता है। यह OTP किसी को न बताएँ।',
    mails: {
      confirm: [
        `अपना पंजीकरण सत्यापित करने के लिए ${PRODUCT_NAME} OTP`,
        'अपना पंजीकरण सत्यापित करने के लिए यह OTP डालें:',
        'अगर आपने पंजीकरण नहीं किया है, तो इस संदेश को अनदेखा करें।',
      ],
      reset: [
        `नए पासवर्ड के लिए आपका ${PRODUCT_NAME} OTP`,
        'नया पासवर्ड बनाने के लिए यह OTP डालें:',
        'अगर आपने यह अनुरोध नहीं किया है, तो इस संदेश को अनदेखा करें। आपका पासवर्ड वही रहेगा।',
      ],
      email: [
        `ईमेल सत्यापित करने के लिए आपका ${PRODUCT_NAME} OTP`,
        'अपना ईमेल सत्यापित करने के लिए यह OTP डालें:',
        'अगर आपने यह अनुरोध नहीं किया है, तो कोई और आपके खाते में लॉग इन है: सेटिंग्स में पासवर्ड बदलें।',
      ],
      recovery: [
        `पासकी के बिना लॉग इन करने के लिए आपका ${PRODUCT_NAME} OTP`,
        '24 घंटे बाद पासवर्ड से फिर लॉग इन करने के लिए यह OTP डालें:',
        'अगर आपने यह अनुरोध नहीं किया है, तो आपका पासवर्ड किसी और को पता है: सेटिंग्स में उसे बदलें। OTP के बिना कुछ नहीं बदलेगा।',
      ],
      password_changed: [
        `आपका ${PRODUCT_NAME} पासवर्ड बदला गया`,
        'आपके खाते का पासवर्ड बदला गया। अन्य सभी डिवाइस से आपको लॉग आउट कर दिया गया है।',
        'अगर यह आपने नहीं किया, तो लॉग इन पेज पर “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाएँ।',
      ],
      passkey_added: [
        `आपके ${PRODUCT_NAME} खाते में पासकी जोड़ी गई`,
        'आपके खाते में एक पासकी जोड़ी गई। इससे बिना पासवर्ड के लॉग इन किया जा सकता है।',
        'अगर यह आपने नहीं किया, तो तुरंत लॉग इन करें, सेटिंग्स में वह पासकी हटाएँ और पासवर्ड बदलें।',
      ],
      passkey_removed: [
        `आपके ${PRODUCT_NAME} खाते से पासकी हटाई गई`,
        'आपके खाते से एक पासकी हटाई गई। अब इससे लॉग इन नहीं किया जा सकता।',
        'अगर यह आपने नहीं किया, तो तुरंत लॉग इन करें और सेटिंग्स में पासवर्ड बदलें।',
      ],
      passkey_cloned: [
        `आपके ${PRODUCT_NAME} खाते की पासकी अस्वीकार की गई`,
        'किसी ने आपकी एक पासकी की नकल से लॉग इन करने की कोशिश की। लॉग इन अस्वीकार किया गया।',
        'तुरंत लॉग इन करें, सेटिंग्स में यह पासकी हटाएँ और नई जोड़ें।',
      ],
      data_exported: [
        `आपके ${PRODUCT_NAME} खाते का डेटा एक्सपोर्ट किया गया`,
        'आपके खाते के पूरे डेटा की फ़ाइल डाउनलोड की गई। इसमें आपके मरीज़ों के नाम और नंबर हैं।',
        'अगर यह आपने नहीं किया, तो तुरंत लॉग इन करें, सेटिंग्स में पासवर्ड बदलें और सहायता टीम से संपर्क करें।',
      ],
      feed_created: [
        `आपके ${PRODUCT_NAME} खाते के लिए कैलेंडर लिंक बनाया गया`,
        'यह लिंक जिसके पास होगा, वह देख सकेगा कि आपके अपॉइंटमेंट कब हैं, आपके साइन आउट करने या पासवर्ड बदलने के बाद भी। पुराना लिंक अब काम नहीं करता।',
        'अगर यह आपने नहीं किया, तो अभी साइन इन करें, सेटिंग्स में कैलेंडर लिंक बंद करें और पासवर्ड बदलें।',
      ],
      feed_names_shown: [
        `आपके ${PRODUCT_NAME} कैलेंडर में मरीज़ों के नाम दिखते हैं`,
        'अब से आपके खाते का कैलेंडर लिंक जिसके पास होगा, वह आपके मरीज़ों के नाम देख सकेगा।',
        'अगर यह आपने नहीं किया, तो अभी साइन इन करें, सेटिंग्स में कैलेंडर लिंक बंद करें और पासवर्ड बदलें।',
      ],
      passkey_only_on: [
        `अब आप ${PRODUCT_NAME} में सिर्फ़ पासकी से लॉग इन कर सकेंगे`,
        'अब आप सिर्फ़ अपनी पासकी से लॉग इन कर सकेंगे, पासवर्ड से नहीं। पासवर्ड याद रखें: सभी पासकी खो जाने पर उसकी ज़रूरत पड़ेगी।',
        'अगर यह आपने नहीं किया, तो तुरंत पासकी से लॉग इन करें, अनजान पासकी हटाएँ और सहायता टीम से संपर्क करें।',
      ],
      passkey_only_off: [
        `अब आप ${PRODUCT_NAME} में फिर पासवर्ड से लॉग इन कर सकेंगे`,
        '“सिर्फ़ पासकी” बंद किया गया। अब आप फिर पासवर्ड से लॉग इन कर सकते हैं।',
        'अगर यह आपने नहीं किया, तो तुरंत लॉग इन करें, सेटिंग्स में “सिर्फ़ पासकी” चालू करें और पासवर्ड बदलें।',
      ],
      recovery_stopped: [
        `आपके ${PRODUCT_NAME} खाते में पासवर्ड बंद ही रहेगा`,
        'फिर पासवर्ड से लॉग इन करने का अनुरोध रद्द कर दिया गया। आप सिर्फ़ अपनी पासकी से लॉग इन कर सकते हैं।',
        'अगर इसे आपने रद्द नहीं किया और आपकी पासकी खो गई हैं, तो लॉग इन पेज पर “पासकी खो गईं?” से फिर शुरू करें।',
      ],
      recovery_over: [
        `अब आप ${PRODUCT_NAME} में फिर पासवर्ड से लॉग इन कर सकते हैं`,
        '24 घंटे पूरे हो गए: अब आप पासवर्ड से फिर लॉग इन कर सकते हैं। आपकी पासकी भी काम करती रहेंगी।',
        'अगर यह अनुरोध आपका नहीं था, तो तुरंत लॉग इन करें, सेटिंग्स में पासवर्ड बदलें और “सिर्फ़ पासकी” फिर चालू करें।',
      ],
      no_reset: [
        `आपका ${PRODUCT_NAME} खाता सिर्फ़ पासकी से चलता है`,
        'किसी ने नया पासवर्ड माँगा। आपका खाता सिर्फ़ पासकी से चलता है, इसलिए OTP नहीं भेजा गया। कृपया पासकी से लॉग इन करें।',
        'अगर आपकी सभी पासकी खो गई हैं, तो लॉग इन पेज पर “पासकी खो गईं?” चुनें और पासवर्ड डालें: ईमेल पर आए OTP और 24 घंटे के बाद आप फिर पासवर्ड से लॉग इन कर सकेंगे। अगर पासवर्ड भी याद नहीं है, तो सहायता टीम से संपर्क करें।',
      ],
    },
    recovery: {
      subject: `24 घंटे के बाद आप ${PRODUCT_NAME} में फिर पासवर्ड से लॉग इन कर सकेंगे`,
      happened: (when) =>
        `किसी ने, जिसे आपका पासवर्ड पता है और जो आपका ईमेल पढ़ सकता है, पासकी के बिना लॉग इन करने का अनुरोध किया। ${when} के बाद आप फिर पासवर्ड से लॉग इन कर सकेंगे। आपकी पासकी काम करती रहेंगी।`,
      notYou: 'अगर यह आपने नहीं किया, तो इस लिंक से अनुरोध रद्द करें और पासवर्ड बदलें:',
      withoutLink: 'अगर यह आपने नहीं किया, तो उससे पहले पासकी से लॉग इन करें, सेटिंग्स में “अनुरोध रद्द करें” दबाएँ और पासवर्ड बदलें।',
    },
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

/** Returns the page of a mail. @param paragraphs HTML, after the greeting */
function mailHtml(language: Language, subject: string, name: string, paragraphs: readonly string[]): string {
  return [
    markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${subject}</title></head>`,
    '<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#242424;margin:24px">',
    // Apart from the name, the greetings contain no HTML characters.
    paragraph(raw(words[language].greeting(nameHtml(name, language)))),
    ...paragraphs,
    paragraph(PRODUCT_NAME),
    '</body></html>',
  ].join('')
}

const paragraph = (content: string) => markup`<p style="margin:0 0 16px">${content}</p>`

/** Returns the mail with a one-time code, in the language of the request (D9). */
export function codeMail(kind: CodePurpose, language: Language, name: string, to: string, code: string): Mail {
  const { greeting, caution, mails } = words[language]
  const [subject, purpose, notYou] = mails[kind]
  const text = `${greeting(name)}\n\n${purpose}\n\n    ${code}\n\n${caution}\n${notYou}\n\n${PRODUCT_NAME}\n`
  const html = mailHtml(language, subject, name, [
    paragraph(purpose),
    markup`<p style="font-size:32px;letter-spacing:8px;font-weight:600;margin:0 0 16px">${code}</p>`,
    paragraph(caution),
    paragraph(notYou),
  ])
  return { to, subject, text, html, language }
}

/** Returns a mail without a code. @param parts the paragraphs; the link is one of its own */
function plainMail(
  language: Language,
  name: string,
  to: string,
  { subject, parts, link }: { subject: string; parts: readonly string[]; link: string | undefined },
): Mail {
  const links = link === undefined ? [] : [link]
  const html = mailHtml(language, subject, name, [
    ...parts.map(paragraph),
    ...links.map((href) => markup`<p style="margin:0 0 16px"><a href="${href}">${href}</a></p>`),
  ])
  const text = [words[language].greeting(name), ...parts, ...links, PRODUCT_NAME].join('\n\n')
  return { to, subject, text: `${text}\n`, html, language }
}

/**
 * Returns the mail about a change of the account, in the language of the request.
 *
 * @param link to the page that it names; `undefined` if it names none, or its address is not known
 */
export function noticeMail(kind: NoticeKind, language: Language, name: string, to: string, link?: string): Mail {
  const [subject, happened, notYou] = words[language].mails[kind]
  return plainMail(language, name, to, { subject, parts: [happened, notYou], link })
}

/**
 * Returns the mail about the way back of a doctor who has lost all passkeys.
 *
 * @param link stops it; `undefined` where the address of the portal is not known
 */
export function recoveryMail(
  language: Language,
  name: string,
  to: string,
  recoveryAt: Date,
  link: string | undefined,
): Mail {
  const { subject, happened, notYou, withoutLink } = words[language].recovery
  const { date, time } = clinicNow(recoveryAt)
  const when = `${formatDay(date, language)}, ${formatClockTime(time)}`
  return plainMail(language, name, to, {
    subject,
    parts: [happened(when), link === undefined ? withoutLink : notYou],
    link,
  })
}
