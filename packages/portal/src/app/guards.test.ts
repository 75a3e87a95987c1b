import { describe, expect, it } from 'vitest'
import { destinationAfterSignIn, redirectOf } from './pages.ts'

describe('where a doctor may be led after signing in', () => {
  it.each(['/doctor/dashboard', '/doctor/appointment?page=3', '/doctor/slot?date=2026-11-23'])('%s', (address) => {
    expect(destinationAfterSignIn({ from: address })).toBe(address)
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
    expect(destinationAfterSignIn({ from: address })).toBe('/doctor/dashboard')
  })

  it.each([null, undefined, 'text', {}, { from: 7 }])('the dashboard where the history entry holds %j', (state) => {
    expect(destinationAfterSignIn(state)).toBe('/doctor/dashboard')
  })
})

describe('[SESS-02] who may see which page', () => {
  it.each([
    { audience: 'doctor', isSignedIn: true, to: undefined },
    { audience: 'doctor', isSignedIn: false, to: { to: '/', state: { from: '/doctor/slot?date=2026-11-23' } } },
    { audience: 'visitor', isSignedIn: false, to: undefined },
    { audience: 'visitor', isSignedIn: true, to: { to: '/doctor/dashboard', state: null } },
  ] as const)('$audience page, signed in: $isSignedIn', ({ audience, isSignedIn, to }) => {
    const address = audience === 'doctor' ? '/doctor/slot?date=2026-11-23' : '/doctor/login'
    expect(redirectOf(audience, isSignedIn, { address, state: null })).toEqual(to)
  })
})
