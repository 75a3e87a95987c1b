// Sixteen faults of a server or of the network, over real sockets, for every operation, in the
// default mode. Each ends with a typed error. No redirect is followed and no request is sent again.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../src/generated/operations.ts'
import { createDoctorApi, isApiError, type ApiErrorKind } from '../src/index.ts'
import { everyOperation, operationIds } from './everyOperation.ts'
import { misbehavingServer, type Situation } from './misbehavingServer.ts'

let server: Awaited<ReturnType<typeof misbehavingServer>>
beforeAll(async () => {
  server = await misbehavingServer()
})
afterAll(() => server.close())
afterEach(() => server.forget())

const faults: readonly (readonly [Situation, ApiErrorKind])[] = [
  ['reset', 'network'],
  ['truncated', 'network'],
  ['stalled', 'timeout'],
  ['silent', 'timeout'],
  ['empty500', 'response'],
  ['html502', 'response'],
  ['empty200', 'parse'],
  ['html200', 'parse'],
  ['malformed', 'parse'],
  ['list', 'parse'],
  ['emptyObject', 'contract'],
  ['dataNumber', 'contract'],
  ['unproven', 'contract'],
  ['redirected', 'contract'],
  ['successFalse', 'response'],
  ['errorText', 'response'],
]

describe.each(faults.filter(([, kind]) => kind === 'timeout'))('%s', (situation, kind) => {
  it('[SDK-03] every operation ends with one typed error and one request', async () => {
    // Runs all operations at once, so that the deadline can be long enough for a busy machine.
    const api = createDoctorApi({ baseUrl: server.baseUrl(situation), retries: 0, timeout: 1_500 })
    const errors = await Promise.all(
      operationIds.map((operation) =>
        everyOperation[operation](api)
          .then(() => undefined)
          .catch((error: unknown) => error),
      ),
    )
    for (const [index, operation] of operationIds.entries()) {
      expect(isApiError(errors[index], operation)).toBe(true)
      expect(errors[index]).toHaveProperty('kind', kind)
    }
    const methods = server.received.map(({ method }) => method)
    expect(methods.toSorted()).toEqual(operationIds.map((operation) => operations[operation].method).toSorted())
  })
})

describe.each(faults.filter(([, kind]) => kind !== 'timeout'))('%s', (situation, kind) => {
  it.each(operationIds)('[SDK-03] %s ends with one typed error and one request', async (operation) => {
    const api = createDoctorApi({ baseUrl: server.baseUrl(situation), retries: 0, timeout: 5_000 })
    const result = await everyOperation[operation](api)
      .then((value: unknown) => ({ value }))
      .catch((error: unknown) => ({ error }))
    expect(result).not.toHaveProperty('value')
    const { error } = result as { error: unknown }
    expect(isApiError(error, operation)).toBe(true)
    expect(error).toHaveProperty('kind', kind)
    expect(server.received.map(({ method }) => method)).toEqual([operations[operation].method])
  })
})

it.each(operationIds)(
  '[SDK-03] wrongShape: a success status is a success of %s only if it needs no data',
  async (id) => {
    const { ok, value, error } = await everyOperation[id](
      createDoctorApi({ baseUrl: server.baseUrl('wrongShape') }),
    ).result()
    const known = new Set(['message', 'messageId', 'code', 'email', 'slotId'])
    // The server's message is the whole value. Two calls add what the caller gave.
    if (ok) expect(Object.keys(value as object).filter((name) => !known.has(name))).toEqual([])
    else expect(error).toMatchObject({ kind: 'contract' })
  },
)

it.each(['redirected', 'redirectedElsewhere'] as const)(
  'a password is sent to no other place: %s',
  async (situation) => {
    const api = createDoctorApi({ baseUrl: server.baseUrl(situation) })
    const { error } = await api.session.login({ email: 'k@nalam.example', password: 'Secret#123' }).result()
    expect(error).toMatchObject({
      kind: 'contract',
      message: 'The server sent a redirect',
      userMessage: 'An unexpected error occurred',
    })
    expect(server.received).toHaveLength(1)
  },
)

it('the text of a refusal under 200 is shown as one', async () => {
  for (const situation of ['successFalse', 'errorText'] as const) {
    const { error } = await createDoctorApi({ baseUrl: server.baseUrl(situation) })
      .bookings.decide('b', { action: 'approve' })
      .result()
    expect(error).toMatchObject({ kind: 'response', status: 200, userMessage: 'The slot is gone' })
  }
})
