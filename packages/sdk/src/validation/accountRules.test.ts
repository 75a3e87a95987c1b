import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  doctorNameProblem,
  filterCode,
  filterDoctorName,
  filterMobileNumber,
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

describe('typing a mobile number', () => {
  it.each([
    ['98765', '98765'],
    ['98a7-6 5', '98765'],
    ['9876543210', '9876543210'],
    ['98765432109', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['௯௮௭௬௫௪௩௨௧௦', '9876543210'],
    ['abc', ''],
    ['', ''],
  ])('[AUTH-10] %j becomes %j', (typed, kept) => {
    expect(filterMobileNumber(typed)).toBe(kept)
  })

  it('[AUTH-10] whatever is typed, digits only and at most ten remain', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9 +()-]{0,20}$/)), (text) => {
        const kept = filterMobileNumber(text)
        expect(kept).toMatch(/^[0-9]{0,10}$/)
        expect(filterMobileNumber(kept)).toBe(kept)
      }),
    )
  })

  it('[AUTH-10] typed key by key, the first ten digits stay', () => {
    let value = ''
    for (const key of '98x7654-321012') value = filterMobileNumber(value + key)
    expect(value).toBe('9876543210')
  })
})

it.each([
  ['123456', '123456'],
  ['1234567', '123456'],
  [' 12-34 56', '123456'],
  ['௧௨௩௪௫௬', '123456'],
  ['code: 1', '1'],
])('a code typed as %j becomes %j', (typed, kept) => {
  expect(filterCode(typed)).toBe(kept)
})

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
