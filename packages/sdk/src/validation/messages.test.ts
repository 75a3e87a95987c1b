import { describe, expect, expectTypeOf, it } from 'vitest'
import { addDays } from '../formats/calendarDate.ts'
import { clinicToday } from '../formats/clinicTime.ts'
import {
  isValidationMessageId,
  loginSchema,
  profileSchema,
  registrationSchema,
  resetPasswordSchema,
  slotSchema,
  uploadSchema,
  VALIDATION_MESSAGE_IDS,
  VALIDATION_MESSAGES,
  validationText,
  type LoginValues,
} from './index.ts'

/** 20 November 2026, 09:30 at the clinic. */
const HALF_PAST_NINE = Date.UTC(2026, 10, 20, 4, 0)
const now = () => HALF_PAST_NINE

function messagesOf(result: { success: boolean; error?: { issues: { message: string; path: PropertyKey[] }[] } }) {
  return (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('add slot', () => {
  it.each([
    [{ date: '2026-11-20', time: '10:00' }, []],
    [{ date: '20-11-2026', time: '23:30' }, []],
    [{ date: '2026-11-21', time: '00:00' }, []],
    [{ date: '20-11-2028', time: '10:00' }, []],
    [{ date: '21-11-2028', time: '10:00' }, ['date: Date can be at most two years ahead']],
    [{ date: 'tomorrow', time: '10:00' }, ['date: Enter the date as day-month-year']],
    [{ date: '31-11-2026', time: '10:00' }, ['date: Enter the date as day-month-year']],
    [{ date: '', time: '' }, ['date: Date is required', 'time: Start time is required']],
    [{}, ['date: Date is required', 'time: Start time is required']],
    [{ date: '2026-02-30', time: '10:00' }, ['date: Enter the date as day-month-year']],
    [{ date: '2026-11-19', time: '10:00' }, ['date: Date cannot be in the past']],
    [{ date: '2026-11-20', time: '09:30' }, ['time: This time has already passed']],
    [{ date: '2026-11-20', time: '9:30 AM' }, ['time: Start time is required']],
  ])('[SDK-07] a slot with %j gives %j', (value, messages) => {
    expect(messagesOf(slotSchema({ now }).safeParse(value))).toEqual(messages)
  })

  it('uses the machine’s clock if none is given', () => {
    expect(slotSchema().safeParse({ date: '2000-01-01', time: '10:00' }).success).toBe(false)
    expect(slotSchema().safeParse({ date: addDays(clinicToday(), 2), time: '10:00' }).success).toBe(true)
  })
})

describe('upload', () => {
  const image = (type: string, size = 10) => ({ type, size })
  const wrongType = ': Choose an image file (PNG, JPEG or WebP)'
  it.each<[unknown, string[]]>([
    [image('image/png'), []],
    [image('image/jpeg'), []],
    [image('IMAGE/WEBP'), []],
    [image('image/png', 5 * 1024 * 1024), []],
    [image('image/png', 5 * 1024 * 1024 + 1), [': The image is larger than 5 MB']],
    [image('application/pdf'), [wrongType]],
    [image('image/svg+xml'), [wrongType]],
    [image(''), [wrongType]],
    [{ type: 'image/png' }, [wrongType]],
    [{ size: 1 }, [wrongType]],
    [{ type: 1, size: 1 }, [wrongType]],
    [{ type: 'image/png', size: '1' }, [wrongType]],
    [undefined, [wrongType]],
    [null, [wrongType]],
    ['photo.png', [wrongType]],
  ])('[SDK-07] the file %j gives %j', (file, messages) => {
    expect(messagesOf(uploadSchema().safeParse(file))).toEqual(messages)
  })

  it('takes a real Blob and a deployment’s own limits', () => {
    const gif = new Blob(['GIF89a'.padEnd(2 ** 20 + 1)], { type: 'image/gif' })
    expect(uploadSchema().safeParse(gif).success).toBe(false)
    expect(uploadSchema({ types: ['image/gif'] }).safeParse(gif).success).toBe(true)
    expect(messagesOf(uploadSchema({ types: ['image/gif'], largest: 2 ** 20 }).safeParse(gif))).toEqual([
      ': The image is larger than 1 MB',
    ])
  })
})

describe('messages', () => {
  it('every message has an id, and no other text passes for one', () => {
    expect(VALIDATION_MESSAGE_IDS).toEqual(Object.keys(VALIDATION_MESSAGES))
    expect(VALIDATION_MESSAGE_IDS.every(isValidationMessageId)).toBe(true)
    expect(isValidationMessageId('toString')).toBe(false)
    expect(isValidationMessageId('Email is required')).toBe(false)
  })

  it('[SDK-07] another language is passed in; what it lacks stays English', () => {
    const messages = { 'validation.email.required': 'மின்னஞ்சல் தேவை' }
    expect(messagesOf(loginSchema({ messages }).safeParse({ email: '', password: '' }))).toEqual([
      'email: மின்னஞ்சல் தேவை',
      'password: Password is required',
    ])
    expect(validationText('validation.email.required', messages)).toBe('மின்னஞ்சல் தேவை')
    expect(validationText('validation.email.required')).toBe('Email is required')
  })

  it('[SDK-07] with a function of the id every issue of every schema carries its id', () => {
    const options = { messages: (id: string) => id, now }
    const found = [
      registrationSchema(options).safeParse({}),
      registrationSchema(options).safeParse({ doctor_name: 'M', email: 'x', mobile_number: '1', password: 'x' }),
      resetPasswordSchema(options).safeParse({
        email: 'x',
        otp: '123456',
        newPassword: 'Sunrise@9',
        confirmPassword: 'x',
      }),
      profileSchema(options).safeParse({}),
      profileSchema(options).safeParse({ speciality: '', availableTime: { from: '5 PM', to: '4 PM' } }),
      slotSchema(options).safeParse({ date: '2026-11-20', time: '09:00' }),
      uploadSchema(options).safeParse(null),
      uploadSchema(options).safeParse({ type: 'image/png', size: Infinity }),
    ].flatMap((result) => result.error?.issues.map((issue) => issue.message) ?? [])
    expect(found.length).toBeGreaterThan(25)
    expect(found.filter((message) => !isValidationMessageId(message))).toEqual([])
    expect(found).toContain('validation.reset.mismatch')
    expect(found).toContain('validation.slot.time.past')
    expect(found).toContain('validation.profile.availableTime.order')
  })

  it('an issue carries its id beside the text', () => {
    const issue = loginSchema().safeParse({ email: 'x', password: 'Sunrise@9' }).error?.issues[0]
    expect(issue).toMatchObject({ message: 'Invalid email format', params: { id: 'validation.email.format' } })
  })

  it('[SDK-07] speaks Standard Schema', () => {
    const standard = loginSchema()['~standard']
    expect(standard.version).toBe(1)
    expect(standard.validate({ email: ' meena@gmail.com', password: 'Sunrise@9' })).toEqual({
      value: { email: 'meena@gmail.com', password: 'Sunrise@9' },
    })
    expectTypeOf<LoginValues>().toEqualTypeOf<{ email: string; password: string }>()
  })
})
