import { describe, expect, it } from 'vitest'
import { en } from '../../src/messages/en.ts'
import { glossary } from './glossary.ts'
import { hi } from '../../src/messages/hi.ts'
import { ta } from '../../src/messages/ta.ts'

const catalogues = { ta, hi }

/** Returns every text with its path; functions are called with a number. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'function') return [[path, String(Reflect.apply(value, null, ['5', '6', '7']))]]
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, path === '' ? key : `${path}.${key}`))
}

describe('the glossary', () => {
  it.each(glossary.flatMap((entry) => [['ta', entry.term, entry] as const, ['hi', entry.term, entry] as const]))(
    '%s: %s',
    (language, term, words) => {
      const { word, forbidden } = words[language]
      const all = texts(catalogues[language])
      expect(
        all.some(([, text]) => text.includes(word)),
        `${term} is nowhere ${word}`,
      ).toBe(true)
      const wrong = all.filter(([, text]) => forbidden.some((variant) => new RegExp(variant, 'u').test(text)))
      expect(wrong).toEqual([])
    },
  )

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
