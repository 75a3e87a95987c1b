import { describe, expect, it } from 'vitest'
import { isSignedInPath } from './paths.ts'

describe('where a doctor may be led after signing in', () => {
  it.each(['/doctor/dashboard', '/doctor/appointment?page=3', '/doctor/slot?date=2026-11-23'])('%s', (address) => {
    expect(isSignedInPath(address)).toBe(true)
  })

  it.each([
    '/',
    '/doctor/login',
    '/doctor/register',
    '//evil.example/doctor/dashboard',
    'https://evil.example',
    '',
    '/doctor',
  ])('not %s', (address) => {
    expect(isSignedInPath(address)).toBe(false)
  })
})
