import { describe, expect, it } from 'vitest'
import type { JsonObject } from './json.ts'
import { readResponse } from './readResponse.ts'

const keep = (body: JsonObject) => body
const read = (status: number, text: string, normalise: (body: JsonObject) => unknown = keep) =>
  readResponse(new Response(null, { status }), text, normalise)

describe('readResponse', () => {
  it('gives the value of a success', () => {
    expect(read(200, '{"statusCode":200,"data":{"a":1}}')).toEqual({ value: { statusCode: 200, data: { a: 1 } } })
  })

  it.each([
    ['statusCode beside data', '{"statusCode":401,"message":"no"}', 401],
    ['statusCode inside data', '{"data":{"statusCode":409,"message":"no"}}', 409],
    ['statusCode as text', '{"statusCode":"422"}', 422],
    ['exactly 400', '{"statusCode":400}', 400],
  ])('[SDK-03] treats a refusal under a 2xx status as an error: %s', (_, text, status) => {
    expect(read(200, text)).toEqual({ failure: { kind: 'response', status, data: JSON.parse(text), cause: undefined } })
  })

  it.each([
    ['399 inside the body', '{"statusCode":399}'],
    ['no code at all', '{}'],
    ['a code that is no number', '{"statusCode":"ok"}'],
    ['a null code beside a good one inside', '{"statusCode":null,"data":{"statusCode":201}}'],
  ])('accepts a success with %s', (_, text) => {
    expect(read(200, text)).toEqual({ value: JSON.parse(text) })
  })

  it.each([
    ['empty', ''],
    ['HTML', '<html></html>'],
    ['cut short', '{"a":'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['a bare text', '"fine"'],
  ])('[SDK-03] rejects a success that is %s, and keeps its status and text', (_, text) => {
    expect(read(201, text)).toEqual({ failure: { kind: 'parse', status: 201, data: text, cause: undefined } })
  })

  it('reports a contract violation with the reason if there is no readable value', () => {
    const reason = new TypeError('no rows')
    const outcome = read(200, '{"statusCode":200}', () => {
      throw reason
    })
    expect(outcome).toEqual({ failure: { kind: 'contract', status: 200, data: { statusCode: 200 }, cause: reason } })
  })

  it.each([
    [500, '', ''],
    [502, '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
    [400, '{"message":"no"}', { message: 'no' }],
    [404, '{"statusCode":200}', { statusCode: 200 }],
    [304, '{}', {}],
  ])('[SDK-03] treats status %i as a failure, whatever the body contains', (status, text, data) => {
    const nullBody = readResponse(new Response(null, { status }), text, keep)
    expect(nullBody).toEqual({ failure: { kind: 'response', status, data, cause: undefined } })
  })
})
