import { readFileSync } from 'node:fs'
import { VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { describe, expect, it } from 'vitest'
import { hi } from '../../src/messages/hi/index.ts'
import { ta } from '../../src/messages/ta/index.ts'
import { queueDisplayTexts } from '../../src/screens/QueueDisplay/queueDisplayTexts.ts'
import { loadPatientTexts } from '../../src/screens/PatientOffer/patientTexts.ts'
import { loadEnglish } from '../../src/testing/loadEnglish.ts'

const en = await loadEnglish()
const LANGUAGES = ['en', 'ta', 'hi'] as const

/** Its word, left out for a rule about forms, and patterns of words that must not be used for it. */
interface Wording {
  word?: string
  forbidden: readonly string[]
}

/** A term in each language that has a word or a rule for it. The server's texts are held to it too. */
type Term = { term: string } & Partial<Record<(typeof LANGUAGES)[number], Wording>>

const terms: readonly Term[] = JSON.parse(readFileSync(new URL('../../../../docs/terms.json', import.meta.url), 'utf8'))

/** The parts of the contract that hold texts. */
interface ContractTexts {
  components: { schemas: Record<'MessageCode' | 'ErrorCode', { 'x-texts': unknown }> }
  paths: Record<string, Record<string, { 'x-messages'?: unknown }>>
}

const contract: ContractTexts = JSON.parse(
  readFileSync(new URL('../../../sdk/src/generated/openapi.json', import.meta.url), 'utf8'),
)

/** English texts of the server, and of the client without a response. */
const API_MESSAGES = [
  contract.components.schemas.MessageCode['x-texts'],
  contract.components.schemas.ErrorCode['x-texts'],
  ...Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => operation['x-messages'] ?? []),
  ),
]

/** The arguments of a text: a number, and a time for a patient in those that take one. */
const ARGUMENTS = ['5', '6', '7'].map((text) => ({ toString: () => text, day: text, time: text }))

/** Returns every text with its path; functions are called with numbers. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'function') return [[path, String(Reflect.apply(value, null, ARGUMENTS))]]
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, path === '' ? key : `${path}.${key}`))
}

/** All that a doctor or a patient reads in a language, except the server's messages and mails. */
const READ = {
  en: {
    ...en,
    patient: await loadPatientTexts('en'),
    display: queueDisplayTexts.en,
    server: API_MESSAGES,
    validation: VALIDATION_MESSAGES,
  },
  ta: { ...ta, patient: await loadPatientTexts('ta'), display: queueDisplayTexts.ta },
  hi: { ...hi, patient: await loadPatientTexts('hi'), display: queueDisplayTexts.hi },
}

describe('the glossary', () => {
  it.each(
    terms.flatMap((entry) =>
      LANGUAGES.flatMap((language) => {
        const wording = entry[language]
        return wording ? [[language, entry.term, wording] as const] : []
      }),
    ),
  )('%s: %s', (language, term, { word = '', forbidden }) => {
    const all = texts(READ[language])
    expect(
      all.some(([, text]) => text.includes(word)),
      `${term} is nowhere ${word}`,
    ).toBe(true)
    const wrong = all.filter(([, text]) => forbidden.some((variant) => new RegExp(variant, 'u').test(text)))
    expect(wrong).toEqual([])
  })

  it('a word that is forbidden for a term is no word of it', () => {
    const wrong = terms.flatMap((entry) =>
      LANGUAGES.flatMap((language) => {
        const { word = '', forbidden = [] } = entry[language] ?? {}
        return forbidden.filter((variant) => word !== '' && new RegExp(variant, 'u').test(word))
      }),
    )
    expect(wrong).toEqual([])
  })

  it('English uses "email", and does not describe what the machine does', () => {
    const wrong = texts(en).filter(([, text]) => /e-mail|is being read|are read again|As the system/i.test(text))
    expect(wrong).toEqual([])
  })
})

it('Hindi sentences end with a danda', () => {
  const wrong = texts(hi).filter(
    ([path, text]) =>
      // Also after a name or a number, if the next sentence is Hindi.
      /[\u0900-\u097F]\.(\s|$)|\.\s+[\u0900-\u097F]/u.test(text) && path !== 'table.serialNumber',
  )
  expect(wrong).toEqual([])
})

describe('counts', () => {
  const [zero, one, two, many] = [0, 1, 2, 21]
  it.each([
    [en.appointments.found, ['0 bookings found', '1 booking found', '2 bookings found', '21 bookings found']],
    [
      en.live.newBookings,
      ['0 new bookings. Show', '1 new booking. Show', '2 new bookings. Show', '21 new bookings. Show'],
    ],
    [ta.slots.openCount, ['0 திறந்துள்ளன', '1 திறந்துள்ளது', '2 திறந்துள்ளன', '21 திறந்துள்ளன']],
    [
      ta.slots.selectedCount,
      ['0 ஸ்லாட்கள் தேர்ந்தெடுக்கப்பட்டன', '1 ஸ்லாட் தேர்ந்தெடுக்கப்பட்டது', '2 ஸ்லாட்கள் தேர்ந்தெடுக்கப்பட்டன', '21 ஸ்லாட்கள் தேர்ந்தெடுக்கப்பட்டன'],
    ],
    [hi.slots.openCount, ['0 खुला', '1 खुला', '2 खुले', '21 खुले']],
    [hi.slots.bookedCount, ['0 बुक हुआ', '1 बुक हुआ', '2 बुक हुए', '21 बुक हुए']],
    [hi.appointments.found, ['0 बुकिंग मिली', '1 बुकिंग मिली', '2 बुकिंग मिलीं', '21 बुकिंग मिलीं']],
  ])('%#: 0, 1, 2 and 21', (count, expected) => {
    expect([zero, one, two, many].map((number) => count(number))).toEqual(expected)
  })
})

describe('rendered samples', () => {
  const NAME = 'Anitha'
  it.each([
    [en.availability.hours.keepChanged(1), 'Published automatically for the next 1 week'],
    [en.availability.hours.keepChanged(3), 'Published automatically for the next 3 weeks'],
    [en.availability.plan.stay(1), '1 unchanged'],
    [en.changes.publishedRemoved(en.changes.published(1), 1), '1 slot published, 1 removed'],
    [en.today.waitingToday(0), 'none today'],
    [en.today.waitingToday(2), '2 of them today'],
    [en.undo.undoOf(NAME), 'Undo the answer to Anitha'],
    [ta.availability.hours.keepChanged(3), 'அடுத்த 3 வாரங்கள் வரை தானாக வெளியிடப்படும்'],
    [ta.availability.keep.value(1), 'அடுத்த 1 வாரம் வரை'],
    [ta.availability.hours.remove('9:00 – 10:00 AM'), '9:00 – 10:00 AM நேரத்தை அகற்று'],
    [ta.availability.bulk.select('9:00 AM'), '9:00 AM ஸ்லாட்டைத் தேர்ந்தெடு'],
    [ta.availability.exceptions.more('24 டிச.'), '24 டிச.: செயல்கள்'],
    [ta.changes.publishedRemoved(ta.changes.published(2), 1), '2 ஸ்லாட்கள் வெளியிடப்பட்டன, 1 அகற்றப்பட்டது'],
    [ta.changes.publishedRemoved(ta.changes.published(1), 2), '1 ஸ்லாட் வெளியிடப்பட்டது, 2 அகற்றப்பட்டன'],
    [ta.calendar.takeSlot('10:00 AM'), '10:00 AM ஸ்லாட்டைப் பயன்படுத்து'],
    [ta.calendar.closedEvery('ஞாயிறு'), 'ஞாயிறுதோறும்'],
    [ta.calendar.showAll(24), '24-ஐயும் காட்டு'],
    [ta.calendar.nextIn(1), 'அடுத்து, 1 நிமிடத்தில்'],
    [ta.calendar.nextIn(5), 'அடுத்து, 5 நிமிடங்களில்'],
    [ta.today.waitingToday(0), 'இன்று எதுவும் இல்லை'],
    [ta.undo.undoOf(NAME), 'Anitha: பதிலைச் செயல்தவிர்'],
    [hi.availability.hours.fewer(12), 'अभी की तुलना में 12 कम'],
    [hi.availability.hours.pauseOf(5), '5 मिनट का ब्रेक'],
    [hi.availability.keep.value(3), 'अगले 3 सप्ताह तक'],
    [hi.changes.publishedRemoved(hi.changes.published(2), 1), '2 स्लॉट प्रकाशित, 1 हटाया गया'],
    [hi.changes.publishedRemoved(hi.changes.published(2), 2), '2 स्लॉट प्रकाशित, 2 हटाए गए'],
    [hi.availability.plan.onClosedDays(1), '1 ऐसे दिन है, जब आप उपलब्ध नहीं हैं'],
    [hi.today.waitingToday(0), 'आज कोई नहीं'],
    [hi.undo.undoOf(NAME), 'Anitha को दिया जवाब वापस लें'],
  ])('%#: %s', (text, expected) => expect(text).toBe(expected))

  it('English says "answer" for a decision and "switch" for a slot', () => {
    const words = { ...en, server: API_MESSAGES, validation: VALIDATION_MESSAGES }
    const wrong = texts(words).filter(([, text]) => /\bdecision|\bdecided\b|turned? (?:on|off)|guesser/i.test(text))
    expect(wrong).toEqual([])
  })

  it('only the default texts of the specification say "Failed to fetch"', () => {
    const found = texts(API_MESSAGES).filter(([, text]) => /fetch/i.test(text))
    expect([...new Set(found.map(([, text]) => text))].toSorted()).toEqual([
      'Error fetching bookings',
      'Failed to fetch bookings',
      'Failed to fetch countries',
      'Failed to fetch localities',
      'Failed to fetch slots',
      'Failed to fetch specialities',
    ])
  })
})
