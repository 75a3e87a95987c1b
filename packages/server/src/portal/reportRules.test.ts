import { describe, expect, it } from 'vitest'
import { reportSchema, scrubMessage, scrubName, scrubRoute } from './reports.ts'

describe('reports of the portal', () => {
  it.each([
    ['/doctor/dashboard', '/doctor/dashboard'],
    ['/', '/'],
    ['/doctor/appointment?page=2&q=Anitha', '/doctor/appointment'],
    ['/doctor/appointment/Anitha', 'other'],
    ['/doctor/anitha', 'other'],
    ['https://evil.example/', 'other'],
    [undefined, 'other'],
  ])('route %j is written as %j', (route, written) => {
    expect(scrubRoute(route)).toBe(written)
  })

  it.each([
    ["x is undefined (reading 'studentName')", '… is undefined (reading …'],
    ["Cannot read properties of undefined (reading 'name')", 'Cannot read properties of undefined (reading …'],
    ['Uncaught TypeError: Failed to fetch', '… TypeError: Failed to fetch'],
    ['Booking of Anitha Selvam failed', '… of … failed'],
    ['booking of anitha selvam failed', '… of … failed'],
    ['anitha', '…'],
    ['call 9876543210 now', 'call …'],
    ['mail to kavitha@nalam.example bounced', '… to …'],
    ['code 123456', 'code …'],
    ['கவிதா is missing', '… is missing'],
    ['value "secret thing" is wrong', 'value … is …'],
    ['readAnithaSelvam is not a function', '… is not a function'],
    ['x'.repeat(500), '…'],
  ])('%j is written as %j', (message, written) => {
    expect(scrubMessage(message)).toBe(written)
  })

  it('keeps the kind of an error only when it is one', () => {
    expect(scrubName('TypeError')).toBe('TypeError')
    expect(scrubName('Anitha Selvam')).toBe('Error')
    expect(scrubName('AnithaSelvamError')).toBe('Error')
    expect(scrubName(undefined)).toBe('Error')
  })

  it('takes one report or a few, and nothing else', () => {
    const vital = { kind: 'vital', name: 'LCP', value: 812.5, route: '/doctor/dashboard' }
    expect(reportSchema.safeParse(vital).success).toBe(true)
    expect(reportSchema.safeParse([vital, { kind: 'error', message: 'x' }]).success).toBe(true)
    expect(reportSchema.safeParse([]).success).toBe(false)
    expect(reportSchema.safeParse(Array.from({ length: 21 }, () => vital)).success).toBe(false)
    expect(reportSchema.safeParse({ ...vital, name: 'anything' }).success).toBe(false)
    expect(reportSchema.safeParse({ ...vital, value: 1e12 }).success).toBe(false)
  })
})
