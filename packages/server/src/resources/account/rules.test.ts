import { describe, expect, it } from 'vitest'
import { normaliseEmail, registrationProblems, resetProblems } from './rules.ts'

const registration = {
  doctor_name: 'Kavitha Raman',
  email: 'kavitha@nalam.example',
  mobile_number: '9000012345',
  password: 'Example@2026',
}

describe('rules of accounts', () => {
  it('compares addresses without case', () => {
    expect(normaliseEmail('  Kavitha@Nalam.Example ')).toBe('kavitha@nalam.example')
  })

  it.each([
    ['nothing wrong', {}, undefined],
    ['a domain that may not register', { email: 'a@elsewhere.example' }, { email: 'Email domain not allowed' }],
    ['the bare suffix', { email: 'a@edu' }, { email: 'Invalid email format' }],
    ['a university', { email: 'a@annauniv.edu' }, undefined],
    [
      'a name of digits',
      { doctor_name: 'R2 D2' },
      { doctor_name: 'Doctor name should contain only letters and spaces' },
    ],
    ['a Tamil name', { doctor_name: 'கவிதா முருகன்' }, undefined],
    [
      'a number that begins with 5',
      { mobile_number: '5000012345' },
      { mobile_number: 'Mobile number should start with 6, 7, 8, or 9' },
    ],
    ['a short password', { password: 'Ab@1' }, { password: 'Password must be at least 8 characters' }],
  ])('registration: %s', (_case, change, problems) => {
    expect(registrationProblems({ ...registration, ...change }, undefined)).toEqual(problems)
  })

  it('lets a deployment choose its own domains', () => {
    const elsewhere = { ...registration, email: 'a@elsewhere.example' }
    expect(registrationProblems(elsewhere, ['elsewhere.example'])).toBeUndefined()
    expect(registrationProblems(registration, ['elsewhere.example'])).toEqual({ email: 'Email domain not allowed' })
  })

  it('checks a new password by the rule of registration', () => {
    const reset = {
      email: 'a@nalam.example',
      otp: '123456',
      newPassword: 'Example@2027',
      confirmPassword: 'Example@2027',
    }
    expect(resetProblems(reset)).toBeUndefined()
    expect(resetProblems({ ...reset, newPassword: 'example2027', confirmPassword: 'example2027' })).toHaveProperty(
      'newPassword',
    )
  })
})
