import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allDescriptions, contractDocument } from '../contract/contractDocument.ts'
import { errorBody, Refusal } from '../contract/refusal.ts'
import { documentedFailures, readFailure } from './failures.ts'

const bodySchema = z.looseObject({
  statusCode: z.number(),
  code: z.string().optional(),
  requestId: z.string().optional(),
})
const responseSchema = z.object({
  $ref: z.string().optional(),
  content: z
    .object({
      // The response of a stream has no JSON content.
      'application/json': z.object({ examples: z.record(z.string(), z.object({ value: bodySchema })) }).optional(),
    })
    .optional(),
})
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), responses: z.record(z.string(), responseSchema) })),
  ),
  components: z.object({ responses: z.record(z.string(), responseSchema) }),
})
const { paths, components } = documentSchema.parse(contractDocument)

/** Every example of every operation's errors, read independently of the tested code. */
const examples = Object.values(paths).flatMap((methods) =>
  Object.values(methods).flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, response]) => {
        const found =
          response.$ref === undefined ? response : components.responses[response.$ref.split('/').at(-1) ?? '']
        const values = Object.values(found?.content?.['application/json']?.examples ?? {}).map(({ value }) => value)
        return values.map((value) => ({ operationId, value }))
      }),
  ),
)

describe('failures on purpose', () => {
  it('know every error of every operation, and respond with the body that the contract gives as its example', () => {
    expect(examples.length).toBeGreaterThan(200)
    for (const { operationId, value } of examples) {
      const { code, statusCode: status, errors, data } = readFailure(`${operationId}=${value.code}`)
      const refusal = new Refusal(code, errors, data).with({ status })
      const body = errorBody(refusal, value.requestId ?? '')
      // The codes of fields are optional in an example.
      const { errorCodes } = Object(value)
      expect({ operationId, ...body, errorCodes }).toEqual({ operationId, ...value, errorCodes })
      if (errorCodes !== undefined) expect(body).toMatchObject({ errorCodes })
    }
    const count = allDescriptions.reduce((sum, operation) => sum + documentedFailures(operation).length, 0)
    expect(count).toBe(examples.length)
  })

  it('give the first error of a status, with Retry-After where the contract has it', () => {
    expect(readFailure('loginDoctor=401')).toMatchObject({ code: 'account.unconfirmed', retryAfter: undefined })
    expect(readFailure('loginDoctor=503')).toMatchObject({ code: 'server.unavailable', retryAfter: 30 })
    expect(readFailure('streamEvents=429')).toMatchObject({ code: 'limit.exceeded', retryAfter: 30 })
  })
})
