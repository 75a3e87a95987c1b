// The SDK's checker gives the results of a full JSON Schema validator, for the contract's examples
// and for thousands of damaged ones.
import { array, assert, constantFrom, nat, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { responseCheck, responseProblems } from '../src/response-check/index.ts'
import { schemaCompiler } from '../src/response-check/compileSchema.ts'
import contract from '../src/generated/openapi.json' with { type: 'json' }
import { successExamples } from '../src/generated/examples.ts'
import { operations } from '../src/generated/operations.ts'
import { createDoctorApi, type ApiEvent, type OperationId } from '../src/index.ts'
import { ajvResponse } from './contractAjv.ts'
import { operationIds } from './everyOperation.ts'

function examplesOf(operation: OperationId): unknown[] {
  const [status] = successExamples[operation]
  const { method, path } = operations[operation]
  const paths: Record<string, unknown> = contract.paths
  const item: Record<
    string,
    { responses: Record<string, { content: Record<string, { examples: Record<string, { value: unknown }> }> }> }
  > = Object(paths[path])
  const examples = item[method.toLowerCase()]?.responses[status]?.content['application/json']?.examples ?? {}
  return Object.values(examples).map(({ value }) => value)
}

type Place = { holder: Record<string, unknown>; name: string }

function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...places(holder[name])])
}

const damage = constantFrom<unknown>(
  undefined,
  null,
  '',
  'x',
  'a'.repeat(65),
  0,
  -1,
  1.5,
  7,
  true,
  [],
  [1],
  {},
  '24-11-2026',
  '9:30',
)

describe.each(operationIds)('%s', (operation) => {
  const [status] = successExamples[operation]
  const validate = ajvResponse(operation, status)

  it('accepts every example of the contract', () => {
    const examples = examplesOf(operation)
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) expect(responseProblems(operation, status, example)).toEqual([])
  })

  it('agrees with ajv on damaged responses', () => {
    assert(
      property(
        constantFrom(...examplesOf(operation)),
        array(tuple(nat(), damage), { minLength: 1, maxLength: 3 }),
        (example, damages) => {
          const body: unknown = structuredClone(example)
          for (const [at, value] of damages) {
            const all = places(body)
            const place = all[at % all.length]
            if (!place) continue
            if (value === undefined) delete place.holder[place.name]
            else place.holder[place.name] = structuredClone(value)
          }
          expect(responseProblems(operation, status, body).length === 0).toBe(validate(body))
        },
      ),
      { numRuns: 300, seed: 20261120 },
    )
  })
})

describe('its message', () => {
  it('names the path and the expected value, never the actual one', () => {
    const body = {
      data: { slots: [{ id: 5, date: 'secret', bookingId: 'N', name: 'A', time: '25:00', bookingStatus: 1 }] },
    }
    expect(responseProblems('listBookings', 200, body)).toEqual([
      '/data/slots/0/id must be string',
      '/data/slots/0/date is too short',
      '/data/slots/0/date must have the documented form',
      '/data/slots/0/time must have the documented form',
    ])
    expect(responseProblems('listCountries', 200, 'no')).toEqual(['/ must be object'])
    expect(responseProblems('listCountries', 201, {})).toEqual(['status must be 200'])
  })

  it('refuses to compile what it would not check', () => {
    const compile = schemaCompiler({ known: { type: 'string' } })
    expect(() => compile({ oneOf: [] })).toThrow('Unknown keyword oneOf')
    expect(() => compile('nowhere')).toThrow('Unknown schema nowhere')
    expect(compile('known')('text', '')).toBe(true)
  })
})

describe('in a client', () => {
  const body = { data: { data: [{ name: 5 }] } }
  const clientOf = (mode: 'off' | 'report' | 'strict', events: ApiEvent[] = []) =>
    createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      fetch: async () => new Response(JSON.stringify(body)),
      responseCheck: responseCheck(mode),
      onEvent: (event) => events.push(event),
    })

  it('off accepts a mismatch silently', async () => {
    const events: ApiEvent[] = []
    await expect(clientOf('off', events).lookups.countries()).resolves.toEqual([{ id: '', name: '5' }])
    expect(events.map(({ type }) => type)).toEqual(['request', 'response'])
  })

  it('report accepts it and calls the listener', async () => {
    const events: ApiEvent[] = []
    await expect(clientOf('report', events).lookups.countries()).resolves.toEqual([{ id: '', name: '5' }])
    expect(events[1]).toMatchObject({ type: 'mismatch', status: 200, problems: ['/data/data/0/name must be string'] })
  })

  it('strict turns it into an error that names the path', async () => {
    const { error } = await clientOf('strict').lookups.countries().result()
    expect(error).toMatchObject({ kind: 'contract', status: 200, userMessage: 'Failed to fetch countries' })
    expect(error?.cause).toMatchObject({ message: expect.stringContaining('/data/data/0/name must be string') })
  })
})
