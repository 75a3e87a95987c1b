import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { ApiError, apiErrorFromJson, hasApiErrorMark } from './ApiError.ts'

const properties = {
  kind: 'response',
  status: 400,
  operation: 'loginDoctor',
  code: 'request.invalid',
  userMessage: 'Login failed!',
  messageId: 'loginDoctor.failure',
  requestId: 'req_1',
  retryAfter: 7,
  isOffline: true,
} as const
const content = {
  data: { password: 'secret' },
  headers: new Headers({ 'X-Odd': 'hidden' }),
  fieldErrors: { email: 'refused' },
  fieldCodes: { email: 'validation.email.format' },
}
const made = (cause?: unknown) => new ApiError('The server said no', cause, properties, content)

describe('ApiError', () => {
  it('[SDK-03] is written as JSON with its message and its properties, and without the response', () => {
    expect(JSON.parse(JSON.stringify(made()))).toEqual({
      name: 'ApiError',
      ...properties,
      message: 'The server said no',
    })
  })

  it('keeps the data of the response in properties that are not listed', () => {
    const error = made()
    expect(error).toMatchObject(content)
    expect(Object.keys(error).toSorted()).toEqual(Object.keys(properties).toSorted())
  })

  it('has a cause only where there is one', () => {
    const cause = new TypeError('fetch failed')
    expect(made(cause).cause).toBe(cause)
    expect('cause' in made()).toBe(false)
  })

  it('names itself in the first line of its stack', () => {
    expect(made().stack?.split('\n')[0]).toBe('ApiError: The server said no')
  })

  it('[SDK-09] is recognized by another copy of the package', () => {
    expect(Reflect.get(made(), Symbol.for('@nalam/sdk/ApiError'))).toBe(true)
    expect(hasApiErrorMark(made())).toBe(true)
    expect(hasApiErrorMark(new Error('other'))).toBe(false)
    expect(hasApiErrorMark(Object.setPrototypeOf(runInNewContext('new Error()'), ApiError.prototype))).toBe(true)
    expect(hasApiErrorMark({ [Symbol.for('@nalam/sdk/ApiError')]: true })).toBe(false)
  })

  it('[SDK-09] keeps its kind across a worker, as JSON', () => {
    const error = made()
    const received = apiErrorFromJson(structuredClone(error.toJSON()))
    expect(received).toBeInstanceOf(ApiError)
    expect(received?.toJSON()).toEqual(error.toJSON())
    for (const other of [undefined, {}, new Error('other'), { ...error.toJSON(), kind: 'odd' }, { name: 'ApiError' }])
      expect(apiErrorFromJson(other)).toBeUndefined()
  })
})
