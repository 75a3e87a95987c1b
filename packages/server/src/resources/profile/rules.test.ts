import { describe, expect, it } from 'vitest'
import { isOnePlace, overwrittenFields } from './rules.ts'
import { formatOf } from './image.ts'

describe('rules of the profile', () => {
  const known = { pincode: '600017', cityId: 3659, stateId: 35, countryId: 101 }
  const sent = { pincode: '600017', city_id: 3659, state_id: '35', country_id: 101 }
  it.each([
    ['all of it', sent, true],
    ['another pincode', { ...sent, pincode: '600018' }, false],
    ['another city', { ...sent, city_id: 3660 }, false],
    ['another state', { ...sent, state_id: 1 }, false],
    ['another country', { ...sent, country_id: 1 }, false],
  ])('one place: %s', (_case, place, expected) => {
    expect(isOnePlace(known, place)).toBe(expected)
    expect(isOnePlace(undefined, place)).toBe(false)
  })

  const stored = {
    fields: { about: 'Ears', address: '1, North Street', language: ['Tamil'] },
    version: 5,
    changes: { about: 4, address: 5 },
  }
  const differs = { about: 'Noses', address: '2, South Street', language: ['English'] }
  it.each([
    ['no header', undefined, differs, []],
    ['any version', '*', differs, []],
    ['the version it has', '"5"', differs, []],
    ['one of several', '"2", "5"', differs, []],
    ['a version before the last save', '"4"', differs, ['address']],
    ['an older version', '"3"', differs, ['about', 'address']],
    ['the first version', '"1"', differs, ['about', 'address']],
    ['a version that never was', '"9"', differs, ['about', 'address', 'language']],
    ['a weak tag', 'W/"5"', differs, ['about', 'address', 'language']],
    ['nonsense', 'x', differs, ['about', 'address', 'language']],
    ['an older version, stored already', '"3"', stored.fields, []],
    ['an older version, partly stored already', '"3"', { ...differs, about: 'Ears' }, ['address']],
  ])('a save based on %s', (_case, ifMatch, sent, expected) => {
    expect(overwrittenFields(ifMatch, stored, sent)).toEqual(expected)
  })

  it.each([
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['webp', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50]],
    [undefined, [0x47, 0x49, 0x46, 0x38]],
    [undefined, [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x41, 0x56, 0x45]],
    [undefined, []],
  ])('content of kind %s', (format, bytes) => {
    expect(formatOf(new Uint8Array(bytes))).toBe(format)
  })
})
