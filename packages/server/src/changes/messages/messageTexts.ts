import {
  clinicToday,
  doctorName,
  patientTime,
  toWireDate,
  type CancellationReason,
  type MessageName,
  type PatientMessageEvent,
  type PatientTime,
} from '@nalam/sdk'
import type { Language } from '../../http/route.ts'
import type { MessageContent } from '../../db/schema.ts'
import type { Delivery } from './deliveryStore.ts'

/** What a text tells the patient. Times are database moments at the clinic. */
export interface MessageFacts {
  readonly name: MessageName
  readonly doctorName: string
  readonly clinicName: string | null
  readonly bookingNumber: string
  readonly startsAt: string
  readonly previousStartsAt: string | null
  readonly reason: CancellationReason | null
  readonly note: string | null
  /** The day of the message at the clinic, ISO `YYYY-MM-DD`: times of another year have their year. */
  readonly today: string
  /** Where the patient answers an offer, in a language. */
  readonly linkIn: (language: Language) => string
}

interface Words {
  /** The sentences of a message; the clinic and the booking number follow. */
  readonly sentences: Readonly<Record<MessageName, (facts: Told) => readonly string[]>>
  readonly reasons: Readonly<Record<CancellationReason, string | undefined>>
  readonly number: (bookingNumber: string) => string
  readonly stop: string
}

interface Told {
  readonly doctor: string
  /** The time in a sentence. */
  readonly at: PatientTime
  /** The same by itself. */
  readonly when: string
  readonly previous: string
  readonly reason: string | undefined
  readonly note: string | undefined
  readonly link: string
}

const present = (parts: ReadonlyArray<string | undefined>) => parts.flatMap((part) => part || [])

const words: Readonly<Record<Language, Words>> = {
  en: {
    sentences: {
      'booking.accepted': ({ doctor, when }) => [`Your appointment with ${doctor} is confirmed: ${when}`],
      'booking.declined': ({ doctor, when }) => [`${doctor} cannot see you on ${when}`, 'Please book another time'],
      'booking.reschedule_requested': ({ doctor, when }) => [
        `${doctor} asks you to choose another time instead of ${when}`,
        'Please book again',
      ],
      'booking.offered': ({ doctor, when, note, link }) =>
        present([`${doctor} cannot see you on ${when}`, note, `Please choose another time here: ${link}`]),
      'booking.cancelled': ({ doctor, when, reason, note }) =>
        present([
          `Your appointment with ${doctor} on ${when} is cancelled`,
          reason && `Reason: ${reason}`,
          note,
          'Please book another time',
        ]),
      'booking.moved': ({ doctor, when, previous }) => [
        `Your appointment with ${doctor} has a new time: ${when} (before: ${previous})`,
        'It is confirmed',
      ],
      'booking.pending': ({ doctor, when }) => [
        `Your appointment with ${doctor} on ${when} is not confirmed`,
        'You will get a message when the doctor has answered',
      ],
      'booking.lapsed': ({ doctor, when }) => [
        `Your request for ${when} with ${doctor} could not be confirmed`,
        'Please choose another time',
      ],
      'booking.reminder': ({ doctor, when, link }) =>
        present([
          `Reminder: your appointment with ${doctor} is on ${when}`,
          link && `Will you come? Please answer here: ${link}`,
        ]),
    },
    reasons: {
      emergency: 'the doctor has an emergency',
      unavailable: 'the doctor is not available',
      'schedule-change': "the doctor's schedule has changed",
      'facility-closed': 'the clinic is closed',
      technical: 'a technical problem',
      other: undefined,
    },
    number: (bookingNumber) => `Booking ID ${bookingNumber}`,
    stop: '.',
  },
  ta: {
    sentences: {
      'booking.accepted': ({ doctor, when }) => [`${doctor} அவர்களிடம் உங்கள் முன்பதிவு உறுதியானது: ${when}`],
      'booking.declined': ({ doctor, at: { day, time } }) => [
        `${doctor} அவர்களால் ${day} அன்று ${time}க்கு உங்களைப் பார்க்க முடியாது`,
        'வேறு நேரத்துக்கு முன்பதிவு செய்யுங்கள்',
      ],
      'booking.reschedule_requested': ({ doctor, at: { day, time } }) => [
        `${day} அன்று ${time}க்கு உள்ள முன்பதிவுக்குப் பதிலாக வேறு நேரத்தைத் தேர்ந்தெடுக்குமாறு ${doctor} அவர்கள் கேட்டுக்கொள்கிறார்`,
        'மீண்டும் முன்பதிவு செய்யுங்கள்',
      ],
      'booking.offered': ({ doctor, at: { day, time }, note, link }) =>
        present([
          `${doctor} அவர்களால் ${day} அன்று ${time}க்கு உங்களைப் பார்க்க முடியாது`,
          note,
          `வேறு நேரத்தை இங்கே தேர்ந்தெடுங்கள்: ${link}`,
        ]),
      'booking.cancelled': ({ doctor, at: { day, time }, reason, note }) =>
        present([
          `${doctor} அவர்களிடம் ${day} அன்று ${time}க்கு இருந்த உங்கள் முன்பதிவு ரத்து செய்யப்பட்டது`,
          reason && `காரணம்: ${reason}`,
          note,
          'வேறு நேரத்துக்கு முன்பதிவு செய்யுங்கள்',
        ]),
      'booking.moved': ({ doctor, when, previous }) => [
        `${doctor} அவர்களிடம் உங்கள் முன்பதிவின் புதிய நேரம்: ${when} (முன்பு: ${previous})`,
        'இந்த நேரம் உறுதியானது',
      ],
      'booking.pending': ({ doctor, at: { day, time } }) => [
        `${doctor} அவர்களிடம் ${day} அன்று ${time}க்கு உள்ள உங்கள் முன்பதிவு இன்னும் உறுதியாகவில்லை`,
        'டாக்டர் பதிலளித்ததும் உங்களுக்குச் செய்தி வரும்',
      ],
      'booking.lapsed': ({ doctor, at: { day, time } }) => [
        `${doctor} அவர்களிடம் ${day} அன்று ${time}க்கு நீங்கள் கேட்ட முன்பதிவை உறுதிசெய்ய முடியவில்லை`,
        'வேறு நேரத்தைத் தேர்ந்தெடுங்கள்',
      ],
      'booking.reminder': ({ doctor, at: { day, time }, link }) =>
        present([
          `நினைவூட்டல்: ${doctor} அவர்களிடம் ${day} அன்று ${time}க்கு உங்கள் முன்பதிவு உள்ளது`,
          link && `நீங்கள் வருவீர்களா? இங்கே பதிலளியுங்கள்: ${link}`,
        ]),
    },
    reasons: {
      emergency: 'டாக்டருக்கு அவசர நிலை',
      unavailable: 'டாக்டரால் வர முடியவில்லை',
      'schedule-change': 'டாக்டரின் நேர அட்டவணை மாறியது',
      'facility-closed': 'கிளினிக் விடுமுறை',
      technical: 'தொழில்நுட்பச் சிக்கல்',
      other: undefined,
    },
    number: (bookingNumber) => `முன்பதிவு எண் ${bookingNumber}`,
    stop: '.',
  },
  hi: {
    sentences: {
      'booking.accepted': ({ doctor, when }) => [`${doctor} के साथ आपका अपॉइंटमेंट कन्फ़र्म है: ${when}`],
      'booking.declined': ({ doctor, at: { day, time } }) => [
        `${day} को ${time} ${doctor} से मिलना संभव नहीं है`,
        'कृपया दूसरे समय के लिए बुक करें',
      ],
      'booking.reschedule_requested': ({ doctor, at: { day, time } }) => [
        `${doctor} ने ${day} को ${time} के अपॉइंटमेंट के बदले दूसरा समय चुनने को कहा है`,
        'कृपया फिर से बुक करें',
      ],
      'booking.offered': ({ doctor, at: { day, time }, note, link }) =>
        present([`${day} को ${time} ${doctor} से मिलना संभव नहीं है`, note, `कृपया यहाँ दूसरा समय चुनें: ${link}`]),
      'booking.cancelled': ({ doctor, when, reason, note }) =>
        present([
          `${doctor} के साथ आपका ${when} का अपॉइंटमेंट रद्द हो गया है`,
          reason && `कारण: ${reason}`,
          note,
          'कृपया दूसरे समय के लिए बुक करें',
        ]),
      'booking.moved': ({ doctor, when, previous }) => [
        `${doctor} के साथ आपके अपॉइंटमेंट का नया समय: ${when} (पहले: ${previous})`,
        'यह समय कन्फ़र्म है',
      ],
      'booking.pending': ({ doctor, at: { day, time } }) => [
        `${doctor} के साथ ${day} को ${time} का आपका अपॉइंटमेंट कन्फ़र्म नहीं है`,
        'डॉक्टर के जवाब देने पर आपको संदेश मिलेगा',
      ],
      'booking.lapsed': ({ doctor, at: { day, time } }) => [
        `${doctor} के साथ ${day} को ${time} का आपका अनुरोध कन्फ़र्म नहीं हो सका`,
        'कृपया दूसरा समय चुनें',
      ],
      'booking.reminder': ({ doctor, at: { day, time }, link }) =>
        present([
          `रिमाइंडर: ${doctor} के साथ आपका अपॉइंटमेंट ${day} को ${time} है`,
          link && `क्या आप आएँगे? कृपया यहाँ जवाब दें: ${link}`,
        ]),
    },
    reasons: {
      emergency: 'डॉक्टर के यहाँ आपात स्थिति',
      unavailable: 'डॉक्टर उपलब्ध नहीं हैं',
      'schedule-change': 'डॉक्टर के समय में बदलाव',
      'facility-closed': 'क्लिनिक बंद है',
      technical: 'तकनीकी समस्या',
      other: undefined,
    },
    number: (bookingNumber) => `बुकिंग आईडी ${bookingNumber}`,
    stop: '।',
  },
}

const timeAt = (moment: string, language: Language, today: string): PatientTime =>
  patientTime({ date: moment.slice(0, 10), time: moment.slice(11, 16) }, language, today)

/** A time that stands by itself. */
const inOneLine = ({ day, time }: PatientTime) => `${day}, ${time}`

/** Ends a sentence, unless it ends already, as a doctor's note may. */
const ended = (sentence: string, stop: string, link: string) =>
  // A full stop would become a part of the link.
  /[.!?।]$/u.test(sentence) || (link !== '' && sentence.endsWith(link)) ? sentence : `${sentence}${stop}`

/** Returns the text of a message in a language, ready to be sent. */
export function messageText(facts: MessageFacts, language: Language): string {
  const { sentences, reasons, number, stop } = words[language]
  const { name, clinicName, startsAt, previousStartsAt, reason, note, linkIn, today } = facts
  const at = timeAt(startsAt, language, today)
  const told = {
    doctor: doctorName(facts.doctorName, language),
    at,
    when: inOneLine(at),
    previous: inOneLine(timeAt(previousStartsAt ?? startsAt, language, today)),
    reason: reason === null ? undefined : reasons[reason],
    note: note ?? undefined,
    link: linkIn(language),
  }
  return [...sentences[name](told), ...present([clinicName?.trim() || undefined]), number(facts.bookingNumber)]
    .map((sentence) => ended(sentence, stop, told.link))
    .join(' ')
}

function timeOf(moment: string) {
  const date = moment.slice(0, 10)
  return { date: toWireDate(date) ?? date, time: moment.slice(11, 16) }
}

/** Returns the webhook's body (MSG-02). */
export function messageEvent(
  delivery: Delivery,
  content: MessageContent & { readonly phoneNumber: string },
  language: Language,
  linkIn: (language: Language) => string = () => '',
): PatientMessageEvent {
  const { name, bookingId, doctorId, startsAt, previousStartsAt, happenedAt } = delivery
  const { reason, note, offerExpiresAt } = content
  const today = clinicToday(happenedAt)
  const facts = { ...content, name, startsAt, previousStartsAt, linkIn, today }
  const data = {
    bookingId,
    bookingNumber: content.bookingNumber,
    doctorId,
    phoneNumber: content.phoneNumber,
    language,
    texts: { en: messageText(facts, 'en'), ta: messageText(facts, 'ta'), hi: messageText(facts, 'hi') },
    ...timeOf(startsAt),
  }
  const timestamp = happenedAt.toISOString()
  if (name === 'booking.cancelled')
    return { type: name, timestamp, data: { ...data, reason: reason ?? 'other', ...(note !== null && { note }) } }
  if (name === 'booking.offered') {
    if (offerExpiresAt === null) throw new Error('A message about an offer without one')
    const offered = { link: linkIn(language), expiresAt: offerExpiresAt, ...(note !== null && { note }) }
    return { type: name, timestamp, data: { ...data, ...offered } }
  }
  if (name === 'booking.moved')
    return { type: name, timestamp, data: { ...data, previous: timeOf(previousStartsAt ?? startsAt) } }
  if (name === 'booking.reminder') {
    const link = linkIn(language)
    return { type: name, timestamp, data: { ...data, ...(link !== '' && { link }) } }
  }
  return { type: name, timestamp, data }
}
