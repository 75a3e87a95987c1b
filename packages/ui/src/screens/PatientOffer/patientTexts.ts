import type { Language } from '../../messages/languages.ts'

/** The texts of the patient's page in one language. They are not part of the doctor's catalogue. */
export interface PatientTexts {
  doctor: (name: string) => string
  loading: string
  chooseTitle: string
  /** @param when day and time of the appointment */
  chooseText: (name: string, when: string) => string
  changeTitle: string
  changeText: (when: string) => string
  writes: (doctor: string) => string
  none: string
  keep: string
  answerUntil: (when: string) => string
  sending: string
  chosenTitle: (name: string) => string
  newTime: string
  booking: (number: string) => string
  change: string
  changeUntil: (when: string) => string
  noneTitle: string
  noneText: (name: string) => string
  wish: string
  wishHint: string
  send: string
  wishSent: string
  endedTitle: string
  ended: Readonly<Record<'expired' | 'withdrawn' | 'settled' | 'wrong', (when: string) => string>>
  todo: string
  todos: Readonly<Record<'wait' | 'bookAgain' | 'urgent' | 'check', string>>
  failedTitle: string
  failedText: string
  tryAgain: string
  notSent: string
  taken: string
  languages: string
}

const en: PatientTexts = {
  doctor: (name) => `Dr. ${name}`,
  loading: 'Loading your times...',
  chooseTitle: 'Please choose another time',
  chooseText: (name, when) =>
    `Hello ${name}, your appointment on ${when} cannot take place. These times are held for you.`,
  changeTitle: 'Change your answer',
  changeText: (when) => `Your time now: ${when}. These times are still free.`,
  writes: (doctor) => `${doctor} writes`,
  none: 'None of these fits',
  keep: 'Keep my answer',
  answerUntil: (when) => `You can answer until ${when}.`,
  sending: 'Sending your answer...',
  chosenTitle: (name) => `Thank you, ${name}. The appointment is confirmed.`,
  newTime: 'Your new time',
  booking: (number) => `Booking ${number}`,
  change: 'Change my answer',
  changeUntil: (when) => `Possible until ${when}.`,
  noneTitle: 'We have told the clinic',
  noneText: (name) =>
    `Thank you, ${name}. The clinic sees your answer and gets in touch with you. The times are free for other patients again.`,
  wish: 'When would suit you? (optional)',
  wishHint: 'For example: evenings after 6',
  send: 'Send to the clinic',
  wishSent: 'The clinic knows when it suits you.',
  endedTitle: 'This link is no longer valid',
  ended: {
    expired: (when) => `The times were held until ${when}. Now other patients can book them again.`,
    withdrawn: () => 'The clinic has taken these times back. Your appointment stays as it was before.',
    settled: () => 'The clinic has changed this appointment since.',
    wrong: () => 'The link is not complete, or it was never valid.',
  },
  todo: 'What you can do',
  todos: {
    wait: 'Wait for a message: the clinic sees that there is no answer.',
    bookAgain: 'Book a new appointment as you did the first time.',
    urgent: 'Urgent? Call the clinic, or 108 in an emergency.',
    check: 'Open the whole link from the message again.',
  },
  failedTitle: 'The times could not be loaded',
  failedText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  notSent: 'Your answer was not sent. Please try again.',
  taken: 'This time has just been taken. Please choose another one.',
  languages: 'Language',
}

const ta: PatientTexts = {
  doctor: (name) => `டாக்டர் ${name}`,
  loading: 'நேரங்கள் ஏற்றப்படுகின்றன...',
  chooseTitle: 'வேறு நேரத்தைத் தேர்ந்தெடுங்கள்',
  chooseText: (name, when) => `வணக்கம் ${name}, ${when} முன்பதிவு நடைபெறாது. இந்த நேரங்கள் உங்களுக்காக ஒதுக்கி வைக்கப்பட்டுள்ளன.`,
  changeTitle: 'பதிலை மாற்றுங்கள்',
  changeText: (when) => `இப்போது உங்கள் நேரம்: ${when}. இந்த நேரங்கள் இன்னும் உள்ளன.`,
  writes: (doctor) => `${doctor} எழுதுகிறார்`,
  none: 'இவை எதுவும் பொருந்தவில்லை',
  keep: 'என் பதிலை மாற்ற வேண்டாம்',
  answerUntil: (when) => `${when} வரை பதிலளிக்கலாம்.`,
  sending: 'பதில் அனுப்பப்படுகிறது...',
  chosenTitle: (name) => `நன்றி, ${name}. முன்பதிவு உறுதியானது.`,
  newTime: 'உங்கள் புதிய நேரம்',
  booking: (number) => `முன்பதிவு ${number}`,
  change: 'பதிலை மாற்று',
  changeUntil: (when) => `${when} வரை மாற்றலாம்.`,
  noneTitle: 'கிளினிக்கிடம் தெரிவித்துவிட்டோம்',
  noneText: (name) =>
    `நன்றி, ${name}. கிளினிக் உங்கள் பதிலைப் பார்த்து உங்களைத் தொடர்பு கொள்ளும். அந்த நேரங்களை இனி மற்ற நோயாளிகள் முன்பதிவு செய்யலாம்.`,
  wish: 'எந்த நேரம் பொருந்தும்? (விருப்பம்)',
  wishHint: 'எடுத்துக்காட்டு: மாலை 6 மணிக்குப் பிறகு',
  send: 'கிளினிக்குக்கு அனுப்பு',
  wishSent: 'உங்களுக்கு எப்போது பொருந்தும் என்பது கிளினிக்குக்குத் தெரியும்.',
  endedTitle: 'இந்த இணைப்பு இனி செல்லாது',
  ended: {
    expired: (when) => `இந்த நேரங்கள் ${when} வரை ஒதுக்கி வைக்கப்பட்டிருந்தன. இப்போது மற்ற நோயாளிகள் முன்பதிவு செய்யலாம்.`,
    withdrawn: () => 'இந்த நேரங்களை கிளினிக் திரும்பப் பெற்றுவிட்டது. உங்கள் முன்பதிவு முன்பு இருந்தபடியே உள்ளது.',
    settled: () => 'இந்த முன்பதிவை கிளினிக் பின்னர் மாற்றிவிட்டது.',
    wrong: () => 'இணைப்பு முழுமையாக இல்லை, அல்லது செல்லாதது.',
  },
  todo: 'நீங்கள் செய்யக்கூடியவை',
  todos: {
    wait: 'ஒரு செய்திக்குக் காத்திருங்கள்: பதில் வரவில்லை என்பதை கிளினிக் அறியும்.',
    bookAgain: 'முதல் முறை போலவே புதிதாக முன்பதிவு செய்யுங்கள்.',
    urgent: 'அவசரமா? கிளினிக்கை அழையுங்கள்; உயிருக்கு ஆபத்து என்றால் 108.',
    check: 'செய்தியில் உள்ள முழு இணைப்பை மீண்டும் திறக்கவும்.',
  },
  failedTitle: 'நேரங்களைக் காட்ட இயலவில்லை',
  failedText: 'இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  tryAgain: 'மீண்டும் முயல்க',
  notSent: 'உங்கள் பதில் அனுப்பப்படவில்லை. மீண்டும் முயலுங்கள்.',
  taken: 'இந்த நேரத்தை இப்போதுதான் வேறொருவர் எடுத்துக்கொண்டார். வேறு நேரத்தைத் தேர்ந்தெடுங்கள்.',
  languages: 'மொழி',
}

const hi: PatientTexts = {
  doctor: (name) => `डॉ. ${name}`,
  loading: 'समय लोड हो रहे हैं...',
  chooseTitle: 'कृपया दूसरा समय चुनें',
  chooseText: (name, when) => `नमस्ते ${name}, ${when} का आपका अपॉइंटमेंट नहीं हो पाएगा। ये समय आपके लिए रोके गए हैं।`,
  changeTitle: 'अपना जवाब बदलें',
  changeText: (when) => `अभी आपका समय: ${when}। ये समय अब भी ख़ाली हैं।`,
  writes: (doctor) => `${doctor} का संदेश`,
  none: 'इनमें से कोई ठीक नहीं',
  keep: 'मेरा जवाब वही रहे',
  answerUntil: (when) => `आप ${when} तक जवाब दे सकते हैं।`,
  sending: 'जवाब भेजा जा रहा है...',
  chosenTitle: (name) => `धन्यवाद, ${name}। अपॉइंटमेंट कन्फ़र्म है।`,
  newTime: 'आपका नया समय',
  booking: (number) => `बुकिंग ${number}`,
  change: 'मेरा जवाब बदलें',
  changeUntil: (when) => `${when} तक बदल सकते हैं।`,
  noneTitle: 'हमने क्लिनिक को बता दिया है',
  noneText: (name) => `धन्यवाद, ${name}। क्लिनिक आपका जवाब देखकर आपसे संपर्क करेगा। ये समय अब दूसरे मरीज़ों के लिए ख़ाली हैं।`,
  wish: 'आपको कब ठीक रहेगा? (वैकल्पिक)',
  wishHint: 'जैसे: शाम 6 बजे के बाद',
  send: 'क्लिनिक को भेजें',
  wishSent: 'क्लिनिक जानता है कि आपको कब ठीक रहेगा।',
  endedTitle: 'यह लिंक अब मान्य नहीं है',
  ended: {
    expired: (when) => `ये समय ${when} तक रोके गए थे। अब दूसरे मरीज़ इन्हें बुक कर सकते हैं।`,
    withdrawn: () => 'क्लिनिक ने ये समय वापस ले लिए हैं। आपका अपॉइंटमेंट पहले जैसा ही है।',
    settled: () => 'क्लिनिक ने इसके बाद यह अपॉइंटमेंट बदल दिया है।',
    wrong: () => 'लिंक पूरा नहीं है, या कभी मान्य नहीं था।',
  },
  todo: 'आप क्या कर सकते हैं',
  todos: {
    wait: 'संदेश का इंतज़ार करें: क्लिनिक देखता है कि जवाब नहीं आया।',
    bookAgain: 'पहली बार की तरह नया अपॉइंटमेंट बुक करें।',
    urgent: 'ज़रूरी है? क्लिनिक को फ़ोन करें, आपात स्थिति में 108।',
    check: 'संदेश का पूरा लिंक फिर से खोलें।',
  },
  failedTitle: 'समय लोड नहीं हो सके',
  failedText: 'अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  notSent: 'आपका जवाब नहीं भेजा गया। कृपया फिर कोशिश करें।',
  taken: 'यह समय अभी-अभी किसी और ने ले लिया। कृपया दूसरा समय चुनें।',
  languages: 'भाषा',
}

/** The texts of the patient's page, by language. */
export const patientTexts: Readonly<Record<Language, PatientTexts>> = { en, ta, hi }
