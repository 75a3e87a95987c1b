import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMobileNumber, toLatinDigits } from '../formats/phone.ts'
import {
  doctorNameProblem,
  filterCode,
  filterDoctorName,
  filterMobileNumber,
  mobileProblem,
  PASSWORD_RULE_ORDER,
  passwordProblem,
  unmetPasswordRules,
} from './index.ts'

describe('typing a name', () => {
  it.each([
    ['Meena Raghavan', 'Meena Raghavan'],
    ['Meena2', 'Meena'],
    ['Dr. Meena_R@gh4v@n', 'Dr MeenaRghvn'],
    ['மீனா ராகவன் 1', 'மீனா ராகவன் '],
    ['मीना॥', 'मीना'],
    ['Meena\t\u00a0R', 'Meena  R'],
    ['१२३௧௨௩', ''],
    ['José🙂', 'José'],
    ['', ''],
  ])('[AUTH-09] %j becomes %j', (typed, kept) => {
    expect(filterDoctorName(typed)).toBe(kept)
  })

  it('[AUTH-09] whatever is pasted, only letters and spaces remain, none is lost, and a second pass changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const kept = filterDoctorName(text)
        expect(kept).toMatch(/^[\p{L}\p{M} ]*$/u)
        expect(kept).not.toMatch(/\p{Nd}/u)
        expect(kept.match(/\p{L}/gu) ?? []).toEqual(text.match(/\p{L}/gu) ?? [])
        expect(filterDoctorName(kept)).toBe(kept)
        expect(doctorNameProblem(`M${kept}`)).not.toBe('validation.name.letters')
      }),
    )
  })
})

/** One number in the forms in which messengers, contacts and people write it. */
const FORMS = [
  '9841020776',
  '98410 20776',
  '98410-20776',
  '984-102-0776',
  '984.102.0776',
  '(98410) 20776',
  '98410/20776',
  '+919841020776',
  '+91 98410 20776',
  '+91-98410-20776',
  '+91 (98410) 20776',
  '(+91) 98410 20776',
  '+ 91 98410 20776',
  '+91 0 98410 20776',
  '+91 (0) 98410 20776',
  '919841020776',
  '91 98410 20776',
  '0091 98410 20776',
  '09841020776',
  '0 98410 20776',
  '091 98410 20776',
  '⁨+91 98410 20776⁩',
  '\u200E+91\u00A098410\u202F20776\u200F',
  '\uFEFF98410\u200B20776',
  '98410‑20776',
  '௯௮௪௧௦ ௨௦௭௭௬',
  '+९१ ९८४१० २०७७६',
  '＋９１ ９８４１０ ２０７７６',
  '٩٨٤١٠٢٠٧٧٦',
  'tel:+919841020776',
  'Mobile: 98410 20776',
]

/** Types a text key by key into a field that holds the filtered text. */
const typeInto = (text: string, value = '') => {
  for (const key of text) value = filterMobileNumber(value + key, value)
  return value
}

describe('a mobile number', () => {
  it.each(FORMS)('[AUTH-10] pasted as %j becomes its ten digits', (pasted) => {
    expect(filterMobileNumber(pasted)).toBe('9841020776')
  })

  it.each(FORMS)('[AUTH-10] typed as %j becomes its ten digits', (typed) => {
    expect(typeInto(typed)).toBe('9841020776')
  })

  it.each([
    ['98410207761', '98410207761'],
    ['98410 20776, 98400 12345', '98410207769840012345'],
    ['+65 9123 4567', '+6591234567'],
    ['+98 410 20776', '+9841020776'],
    ['+1 415 555 0100', '+14155550100'],
    ['044 2345 6789', '04423456789'],
    ['+91 98410 207', '98410207'],
    ['98410 2077 ext. 6', '98410 2077 ext. 6'],
    [' 98410 or 20776 ', '98410 or 20776'],
  ])('[AUTH-10] is not chosen out of %j: the text stays and is refused', (pasted, kept) => {
    expect(filterMobileNumber(pasted)).toBe(kept)
    expect(mobileProblem(kept)).toBe('validation.mobile.digits')
  })

  it.each([
    ['98765', '98765'],
    ['98a7-6 5', '98765'],
    ['+', ''],
    ['home 98 or 65', '9865'],
    ['9198765432', '9198765432'],
    ['abc', ''],
    ['', ''],
  ])('[AUTH-10] that is incomplete: %j becomes %j', (typed, kept) => {
    expect(filterMobileNumber(typed)).toBe(kept)
    expect(typeInto(typed)).toBe(kept)
  })

  it('[AUTH-10] whatever is typed, digits only and at most ten remain', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9 +()-]{0,20}$/))
    fc.assert(
      fc.property(texts, (text) => {
        expect(typeInto(text)).toMatch(/^[0-9]{0,10}$/)
      }),
    )
  })

  it('[AUTH-10] is never another number than the digits of the text, without a prefix', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9 +()a-]{0,24}$/))
    fc.assert(
      fc.property(texts, (text) => {
        const kept = filterMobileNumber(text)
        const digits = toLatinDigits(text).replaceAll(/[^0-9]/g, '')
        if (isMobileNumber(kept)) expect(digits.replace(/^(00?)?(91)?0?(?=\d{10}$)/, '')).toBe(kept)
        expect(filterMobileNumber(kept)).toBe(kept)
      }),
    )
  })

  it('[AUTH-10] takes no eleventh digit, at the end or in between', () => {
    expect(typeInto('98x7654-321012')).toBe('9876543210')
    expect(filterMobileNumber('98765143210', '9876543210')).toBe('9876543210')
  })
})

it.each([
  ['123456', '123456'],
  [' 12-34 56', '123456'],
  ['௧௨௩௪௫௬', '123456'],
  ['code: 1', '1'],
  ['482913 is your Nalam code. It is valid for 10 minutes.', '482913'],
  ['Your code is 482-913, requested at 10:30 on 24-11-2026', '482913'],
  ['⁨Code: 4 8 2 9 1 3⁩, call 98410 20776', '482913'],
  ['From 919841020776: 482913', '482913'],
  ['குறியீடு ௪௮௨௯௧௩ (24-11-2026)', '482913'],
])('a code pasted as %j becomes %j', (typed, kept) => {
  expect(filterCode(typed, '12')).toBe(kept)
})

it.each(['1234567', '98410 20776', '98410 207761', '984-102-0776', '482913 or 482914', '24-11-26 at 10:30, call 100'])(
  'no code is taken out of %j',
  (text) => {
    expect(filterCode(text)).toBe('')
    expect(filterCode(text, '12')).toBe('12')
  },
)

describe('password hints', () => {
  it.each([
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
    ['a', ['length', 'uppercase', 'digit', 'special']],
    ['Aa1', ['length', 'special']],
    ['aaaaaaaa', ['uppercase', 'digit', 'special']],
    ['Sunrise@9', []],
  ])('%j still lacks %j', (password, unmet) => {
    expect(unmetPasswordRules(password)).toEqual(unmet)
  })

  it('a password is right exactly when no hint is left', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Ca-c0-2@#!]{0,12}$/), (password) => {
        expect(passwordProblem(password) === null).toBe(unmetPasswordRules(password).length === 0)
      }),
    )
    expect(PASSWORD_RULE_ORDER).toHaveLength(5)
  })
})
