import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changePasswordSchema,
  confirmationSchema,
  DEFAULT_ALLOWED_DOMAINS,
  forgotPasswordSchema,
  loginSchema,
  registrationSchema,
  resetPasswordSchema,
  type SchemaOptions,
} from './index.ts'

type AnySchema = { '~standard': { validate: (value: unknown) => unknown } }

/** Returns the issues as a consumer without React and zod gets them: through Standard Schema. */
function issuesOf(schema: AnySchema, value: unknown): string[] {
  const result = schema['~standard'].validate(value)
  if (typeof result !== 'object' || result === null) throw new Error('a synchronous result was expected')
  if (!('issues' in result) || !Array.isArray(result.issues)) return []
  return result.issues.map(
    (issue: { message: string; path?: PropertyKey[] }) => `${(issue.path ?? []).join('.')}: ${issue.message}`,
  )
}

const registration = {
  doctor_name: 'Meena Raghavan',
  email: 'meena@gmail.com',
  mobile_number: '9876543210',
  password: 'Sunrise@9',
}
const COMPOSITION =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character'

describe('registration', () => {
  it('[AUTH-02] accepts a complete form and gives it back without spaces around', () => {
    const padded = {
      ...registration,
      doctor_name: '  Meena Raghavan ',
      email: ' meena@gmail.com ',
      mobile_number: ' 9876543210 ',
    }
    expect(registrationSchema().parse(padded)).toEqual(registration)
    expect(registrationSchema().parse({ ...registration, password: ' Sunrise@9 ' }).password).toBe(' Sunrise@9 ')
  })

  it.each<[Partial<Record<keyof typeof registration, unknown>>, string[]]>([
    [{ doctor_name: '' }, ['doctor_name: Doctor name is required']],
    [{ doctor_name: '   ' }, ['doctor_name: Doctor name is required']],
    [{ doctor_name: undefined }, ['doctor_name: Doctor name is required']],
    [{ doctor_name: 7 }, ['doctor_name: Doctor name is required']],
    [{ doctor_name: 'M' }, ['doctor_name: Name must be at least 2 characters']],
    [{ doctor_name: 'Mo' }, []],
    [{ doctor_name: 'M'.repeat(50) }, []],
    [{ doctor_name: 'M'.repeat(51) }, ['doctor_name: Name cannot exceed 50 characters']],
    [{ doctor_name: '𝒜'.repeat(50) }, []],
    [{ doctor_name: 'Meena 2' }, ['doctor_name: Doctor name should contain only letters and spaces']],
    [{ doctor_name: 'Dr. Meena' }, ['doctor_name: Doctor name should contain only letters and spaces']],
    [{ doctor_name: 'Meena\nRaghavan' }, ['doctor_name: Doctor name should contain only letters and spaces']],
    [{ doctor_name: 'மீனா ராகவன்' }, []],
    [{ doctor_name: 'मीना राघवन' }, []],
    [{ doctor_name: 'José' }, []],
    [{ email: '' }, ['email: Email is required']],
    [{ email: undefined }, ['email: Email is required']],
    [{ email: 'meena' }, ['email: Invalid email format']],
    [{ mobile_number: '' }, ['mobile_number: Mobile number is required']],
    [{ mobile_number: '987654321' }, ['mobile_number: Mobile number must be 10 digits']],
    [{ mobile_number: '98765432101' }, ['mobile_number: Mobile number must be 10 digits']],
    [{ mobile_number: '98765x3210' }, ['mobile_number: Mobile number must be 10 digits']],
    [{ mobile_number: '௯௮௭௬௫௪௩௨௧௦' }, ['mobile_number: Mobile number must be 10 digits']],
    [{ mobile_number: '5876543210' }, ['mobile_number: Mobile number should start with 6, 7, 8, or 9']],
    [{ mobile_number: '0876543210' }, ['mobile_number: Mobile number should start with 6, 7, 8, or 9']],
    [{ mobile_number: '6876543210' }, []],
    [{ mobile_number: '7876543210' }, []],
    [{ mobile_number: '8876543210' }, []],
    [{ password: '' }, ['password: Password is required']],
    [{ password: 'Sun@9aB' }, ['password: Password must be at least 8 characters']],
    [{ password: '       ' }, ['password: Password must be at least 8 characters']],
    [{ password: 'sunrise@9' }, [`password: ${COMPOSITION}`]],
    [{ password: 'SUNRISE@9' }, [`password: ${COMPOSITION}`]],
    [{ password: 'Sunrise@@' }, [`password: ${COMPOSITION}`]],
    [{ password: 'Sunrise99' }, [`password: ${COMPOSITION}`]],
    [{ password: 'Sunrise#9' }, [`password: ${COMPOSITION}`]],
    [{ password: 'Sunrise#9!' }, []],
    ...['@', '$', '!', '%', '*', '?', '&'].map((special): [{ password: string }, string[]] => [
      { password: `Sunrise9${special}` },
      [],
    ]),
  ])('[AUTH-02] [SDK-07] registration with %j gives %j', (change, issues) => {
    expect(issuesOf(registrationSchema(), { ...registration, ...change })).toEqual(issues)
  })

  it('[AUTH-02] an empty form names every field once, in the order of the form', () => {
    expect(issuesOf(registrationSchema(), {})).toEqual([
      'doctor_name: Doctor name is required',
      'email: Email is required',
      'mobile_number: Mobile number is required',
      'password: Password is required',
    ])
  })
})

const EMAIL_FORMAT = 'Invalid email format'
const EMAIL_DOMAIN = 'Email domain not allowed'

describe('e-mail addresses', () => {
  it.each<[email: string, registration: string | null, login: string | null]>([
    ...DEFAULT_ALLOWED_DOMAINS.map((domain): [string, null, null] => [`meena@${domain}`, null, null]),
    ['Meena.R+clinic@GMail.COM', null, null],
    ['meena@annauniv.edu', null, null],
    ['meena@cs.annauniv.EDU', null, null],
    ['meena@iitm.ac.in', null, null],
    ['meena@tn.gov.in', null, null],
    ['meena@edu', EMAIL_FORMAT, null],
    ['meena@EDU', EMAIL_FORMAT, null],
    ['meena@xedu', EMAIL_FORMAT, EMAIL_DOMAIN],
    ['meena@gmail', EMAIL_FORMAT, EMAIL_DOMAIN],
    ['meena@.edu', EMAIL_FORMAT, EMAIL_FORMAT],
    ['meena@company.com', EMAIL_DOMAIN, EMAIL_DOMAIN],
    ['meena@notgmail.com', EMAIL_DOMAIN, EMAIL_DOMAIN],
    ['meena@gmail.com.evil.com', EMAIL_DOMAIN, EMAIL_DOMAIN],
    ['meena@sub.gmail.com', EMAIL_DOMAIN, EMAIL_DOMAIN],
    ['meena@x.edu.in', EMAIL_DOMAIN, EMAIL_DOMAIN],
    ['meena@fooac.in', EMAIL_DOMAIN, EMAIL_DOMAIN],
    ['meena@foo.education', EMAIL_DOMAIN, EMAIL_DOMAIN],
    ['meena', EMAIL_FORMAT, EMAIL_FORMAT],
    ['@gmail.com', EMAIL_FORMAT, EMAIL_FORMAT],
    ['meena@', EMAIL_FORMAT, EMAIL_FORMAT],
    ['meena@@gmail.com', EMAIL_FORMAT, EMAIL_FORMAT],
    ['me ena@gmail.com', EMAIL_FORMAT, EMAIL_FORMAT],
    ['.meena@gmail.com', EMAIL_FORMAT, EMAIL_FORMAT],
    ['meena.@gmail.com', EMAIL_FORMAT, EMAIL_FORMAT],
    ['me..ena@gmail.com', EMAIL_FORMAT, EMAIL_FORMAT],
    ['meena@gmail..com', EMAIL_FORMAT, EMAIL_FORMAT],
    ['meena@-gmail.com', EMAIL_FORMAT, EMAIL_FORMAT],
    ['meena@gmail.com.', EMAIL_FORMAT, EMAIL_FORMAT],
    ['<meena@gmail.com>', EMAIL_FORMAT, EMAIL_FORMAT],
    [`${'m'.repeat(64)}@gmail.com`, null, null],
    [`${'m'.repeat(65)}@gmail.com`, EMAIL_FORMAT, EMAIL_FORMAT],
    [`meena@${'a'.repeat(63)}.edu`, null, null],
    [`meena@${'a'.repeat(64)}.edu`, EMAIL_FORMAT, EMAIL_FORMAT],
    [`meen@${`${'a'.repeat(60)}.`.repeat(4)}x.edu`, null, null],
    [`meena@${`${'a'.repeat(60)}.`.repeat(4)}x.edu`, EMAIL_FORMAT, EMAIL_FORMAT],
  ])('[AUTH-06] [AUTH-11] %s: %s at registration, %s at login', (email, atRegistration, atLogin) => {
    const messages = (message: string | null) => (message === null ? [] : [`email: ${message}`])
    expect(issuesOf(registrationSchema(), { ...registration, email })).toEqual(messages(atRegistration))
    expect(issuesOf(loginSchema(), { email, password: registration.password })).toEqual(messages(atLogin))
    expect(issuesOf(forgotPasswordSchema(), { email })).toEqual(messages(atLogin))
  })

  it('[AUTH-06] [AUTH-11] whatever registration accepts, login accepts; the bare suffix only at login', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    fc.assert(
      fc.property(label, label, fc.constantFrom('.edu', '.ac.in', '.gov.in'), (name, host, suffix) => {
        expect(issuesOf(registrationSchema(), { ...registration, email: `${name}@${host}${suffix}` })).toEqual([])
        expect(issuesOf(loginSchema(), { email: `${name}@${host}${suffix}`, password: 'Sunrise@9' })).toEqual([])
        expect(issuesOf(loginSchema(), { email: `${name}@${suffix.slice(1)}`, password: 'Sunrise@9' })).toEqual([])
      }),
    )
    const onlySuffixRule: SchemaOptions = { allowedDomains: [] }
    for (const bare of ['edu', 'ac.in', 'gov.in']) {
      expect(issuesOf(registrationSchema(onlySuffixRule), { ...registration, email: `meena@${bare}` })).toHaveLength(1)
      expect(issuesOf(loginSchema(onlySuffixRule), { email: `meena@${bare}`, password: 'Sunrise@9' })).toEqual([])
    }
  })

  it('[AUTH-11] another deployment passes its own domains', () => {
    const options: SchemaOptions = { allowedDomains: ['Clinic.Example'] }
    expect(issuesOf(registrationSchema(options), { ...registration, email: 'meena@clinic.example' })).toEqual([])
    expect(issuesOf(registrationSchema(options), registration)).toEqual([`email: ${EMAIL_DOMAIN}`])
    expect(issuesOf(loginSchema(options), { email: 'meena@gmail.com', password: 'Sunrise@9' })).toEqual([
      `email: ${EMAIL_DOMAIN}`,
    ])
  })
})

describe('login', () => {
  it.each([
    [{ email: '', password: '' }, ['email: Email is required', 'password: Password is required']],
    [{ email: 'meena@gmail.com', password: 'short' }, ['password: Password must be at least 8 characters']],
    [{ email: 'meena@gmail.com', password: 'longenough' }, [`password: ${COMPOSITION}`]],
    [{ email: 'meena@gmail.com', password: 'Sunrise@9' }, []],
  ])('[AUTH-02] [SDK-07] login with %j gives %j', (value, issues) => {
    expect(issuesOf(loginSchema(), value)).toEqual(issues)
  })
})

it.each([
  ['123456', []],
  ['000000', []],
  ['', ['confirmationCode: Enter the 6-digit code']],
  ['12345', ['confirmationCode: Enter the 6-digit code']],
  ['1234567', ['confirmationCode: Enter the 6-digit code']],
  ['12345a', ['confirmationCode: Enter the 6-digit code']],
])('the confirmation code %j gives %j', (confirmationCode, issues) => {
  expect(issuesOf(confirmationSchema(), { email: 'meena@gmail.com', confirmationCode })).toEqual(issues)
})

describe('reset password', () => {
  const reset = { email: 'meena@gmail.com', otp: '123456', newPassword: 'Sunrise@9', confirmPassword: 'Sunrise@9' }

  it.each<[Partial<typeof reset>, string[]]>([
    [{}, []],
    [{ otp: '' }, ['otp: Please fill all the fields']],
    [{ email: '' }, ['email: Please fill all the fields']],
    [{ newPassword: '' }, ['newPassword: Please fill all the fields']],
    [{ confirmPassword: '' }, ['confirmPassword: Please fill all the fields']],
    [{ otp: '123' }, ['otp: Enter the 6-digit code']],
    [{ newPassword: 'short', confirmPassword: 'short' }, ['newPassword: Password must be at least 8 characters']],
    [{ newPassword: 'sunrise@9', confirmPassword: 'sunrise@9' }, [`newPassword: ${COMPOSITION}`]],
    [{ confirmPassword: 'Sunrise@8' }, ['confirmPassword: Passwords do not match']],
    [{ confirmPassword: 'Sunrise@9 ' }, ['confirmPassword: Passwords do not match']],
  ])('[SDK-07] a reset with %j gives %j', (change, issues) => {
    expect(issuesOf(resetPasswordSchema(), { ...reset, ...change })).toEqual(issues)
  })

  it.each([
    [{ currentPassword: 'old' }, []],
    [{ currentPassword: '' }, ['currentPassword: Please fill all the fields']],
    [{ confirmPassword: 'Sunset@10' }, ['confirmPassword: Passwords do not match']],
    [{ newPassword: 'sunset99', confirmPassword: 'sunset99' }, ['newPassword: ' + COMPOSITION]],
  ])('a change of the password with %j gives %j', (change, issues) => {
    const values = { currentPassword: 'old', newPassword: 'Sunset@9', confirmPassword: 'Sunset@9', ...change }
    expect(issuesOf(changePasswordSchema(), values)).toEqual(issues)
  })

  it('an empty reset has an error at each field', () => {
    expect(issuesOf(resetPasswordSchema(), {})).toEqual(
      ['email', 'otp', 'newPassword', 'confirmPassword'].map((field) => `${field}: Please fill all the fields`),
    )
  })
})
