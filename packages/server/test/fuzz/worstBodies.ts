import type { RequestDescription } from '../../src/contract/contractDocument.ts'
import { resolveSchema } from './schemaArbitrary.ts'

// Bodies that use an operation's size limit for content that is expensive to check: long texts for
// patterns, many items for uniqueness, many fields, deep nesting.

const FILLS = ['a', ' ', '@', '0', 'க', '\\u0000', 'a ', '-']

type Schema = Readonly<Record<string, unknown>>

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

function fieldsOf(pointer: string): string[] {
  const schema = resolveSchema(pointer)
  const target = typeof schema['$ref'] === 'string' ? resolveSchema(schema['$ref']) : schema
  return isSchema(target['properties']) ? Object.keys(target['properties']) : []
}

const bytes = (text: string) => Buffer.byteLength(text)

/** Repeats a text between a head and a tail until the number of bytes is reached. */
function filled(limit: number, head: string, unit: string, tail: string): string {
  const room = Math.max(0, limit - bytes(head) - bytes(tail))
  return head + unit.repeat(Math.floor(room / bytes(unit))) + tail
}

function jsonBodies(fields: readonly string[], limit: number): string[] {
  const texts = fields.flatMap((field) => FILLS.map((fill) => filled(limit, `{"${field}":"`, fill, '!"}')))
  const lists = fields.map((field) => filled(limit, `{"${field}":[{"x":1}`, ',{"x":1}', ']}'))
  return [
    ...texts,
    ...lists,
    filled(limit, '{"a":1', ',"b":1', '}'),
    `{${Array.from({ length: Math.floor(limit / 10) }, (_, index) => `"${index.toString(36)}":1`).join(',')}}`.slice(
      0,
      limit,
    ),
    filled(limit, '', '[', ''),
    filled(limit, '', '{"a":', ''),
    filled(limit, '"', 'x', '"'),
    filled(limit, '', '9', ''),
  ]
}

const BOUNDARY = 'worst'
const part = (field: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${more}\r\n\r\n`

function formBodies(request: RequestDescription, fields: readonly string[]): string[] {
  const end = `\r\n--${BOUNDARY}--\r\n`
  return [
    ...fields.flatMap((field) => {
      const more = request.files.has(field) ? '; filename="a.png"' : ''
      const fills = request.files.has(field) ? ['a', `\r\n--wors`] : FILLS
      return fills.map((fill) => filled(request.limit, part(field, more), fill, end))
    }),
    filled(request.limit, '', part('a'), ''),
    filled(request.limit, '', `--${BOUNDARY}\r\n`, end),
  ]
}

/** A raw body and its content type. */
export interface WorstBody {
  readonly raw: string
  readonly contentType: string
}

/** Returns the most expensive bodies of an operation, each as large as its limit allows. */
export function worstBodies(request: RequestDescription): WorstBody[] {
  const fields = fieldsOf(request.pointer)
  return request.mediaType === 'multipart/form-data'
    ? formBodies(request, fields).map((raw) => ({ raw, contentType: `multipart/form-data; boundary=${BOUNDARY}` }))
    : jsonBodies(fields, request.limit).map((raw) => ({ raw, contentType: request.mediaType }))
}
