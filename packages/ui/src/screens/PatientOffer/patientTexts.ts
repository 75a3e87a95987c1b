import type { Language } from '../../messages/internal.ts'
import type { PatientTime } from '@nalam/sdk'

/**
 * The texts of the patient's page in one language. They are not part of the doctor's catalogue. A
 * `name` is empty if the patient's first name is not known.
 */
export type PatientTexts = typeof en

const en = {
  chooseTitle: 'Please choose another time',
  chooseText: (name: string, { day, time }: PatientTime) =>
    `Hello${name && ` ${name}`}, your appointment on ${day}, ${time} has to be moved. These times are held for you.`,
  changeTitle: 'Change your answer',
  changeText: ({ day, time }: PatientTime) => `Your time now: ${day}, ${time}. These times are still free.`,
  /** A time on its button. */
  at: (time: string) => time,
  writes: (doctor: string) => `${doctor} writes`,
  none: 'None of these work for me',
  keep: 'Keep my answer',
  answerUntil: ({ day, time }: PatientTime) => `You can answer until ${day}, ${time}.`,
  sending: 'Sending your answer...',
  chosenTitle: (name: string) => `Thank you${name && `, ${name}`}. The appointment is confirmed.`,
  newTime: 'Your new time',
  booking: (number: string) => `Booking ${number}`,
  change: 'Change my answer',
  changeUntil: ({ day, time }: PatientTime) => `Possible until ${day}, ${time}.`,
  noneTitle: 'We have told the clinic',
  noneText: (name: string) =>
    `Thank you${name && `, ${name}`}. The clinic sees your answer and gets in touch with you. The times are free for other patients again.`,
  wish: 'When would suit you? (optional)',
  wishHint: 'For example: evenings after 6',
  send: 'Send to the clinic',
  wishSent: 'We have told the clinic what suits you.',
  endedTitle: 'This link is no longer valid',
  ended: {
    expired: ({ day, time }: PatientTime) =>
      `The times were held until ${day}, ${time}. Now other patients can book them again.`,
    withdrawn: () => 'The clinic has withdrawn these times.',
    settled: () => 'The clinic has changed this appointment in the meantime.',
    wrong: () => 'The link is not complete, or it was never valid.',
  },
  /** What is so for the appointment at its old time, where a link has ended. */
  oldTime: {
    confirmed: ({ day, time }: PatientTime) => `Your appointment on ${day}, ${time} stands.`,
    requested: ({ day, time }: PatientTime) => `Your request for ${day}, ${time} waits for the clinic’s answer.`,
    none: ({ day, time }: PatientTime) => `You have no appointment on ${day}, ${time} any more.`,
  },
  todo: 'What you can do',
  todos: {
    wait: 'Wait for a message: the clinic sees that there is no answer.',
    come: 'Come at this time.',
    bookAgain: 'Book a new appointment as you did the first time.',
    urgent: 'Urgent? Call the clinic, or 108 in an emergency.',
    check: 'Open the whole link from the message again.',
  },
  failedTitle: 'The times could not be loaded',
  failedText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  notSent: 'Your answer was not sent. Please try again.',
  taken: 'This time has just been taken. Please choose another one.',
  changed: 'Your answer could not be taken any more. This is what holds now.',
  languages: 'Language',
}

const ta: PatientTexts = {
  chooseTitle: 'வேறு நேரத்தைத் தேர்ந்தெடுங்கள்',
  chooseText: (name, { day, time }) =>
    `வணக்கம்${name && ` ${name}`}, ${day} அன்று ${time}க்கு டாக்டரைச் சந்திக்க முடியாது. இந்த நேரங்கள் உங்களுக்காக ஒதுக்கப்பட்டுள்ளன.`,
  changeTitle: 'பதிலை மாற்றுங்கள்',
  changeText: ({ day, time }) => `இப்போது உங்கள் நேரம்: ${day}, ${time}. இந்த நேரங்கள் இன்னும் உள்ளன.`,
  at: (time) => `${time}க்கு`,
  writes: (doctor) => `${doctor}-இன் செய்தி`,
  none: 'இவை எதுவும் பொருந்தவில்லை',
  keep: 'என் பதிலை மாற்ற வேண்டாம்',
  answerUntil: ({ day, time }) => `${day}, ${time} வரை பதிலளிக்கலாம்.`,
  sending: 'பதில் அனுப்பப்படுகிறது...',
  chosenTitle: (name) => `நன்றி${name && `, ${name}`}. முன்பதிவு உறுதியானது.`,
  newTime: 'உங்கள் புதிய நேரம்',
  booking: (number) => `முன்பதிவு ${number}`,
  change: 'பதிலை மாற்று',
  changeUntil: ({ day, time }) => `${day}, ${time} வரை மாற்றலாம்.`,
  noneTitle: 'கிளினிக்கிடம் தெரிவித்துவிட்டோம்',
  noneText: (name) =>
    `நன்றி${name && `, ${name}`}. கிளினிக் உங்கள் பதிலைப் பார்த்து உங்களைத் தொடர்பு கொள்ளும். அந்த நேரங்களை இனி மற்ற நோயாளிகள் முன்பதிவு செய்யலாம்.`,
  wish: 'எந்த நேரம் பொருந்தும்? (விருப்பம்)',
  wishHint: 'எடுத்துக்காட்டு: மாலை 6 மணிக்குப் பிறகு',
  send: 'கிளினிக்குக்கு அனுப்பு',
  wishSent: 'உங்களுக்கு ஏற்ற நேரத்தை கிளினிக்கிடம் தெரிவித்துவிட்டோம்.',
  endedTitle: 'இந்த இணைப்பு இனி செல்லாது',
  ended: {
    expired: ({ day, time }) => `இந்த நேரங்கள் ${day}, ${time} வரை ஒதுக்கப்பட்டிருந்தன. இப்போது மற்ற நோயாளிகள் முன்பதிவு செய்யலாம்.`,
    withdrawn: () => 'இந்த நேரங்களை கிளினிக் திரும்பப் பெற்றுவிட்டது.',
    settled: () => 'இதற்கிடையில் இந்த முன்பதிவை கிளினிக் மாற்றிவிட்டது.',
    wrong: () => 'இணைப்பு முழுமையாக இல்லை, அல்லது செல்லாதது.',
  },
  oldTime: {
    confirmed: ({ day, time }) => `${day} அன்று ${time}க்கு உள்ள உங்கள் முன்பதிவு உறுதியாக உள்ளது.`,
    requested: ({ day, time }) => `${day} அன்று ${time}க்கான உங்கள் கோரிக்கை நிலுவையில் உள்ளது; கிளினிக் பதிலளிக்கும்.`,
    none: ({ day, time }) => `${day} அன்று ${time}க்கு உங்களுக்கு இனி முன்பதிவு இல்லை.`,
  },
  todo: 'நீங்கள் செய்யக்கூடியவை',
  todos: {
    wait: 'ஒரு செய்திக்குக் காத்திருங்கள்: பதில் வராதது கிளினிக்குக்குத் தெரியும்.',
    come: 'இந்த நேரத்துக்கு வாருங்கள்.',
    bookAgain: 'முதல் முறை போலவே புதிதாக முன்பதிவு செய்யுங்கள்.',
    urgent: 'அவசரமா? கிளினிக்கை அழையுங்கள்; உயிருக்கு ஆபத்து என்றால் 108.',
    check: 'செய்தியில் உள்ள முழு இணைப்பை மீண்டும் திறந்து பாருங்கள்.',
  },
  failedTitle: 'நேரங்களை ஏற்ற முடியவில்லை',
  failedText: 'இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  tryAgain: 'மீண்டும் முயல்க',
  notSent: 'உங்கள் பதில் அனுப்பப்படவில்லை. மீண்டும் முயலுங்கள்.',
  taken: 'இந்த நேரத்தை இப்போதுதான் வேறொருவர் எடுத்துக்கொண்டார். வேறு நேரத்தைத் தேர்ந்தெடுங்கள்.',
  changed: 'உங்கள் பதிலை இனி ஏற்க முடியவில்லை. இப்போதைய நிலை இதுதான்.',
  languages: 'மொழி',
}

const hi: PatientTexts = {
  chooseTitle: 'कृपया दूसरा समय चुनें',
  chooseText: (name, { day, time }) =>
    `नमस्ते${name && ` ${name} जी`}, ${day} को ${time} का आपका अपॉइंटमेंट नहीं हो पाएगा। ये समय आपके लिए आरक्षित हैं।`,
  changeTitle: 'अपना जवाब बदलें',
  changeText: ({ day, time }) => `अभी आपका समय: ${day}, ${time}। ये समय अब भी खाली हैं।`,
  at: (time) => time,
  writes: (doctor) => `${doctor} का संदेश`,
  none: 'इनमें से कोई ठीक नहीं',
  keep: 'मेरा जवाब न बदलें',
  answerUntil: ({ day, time }) => `आप ${day}, ${time} तक जवाब दे सकते हैं।`,
  sending: 'जवाब भेजा जा रहा है...',
  chosenTitle: (name) => `धन्यवाद${name && `, ${name} जी`}। अपॉइंटमेंट कन्फ़र्म है।`,
  newTime: 'आपका नया समय',
  booking: (number) => `बुकिंग ${number}`,
  change: 'मेरा जवाब बदलें',
  changeUntil: ({ day, time }) => `${day}, ${time} तक बदल सकते हैं।`,
  noneTitle: 'हमने क्लिनिक को बता दिया है',
  noneText: (name) =>
    `धन्यवाद${name && `, ${name} जी`}। क्लिनिक आपका जवाब देखकर आपसे संपर्क करेगा। ये समय अब दूसरे मरीज़ों के लिए खाली हैं।`,
  wish: 'आपको कब ठीक रहेगा? (वैकल्पिक)',
  wishHint: 'जैसे: शाम 6 बजे के बाद',
  send: 'क्लिनिक को भेजें',
  wishSent: 'हमने क्लिनिक को आपका पसंदीदा समय बता दिया है।',
  endedTitle: 'यह लिंक अब मान्य नहीं है',
  ended: {
    expired: ({ day, time }) => `ये समय ${day}, ${time} तक आरक्षित थे। अब दूसरे मरीज़ इन्हें बुक कर सकते हैं।`,
    withdrawn: () => 'क्लिनिक ने ये समय वापस ले लिए हैं।',
    settled: () => 'क्लिनिक ने इस बीच यह अपॉइंटमेंट बदल दिया है।',
    wrong: () => 'लिंक पूरा नहीं है, या कभी मान्य नहीं था।',
  },
  oldTime: {
    confirmed: ({ day, time }) => `${day} को ${time} का आपका अपॉइंटमेंट कन्फ़र्म है।`,
    requested: ({ day, time }) => `${day} को ${time} का आपका अनुरोध क्लिनिक के जवाब के इंतज़ार में है।`,
    none: ({ day, time }) => `${day} को ${time} आपका अब कोई अपॉइंटमेंट नहीं है।`,
  },
  todo: 'आप क्या कर सकते हैं',
  todos: {
    wait: 'संदेश का इंतज़ार करें: क्लिनिक देखता है कि जवाब नहीं आया।',
    come: 'इसी समय पर आएँ।',
    bookAgain: 'पहली बार की तरह नया अपॉइंटमेंट बुक करें।',
    urgent: 'ज़रूरी है? क्लिनिक को फ़ोन करें, आपात स्थिति में 108।',
    check: 'संदेश का पूरा लिंक फिर से खोलें।',
  },
  failedTitle: 'समय लोड नहीं हो सके',
  failedText: 'अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  notSent: 'आपका जवाब नहीं भेजा गया। कृपया फिर कोशिश करें।',
  taken: 'यह समय अभी-अभी किसी और ने ले लिया। कृपया दूसरा समय चुनें।',
  changed: 'आपका जवाब अब नहीं लिया जा सका। अभी की स्थिति यह है।',
  languages: 'भाषा',
}

/** The texts of the patient's page, by language. */
export const patientTexts: Readonly<Record<Language, PatientTexts>> = { en, ta, hi }
