import { describe, expect, it } from 'vitest'
import document from '../../packages/sdk/src/generated/openapi.json' with { type: 'json' }
import type { Contract } from './Contract.ts'
import { contractProblems } from './contractProblems.ts'

// The bundle is ours; its exact literal type is of no use here.
const contract = document as unknown as Contract
const login = '/doctor/loginDoctor'

/** The operations that mistakes are planted in: compiling the examples of all of them for each mistake takes half a second. */
const few: Contract = {
  ...contract,
  paths: Object.fromEntries(
    Object.entries(contract.paths).filter(([path]) =>
      [login, '/doctor/doctor-logout', '/doctor/bookings/{id}/undo', '/doctor/events'].includes(path),
    ),
  ),
}

function planted(change: (contract: Contract) => void): string[] {
  const copy = structuredClone(few)
  change(copy)
  return contractProblems(copy)
}

function loginOf(copy: Contract) {
  const operation = copy.paths[login]?.post
  if (!operation) throw new Error('loginDoctor is gone')
  return operation
}

function undoOf(copy: Contract) {
  const operation = copy.paths['/doctor/bookings/{id}/undo']?.post
  if (!operation) throw new Error('undoBookingDecision is gone')
  return operation
}

describe('the check of the contract', () => {
  it('finds nothing in the contract as it is', () => expect(contractProblems(contract)).toEqual([]))

  it('finds a missing operation', () => {
    expect(Object.keys(few.paths)).toHaveLength(4)
    expect(planted(() => undefined)).toEqual(['2 base operations instead of 22'])
  })

  it.each<[string, (contract: Contract) => void, string]>([
    [
      'an extension without a name',
      (copy) => (undoOf(copy)['x-capability'] = 'undoing'),
      'undoBookingDecision: x-capabilities has no undoing',
    ],
    [
      'an action of an extension that is not safe to repeat',
      (copy) => undoOf(copy).parameters?.pop(),
      'undoBookingDecision: no Idempotency-Key',
    ],
    ['an id in another case', (copy) => (loginOf(copy).operationId = 'login_doctor'), 'is not in camelCase'],
    ['an id used twice', (copy) => (loginOf(copy).operationId = 'logoutDoctor'), 'logoutDoctor: used twice'],
    ['no messages', (copy) => delete loginOf(copy)['x-messages'], 'loginDoctor: no x-messages'],
    [
      'a message with another id',
      (copy) => (loginOf(copy)['x-messages'] = { failure: { id: 'x', text: 'No' } }),
      'message id "x" is not loginDoctor.failure',
    ],
    [
      'a message for a situation that does not exist',
      (copy) => (loginOf(copy)['x-messages'] = { sometimes: { id: 'loginDoctor.sometimes', text: 'No' } }),
      'unknown situation "sometimes"',
    ],
    ['no limit of the body', (copy) => delete loginOf(copy)['x-body-limit'], 'loginDoctor: x-body-limit is missing'],
    [
      'a limit that is larger than the payload',
      (copy) => (loginOf(copy)['x-body-limit'] = 16_384),
      'loginDoctor: x-body-limit is 16384 instead of',
    ],
    [
      'a text without a longest length',
      (copy) => delete copy.components.schemas.Email?.['maxLength'],
      'loginDoctor: the request has no largest size: a string without maxLength',
    ],
    ['a missing error response', (copy) => delete loginOf(copy).responses['429'], 'loginDoctor: no response 429'],
    ['no successful response', (copy) => delete loginOf(copy).responses['201'], 'loginDoctor: not exactly one success'],
    [
      'an example that does not fit',
      (copy) => {
        const media = loginOf(copy).requestBody?.content['application/json']
        if (media) media.examples = { odd: { value: { email: 5 } } }
      },
      'example odd does not fit',
    ],
    [
      'no example',
      (copy) => {
        const media = loginOf(copy).requestBody?.content['application/json']
        if (media) media.examples = {}
      },
      'loginDoctor request application/json: no example',
    ],
    [
      'a property without a description',
      (copy) => {
        const schema = copy.components.schemas['LoginRequest']
        if (schema) schema['properties'] = { device: { type: 'string' } }
      },
      'components/schemas/LoginRequest: device has no description',
    ],
    [
      'an open request',
      (copy) => {
        const schema = copy.components.schemas.LoginRequest
        if (schema) schema.additionalProperties = true
      },
      'the request is not a closed object',
    ],
    [
      'a code without a text',
      (copy) => {
        const codes = copy.components.schemas.ErrorCode
        if (codes?.enum) codes.enum = [...codes.enum, 'new.code']
      },
      'ErrorCode: new.code has no text',
    ],
    [
      'a stream that sends JSON',
      (copy) => {
        const stream = copy.paths['/doctor/events']?.get?.responses['200']
        const login = loginOf(copy).responses['201']
        if (stream && 'content' in stream && login && 'content' in login) stream.content = login.content
      },
      'streamEvents 200: no event stream',
    ],
    [
      'JSON beside a stream',
      (copy) => {
        const login = loginOf(copy).responses['201']
        const stream = copy.paths['/doctor/events']?.get?.responses['200']
        if (login && 'content' in login && stream && 'content' in stream)
          Object.assign(login.content ?? {}, stream.content)
      },
      'loginDoctor 201: a body of the type text/event-stream',
    ],
    [
      'a stream without a capability',
      (copy) => delete copy.paths['/doctor/events']?.get?.['x-capability'],
      'streamEvents: a stream belongs to an extension',
    ],
  ])('finds %s', (_, change, problem) => {
    expect(planted(change).join('\n')).toContain(problem)
  })
})
