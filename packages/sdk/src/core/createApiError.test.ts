import { describe, expect, it, vi } from 'vitest'
import { operations, wrapperMessages } from '../generated/operations.ts'
import type { Failure } from './readResponse.ts'
import type { OperationId } from '../index.ts'
import { createApiError } from './createApiError.ts'
import { isApiError } from './ApiError.ts'

const errorOf = (id: OperationId, failure: Failure, response?: Response, sent: Record<string, string> = {}) =>
  createApiError({ id, ...operations[id] }, failure, response, 'req_sent', Object.values(sent))

describe('texts', () => {
  // The specified texts with the corrections of D3, written here and not read from the contract.
  it.each<[OperationId, Failure, string]>([
    ['registerDoctor', { kind: 'response', status: 500 }, 'Something went wrong!'],
    ['registerDoctor', { kind: 'network' }, 'Registration failed'],
    ['registerDoctor', { kind: 'contract', status: 201 }, 'Failed to register doctor.'],
    ['loginDoctor', { kind: 'response', status: 400 }, 'Login failed!'],
    ['loginDoctor', { kind: 'timeout' }, 'Login failed'],
    ['loginDoctor', { kind: 'parse', status: 201, data: '' }, 'No response payload received'],
    ['loginDoctor', { kind: 'parse', status: 201, data: '<html>' }, 'An unexpected error occurred'],
    ['getDoctorProfile', { kind: 'response', status: 401 }, 'Session expired'],
    ['getDoctorProfile', { kind: 'response', status: 403 }, 'Session expired'],
    ['getDoctorProfile', { kind: 'network' }, 'Service unavailable - no response from server'],
    ['forgotPassword', { kind: 'response', status: 400 }, 'Login failed'],
    ['forgotPassword', { kind: 'response', status: 401 }, 'Something went wrong. Please try again.'],
    ['forgotPassword', { kind: 'response', status: 500 }, 'Something went wrong. Please try again.'],
    ['forgotPassword', { kind: 'network' }, 'Login failed'],
    ['confirmForgotPassword', { kind: 'response', status: 400 }, 'Something went wrong. Please try again later.'],
    ['confirmForgotPassword', { kind: 'network' }, 'Something went wrong. Please try again.'],
    ['confirmDoctorRegistration', { kind: 'response', status: 400 }, 'OTP verification failed'],
    ['confirmDoctorRegistration', { kind: 'network' }, 'An error occurred during OTP verification'],
    ['logoutDoctor', { kind: 'network' }, 'Logout failed'],
    ['listSpecialities', { kind: 'response', status: 500 }, 'Failed to fetch specialities'],
    ['listCountries', { kind: 'network' }, 'Failed to fetch countries'],
    ['listLocalities', { kind: 'parse', status: 200, data: '' }, 'Failed to fetch localities'],
    ['updateDoctorProfileImage', { kind: 'response', status: 500 }, 'Failed to upload image'],
    ['updateDoctorProfileImage', { kind: 'network' }, 'Error uploading image'],
    ['listBookings', { kind: 'response', status: 500 }, 'Failed to fetch bookings'],
    ['listBookings', { kind: 'timeout' }, 'Error fetching bookings'],
    ['updateBookingStatus', { kind: 'response', status: 500 }, 'Failed to update booking status'],
    ['updateBookingStatus', { kind: 'network' }, 'An unexpected error occurred'],
    ['createSlot', { kind: 'response', status: 500 }, 'Failed to create slot. Please try again.'],
    ['listSlotsByDate', { kind: 'response', status: 500 }, 'Failed to fetch slots'],
    ['updateSlotStatus', { kind: 'response', status: 500 }, 'Failed to update slot status'],
    ['updateDoctorProfile', { kind: 'response', status: 500 }, 'The server did not say what went wrong.'],
    ['updateDoctorStatus', { kind: 'network' }, 'Service unavailable - no response from server'],
    ['updateDoctorStatus', { kind: 'aborted' }, 'The request was cancelled.'],
  ])('[SDK-04] %s, %j: "%s"', (operation, failure, text) => {
    const error = errorOf(operation, failure)
    expect(error.userMessage).toBe(text)
    const [owner = '', situation = ''] = (error.messageId ?? '').split('.')
    const catalogue: Record<string, string> =
      owner === 'wrapper' ? wrapperMessages : operations[owner as OperationId].messages
    expect(catalogue[situation]).toBe(text)
  })

  it.each([
    [{ message: 'Taken' }, 'Taken'],
    [{ error: 'Taken' }, 'Taken'],
    [{ data: { message: 'Taken' } }, 'Taken'],
  ])('[SDK-04] the server’s text %j comes first and has no id', (data, text) => {
    const error = errorOf('registerDoctor', { kind: 'response', status: 409, data })
    expect(error).toMatchObject({ message: text, userMessage: text, messageId: undefined })
  })

  it('[SDK-03] message keeps the wrapper’s text where userMessage has the operation’s', () => {
    const error = errorOf('listBookings', { kind: 'network' })
    expect(error.message).toBe('Service unavailable - no response from server')
    expect(error.messageId).toBe('listBookings.exception')
  })

  it('[SDK-03] a set-up failure shows its own message where the operation has none', () => {
    const cause = new TypeError('Failed to parse URL')
    const without = errorOf('updateDoctorProfile', { kind: 'setup', cause })
    expect(without).toMatchObject({ message: cause.message, userMessage: cause.message, messageId: undefined, cause })
    expect(errorOf('listBookings', { kind: 'setup', cause })).toMatchObject({
      message: cause.message,
      userMessage: 'Error fetching bookings',
    })
    expect(errorOf('updateDoctorProfile', { kind: 'setup', cause: 'odd' })).toMatchObject({
      message: 'Request setup error',
      messageId: 'wrapper.setup',
    })
  })
})

describe('secrets in a set-up failure', () => {
  const setup = (message: string, sent: Record<string, string>) =>
    errorOf('updateDoctorProfile', { kind: 'setup', cause: new TypeError(message) }, undefined, sent)

  it.each<[string, string, Record<string, string>]>([
    ['a header', '"Bearer tok" is refused', { Accept: '*/*', Authorization: 'Bearer tok' }],
    ['a header with space around it', '"Bearer tok" is refused', { Authorization: ' Bearer tok ' }],
    ['an address with a name and password', 'http://user:pass@host is refused', {}],
  ])('%s is not repeated, neither in the message nor in the cause', (_, message, sent) => {
    const error = setup(message, sent)
    expect([error.message, error.cause]).toEqual(['Request setup error', undefined])
  })

  it.each<[string, Record<string, string>]>([
    ['no header', {}],
    ['an empty header', { Empty: '', Blank: '  ' }],
    ['another header', { Accept: 'text/plain' }],
  ])('a message that repeats nothing stays, with %s', (_, sent) => {
    const error = setup('Failed to parse URL', sent)
    expect(error.message).toBe('Failed to parse URL')
    expect(error.cause).toBeInstanceOf(TypeError)
  })

  it('the cause of another failure is kept but not shown', () => {
    const cause = new TypeError('fetch failed')
    const error = errorOf('updateDoctorProfile', { kind: 'network', cause })
    expect([error.message, error.cause]).toEqual(['Service unavailable - no response from server', cause])
  })
})

describe('facts', () => {
  it.each<[Failure, number]>([
    [{ kind: 'network' }, 503],
    [{ kind: 'timeout' }, 503],
    [{ kind: 'aborted' }, 0],
    [{ kind: 'setup' }, 500],
    [{ kind: 'response', status: 418 }, 418],
    [{ kind: 'parse', status: 200 }, 200],
    [{ kind: 'contract', status: 201 }, 201],
  ])('[SDK-03] the status of %j is %i', (failure, status) => {
    expect(errorOf('listBookings', failure).status).toBe(status)
  })

  it('[SDK-03] a response keeps data, headers, code, refused fields and waiting time', () => {
    const data = {
      message: 'no',
      code: 'request.invalid',
      errors: { email: 'Invalid email format', odd: 5 },
      errorCodes: { email: 'validation.email.format' },
      requestId: 'req_body',
    }
    const response = new Response(null, { headers: { 'Retry-After': '7' } })
    const error = errorOf('registerDoctor', { kind: 'response', status: 400, data }, response)
    expect(error.data).toBe(data)
    expect(error.headers).toBe(response.headers)
    expect(error.fieldErrors).toEqual({ email: 'Invalid email format', odd: '5' })
    expect(error.fieldCodes).toEqual({ email: 'validation.email.format' })
    expect(error).toMatchObject({
      code: 'request.invalid',
      retryAfter: 7,
      requestId: 'req_body',
      operation: 'registerDoctor',
    })
  })

  it('reads a date to wait for against the clock of the response, not of this machine', () => {
    const headers = { Date: 'Wed, 25 Nov 2037 09:00:00 GMT', 'Retry-After': 'Wed, 25 Nov 2037 09:00:40 GMT' }
    const error = errorOf('listBookings', { kind: 'response', status: 503 }, new Response(null, { headers }))
    expect(error.retryAfter).toBe(40)
  })

  it('[SDK-04] the text of a success is not shown for a response that breaks the contract', () => {
    const error = errorOf('updateDoctorProfile', {
      kind: 'contract',
      status: 200,
      data: { message: 'Profile updated' },
    })
    expect([error.message, error.messageId]).toEqual([wrapperMessages.contract, 'wrapper.contract'])
  })

  it.each(['refused', ['refused'], 5, null])('reads no refused fields from %j', (errors) => {
    const data = { message: 'no', errors }
    expect(errorOf('registerDoctor', { kind: 'response', status: 400, data }).fieldErrors).toEqual({})
  })

  it('without a response has neither code nor refused fields', () => {
    const error = errorOf('registerDoctor', { kind: 'network' })
    expect(error.fieldErrors).toEqual({})
    expect(error.code).toBeUndefined()
    expect(error.headers).toBeUndefined()
    expect(error.retryAfter).toBeUndefined()
  })

  it('narrows by operation and status', () => {
    const error = errorOf('loginDoctor', { kind: 'response', status: 401, data: { message: 'code sent' } })
    expect(isApiError(error)).toBe(true)
    expect(isApiError(error, 'loginDoctor')).toBe(true)
    expect(isApiError(error, 'registerDoctor')).toBe(false)
    expect(isApiError(error, 'loginDoctor', 401)).toBe(true)
    expect(isApiError(error, 'loginDoctor', 403)).toBe(false)
    expect(
      isApiError(errorOf('loginDoctor', { kind: 'response', status: 401, data: '<html>' }), 'loginDoctor', 401),
    ).toBe(false)
    expect(isApiError(errorOf('loginDoctor', { kind: 'response', status: 401, data: null }), 'loginDoctor', 401)).toBe(
      false,
    )
    expect(isApiError(errorOf('loginDoctor', { kind: 'contract', status: 401, data: {} }), 'loginDoctor', 401)).toBe(
      false,
    )
    expect(isApiError(new Error('other'))).toBe(false)
    expect(isApiError({ name: 'ApiError' })).toBe(false)
    expect(isApiError(null)).toBe(false)
  })
})

describe('two copies of the package in one program', () => {
  it('[SDK-09] know each other’s errors', async () => {
    vi.resetModules()
    const other = await import('./ApiError.ts')
    const { createApiError: makeOther } = await import('./createApiError.ts')
    const login = { id: 'loginDoctor', ...operations.loginDoctor } as const
    const theirs = makeOther(login, { kind: 'response', status: 401, data: {} }, undefined, 'r', [])
    const ours = errorOf('loginDoctor', { kind: 'response', status: 401, data: {} })
    expect(other.isApiError).not.toBe(isApiError)
    expect(isApiError(theirs, 'loginDoctor', 401)).toBe(true)
    expect(other.isApiError(ours, 'loginDoctor', 401)).toBe(true)
  })
})
