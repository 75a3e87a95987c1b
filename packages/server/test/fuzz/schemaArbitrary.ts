import * as fc from 'fast-check'
import { contractDocument } from '../../src/contract/contractDocument.ts'

// Values that fit a schema of the contract, and bodies that do not. Texts with a pattern have a
// generator by the schema's name; all generated values are validated before they are sent.

type Schema = Readonly<Record<string, unknown>>

/** Resolves a pointer or $ref of the contract. */
export function resolveSchema(pointer: string): Schema {
  let value: unknown = contractDocument
  for (const part of pointer.replace(/^#/, '').split('/').slice(1)) {
    value = (value as Schema)[part.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return value as Schema
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const pad = (value: number, width = 2) => String(value).padStart(width, '0')
const anyText = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
    .map((text) => text.replaceAll('\u0000', '').slice(0, maxLength))

const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Id: fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    fc.constantFrom('doc_meena', 'doc_ilango', 'loc_chennai_t_nagar', 'spc_ent'),
  ),
  Email: fc
    .tuple(
      fc.stringMatching(/^[a-z0-9.'+_-]{1,20}$/),
      fc.constantFrom('nalam.example', 'gmail.com', 'elsewhere.example', 'edu', 'x.edu', '௧'),
    )
    .map(([local, domain]) => `${local}@${domain}`),
  DoctorName: fc.oneof(
    fc.stringMatching(/^[A-Z][a-z]{1,20} [A-Z][a-z]{1,20}$/),
    fc.constantFrom('கவிதா முருகன்', 'Ωmega Ü', 'आशा'),
  ),
  MobileNumber: fc.tuple(fc.constantFrom('6', '7', '8', '9'), digits(9)).map((parts) => parts.join('')),
  NewPassword: fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => `Aa1@xyz${text}`),
  ConfirmationCode: digits(6),
  CalendarDate: fc
    .tuple(
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 1, max: 12 }),
      fc.oneof(fc.integer({ min: 2026, max: 2028 }), fc.integer({ min: 0, max: 9999 })),
    )
    .map(([day, month, year]) => `${pad(day)}-${pad(month)}-${pad(year, 4)}`),
  ClockTime: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => pad(part)).join(':')),
  Pincode: fc.tuple(fc.integer({ min: 1, max: 9 }), digits(5)).map((parts) => parts.join('')),
  PlaceId: fc.oneof(
    fc.constantFrom(101, 35, 3659, '35', '3659'),
    fc.integer({ min: 1, max: 2_147_483_647 }),
    fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  ),
  HourLabel: fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('AM', 'PM')).map((parts) => parts.join(' ')),
  SearchText: fc.oneof(
    anyText(0, 100),
    fc.constantFrom(
      '',
      '%',
      '_',
      '\\',
      "'",
      '"; drop table bookings; --',
      'ANITHA',
      '+91 90000',
      'கவிதா',
      '\ud800',
      '%%%',
    ),
  ),
}

function stringOf(schema: Schema): fc.Arbitrary<unknown> {
  const minLength = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0
  const maxLength = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : 60
  if (schema['pattern'] === '^[0-9]{10}$') return digits(10)
  // The pattern "at least one character that is not white space" is ensured by a leading letter.
  return anyText(Math.max(0, minLength - 1), maxLength - 1).map((text) => (minLength > 0 ? `x${text}` : text))
}

/** Returns values that fit a schema. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const reference = schema['$ref']
  if (typeof reference === 'string') {
    return byName[reference.split('/').at(-1) ?? ''] ?? arbitraryOf(resolveSchema(reference))
  }
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...(schema['anyOf'] as Schema[]).map(arbitraryOf))
  switch (schema['type']) {
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>
      const required = (schema['required'] ?? []) as string[]
      const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, arbitraryOf(field)]))
      return fc.record(fields, { requiredKeys: required })
    }
    case 'array':
      return fc.uniqueArray(arbitraryOf((schema['items'] ?? {}) as Schema), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Number(schema['maxItems'] ?? 10),
      })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: Number(schema['minimum'] ?? -1000), max: Number(schema['maximum'] ?? 1000) })
    case 'string':
      return stringOf(schema)
    default:
      throw new Error(`No generator for ${JSON.stringify(schema)}`)
  }
}

const nonsense = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  'x'.repeat(3000),
  [],
  {},
  [null],
  { a: 1 },
  '\u0000',
  ' ',
)

/**
 * Returns bodies that differ from a valid one in one place: a missing field, an additional one, or
 * an invalid value.
 */
export function mutationsOf(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(body, fc.nat(), fc.constantFrom('drop', 'add', 'replace', 'whole'), nonsense, fc.string({ maxLength: 20 }))
    .map(([fitting, index, kind, strange, name]) => {
      if (kind === 'whole' || typeof fitting !== 'object' || fitting === null) return strange
      const fields = { ...(fitting as Record<string, unknown>) }
      const names = Object.keys(fields)
      const target = names[index % Math.max(1, names.length)] ?? 'none'
      if (kind === 'drop') delete fields[target]
      else if (kind === 'add') Object.defineProperty(fields, `extra_${name}`, { value: strange, enumerable: true })
      else fields[target] = strange
      return fields
    })
}
