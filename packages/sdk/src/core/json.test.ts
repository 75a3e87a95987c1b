import { describe, expect, it, vi } from 'vitest'
import { count, isJsonObject, requiredText, pick, rows, text } from './json.ts'

describe('fields', () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    ['text', false],
    [undefined, false],
    [1, false],
  ])('isJsonObject(%j) is %s', (value, expected) => expect(isJsonObject(value)).toBe(expected))

  it('[SDK-06] picks a field inside data before one beside it', () => {
    expect(pick({ data: { a: 1 }, a: 2 }, 'a')).toBe(1)
    expect(pick({ data: { b: 1 }, a: 2 }, 'a')).toBe(2)
    expect(pick({ data: { a: null }, a: 2 }, 'a')).toBe(2)
    expect(pick({ data: [1], a: 2 }, 'a')).toBe(2)
    expect(pick({ a: 0 }, 'a')).toBe(0)
    expect(pick<{ a?: unknown }>({}, 'a')).toBeUndefined()
  })

  it('reads rows, and nothing but rows', () => {
    const report = vi.fn<(problem: string) => void>()
    const read = (value: unknown) => rows(value, ({ a }) => count(a), report)
    expect(read([{ a: 1 }, { a: 2 }])).toEqual([1, 2])
    expect(read([])).toEqual([])
    expect(() => read(undefined)).toThrow('The response has no list')
    expect(() => read({ 0: {} })).toThrow('The response has no list')
    expect(report).not.toHaveBeenCalled()
    expect(read([{ a: 1 }, 5, { a: 'x' }, { a: 4 }])).toEqual([1, 4])
    expect(report.mock.calls.flat()).toEqual([
      'row 1: TypeError: The response has no object',
      'row 2: TypeError: The response has no number',
    ])
    expect(() => read([1])).toThrow('The response has no rows')
  })

  it.each([
    ['a', 'a'],
    [5, '5'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [{}, ''],
  ])('text(%j) is %j', (value, expected) => expect(text(value)).toBe(expected))

  it('requiredText() insists on a text', () => {
    expect(requiredText('a')).toBe('a')
    expect(requiredText(7)).toBe('7')
    expect(() => requiredText('')).toThrow('The response has no text')
    expect(() => requiredText(null)).toThrow('The response has no text')
  })

  it('count() reads whole numbers, also written as text', () => {
    expect([count(3), count('4'), count(0)]).toEqual([3, 4, 0])
    expect(() => count(1.5)).toThrow('The response has no number')
    expect(() => count('many')).toThrow('The response has no number')
    expect(() => count(undefined)).toThrow('The response has no text')
  })
})
