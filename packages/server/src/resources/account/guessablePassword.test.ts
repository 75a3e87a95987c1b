import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessablePassword.ts'

const doctor = ['meena.raghavan@gmail.com', 'Meena Raghavan', '9840012345']

describe('passwords that a guesser would try first', () => {
  it.each([
    ['known from breaches', 'P@ssw0rd'],
    ['the same with other signs', 'P4$$w0rd'],
    ['a common word with a sign and a digit', 'Password@1'],
    ['another', 'Welcome@2026'],
    ['the city', 'Chennai@2026'],
    ['the country', 'India@123'],
    ['the same with other signs', 'Ch3nnai@2026'],
    ['a locality', 'Mylapore#1'],
    ['a month', 'September@2026'],
    ['a god', 'Murugan@786'],
    ['a film star', '123@Rajini'],
    ['the product’s name', 'Nalam@2026'],
    ['what the place is', 'Clinic@123'],
    ['the doctor’s name', 'Meena@1990'],
    ['the doctor’s mobile number', 'Aa@9840012345'],
    ['the doctor’s e-mail', 'Raghavan!1a'],
  ])('refuses %s: %s', async (_why, password) => {
    expect(await isGuessable(password, doctor)).toBe(true)
  })

  it.each(['Sunrise@9', 'Example@2026', 'Changed@2026', 'Xk7$mPq2vL', 'correct-Horse7!battery', 'Kaveri#Neer42'])(
    'takes %s',
    async (password) => {
      expect(await isGuessable(password, doctor)).toBe(false)
    },
  )

  it('does not count the domain of an address', async () => {
    expect(await isGuessable('Example@2026', ['kavitha@nalam.example', 'Kavitha', '9000012345'])).toBe(false)
  })

  it('accepts the name of another doctor', async () => {
    expect(await isGuessable('Meena@1990', ['kavitha@nalam.example', 'Kavitha', '9000012345'])).toBe(false)
  })
})
