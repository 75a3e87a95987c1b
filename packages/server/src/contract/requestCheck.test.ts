import { describe, expect, it } from 'vitest'
import { lengthFirst, requestProblems } from './requestCheck.ts'

const schema = (name: string) => `/components/schemas/${name}`

/** Returns the processor time of work in this thread, in milliseconds. */
function costOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Returns the lowest cost of several tries. Garbage collection, compilation and a busy processor
 * slow down some of them.
 */
function lowestCostOf(work: () => void, enough: number): number {
  let lowest = costOf(work)
  for (let tries = 1; tries < 30 && lowest > enough; tries += 1) lowest = Math.min(lowest, costOf(work))
  return lowest
}

describe('the check of a request against the contract', () => {
  it.each([
    ['a name of 60,000 letters', 'RegisterRequest', { doctor_name: 'a'.repeat(60_000) }, 'doctor_name', 'too long'],
    ['letters and a sign', 'RegisterRequest', { doctor_name: `${'a'.repeat(60_000)}!` }, 'doctor_name', 'too long'],
    ['60,000 spaces', 'ProfileUpdateRequest', { about: ' '.repeat(60_000) }, 'about', 'too long'],
    ['an e-mail of 60,000 signs', 'LoginRequest', { email: '@'.repeat(60_000) }, 'email', 'too long'],
    [
      '5,500 objects in place of languages',
      'ProfileUpdateRequest',
      { language: Array.from({ length: 5500 }, (_, index) => ({ index, text: 'x'.repeat(10) })) },
      'language',
      'too many',
    ],
    [
      '20,000 unknown fields',
      'LoginRequest',
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x${index}`, 1])),
      'x0',
      'not known',
    ],
  ])('takes at most 20 ms of processor time for %s', (_what, name, body, field, text) => {
    const problems = requestProblems(schema(name), body)
    expect(problems?.[field]).toContain(text)
    expect(lowestCostOf(() => requestProblems(schema(name), body), 20)).toBeLessThanOrEqual(20)
  })

  it('names every field that does not fit, with its own reason', () => {
    const body = { doctor_name: '1234', email: 'nobody', mobile_number: '9840012345', password: 'short' }
    expect(requestProblems(schema('RegisterRequest'), body)).toEqual({
      doctor_name: 'This value has the wrong form.',
      email: 'This value has the wrong form.',
      password: 'This text is too short: at least 8 characters.',
    })
    expect(requestProblems(schema('ProfileUpdateRequest'), { language: ['Tamil', 'Tamil'] })).toMatchObject({
      language: 'Remove the duplicate entry.',
    })
  })

  it('says what fits', () => {
    const slot = { date: '24-11-2026', from: '17:30', minutes: 5 }
    expect(requestProblems(schema('AddSlotRequest'), slot)).toEqual({
      minutes: 'This value is not one of the choices: 10, 15, 20, 30, 45, 60.',
    })
    const list = requestProblems(schema('ListBookingsRequest'), { doctorId: 'doc_meena', page: 'x' })
    expect(list).toEqual({ page: 'This value has the wrong type: it must be integer.' })
  })

  it.each([
    ['Anitha', undefined],
    ['  க', undefined],
    ['   ', 'This value has the wrong form.'],
    ['a\u0000b', 'This value has the wrong form.'],
    ['\u0000', 'This value has the wrong form.'],
  ])('checks the name of a place with %j', (city_name, problem) => {
    expect(requestProblems(schema('ProfileUpdateRequest'), { city_name })?.['city_name']).toBe(problem)
  })
})

describe('a schema with its lengths first', () => {
  it('judges patterns and items only where the length fits', () => {
    expect(JSON.stringify(lengthFirst({ type: 'string', maxLength: 5, pattern: '^a' }))).toBe(
      '{"type":"string","maxLength":5,"if":{"maxLength":5},"then":{"pattern":"^a"}}',
    )
    const list = { minItems: 1, maxItems: 2, uniqueItems: true, items: { maxLength: 1, pattern: 'b' } }
    expect(JSON.stringify(lengthFirst(list))).toBe(
      '{"minItems":1,"maxItems":2,"if":{"minItems":1,"maxItems":2},"then":{"uniqueItems":true,' +
        '"items":{"maxLength":1,"if":{"maxLength":1},"then":{"pattern":"b"}}}}',
    )
  })

  it('leaves everything else as it is', () => {
    const plain = { type: 'object', properties: { pattern: { type: 'string', pattern: '^a' } }, required: ['pattern'] }
    expect(lengthFirst(plain)).toEqual(plain)
  })
})
