import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BOOKING_STATES } from '@nalam/sdk/rules'
import { ROOT } from '../scripts/toolchain.mjs'

interface Schema {
  readonly enum?: ReadonlyArray<string | number>
  readonly 'x-enum-varnames'?: readonly string[]
  readonly properties?: Readonly<Record<string, unknown>>
  readonly allOf?: ReadonlyArray<Schema & { readonly $ref?: string }>
}

interface Guide {
  readonly fulfillmentTypes: readonly string[]
  readonly calls: readonly string[]
  readonly orderStates: { readonly provider: readonly string[] }
  readonly cancellationReasons: { readonly doctor: readonly string[] }
  readonly reasonsWithText: readonly string[]
}

const page = readFileSync(join(ROOT, 'docs/interoperability.md'), 'utf8')
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string; tags: readonly string[] }>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const contract: Contract = JSON.parse(readFileSync(join(ROOT, 'packages/sdk/src/generated/openapi.json'), 'utf8'))
const { schemas } = contract.components

/** The lists of UHI's guide for physical consultations, with its version and the day it was read. */
const guide: Guide = JSON.parse(readFileSync(join(ROOT, 'test/fixtures/uhi-physical-consultation.json'), 'utf8'))

/** Returns a column of the table whose first column has this heading. */
function column(heading: string, index: number): string[] {
  const [, table = ''] = page.split(`| ${heading} |`)
  const [rows = ''] = table.split('\n\n')
  return [...rows.matchAll(/^\| (?!---)(.+) \|$/gm)].map(([, row = '']) => row.split(' | ')[index]?.trim() ?? '')
}
const firstColumn = (heading: string) => column(heading, 0)
/** Returns the codes of UHI in some cells: words in capitals. */
const codesIn = (cells: readonly string[]) =>
  cells.flatMap((cell) => [...cell.matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)*\b/g)].map(([code]) => code))

function fieldsOf({ properties = {}, allOf = [] }: Schema): string[] {
  const inherited = allOf.flatMap((part) => fieldsOf(schemas[part.$ref?.split('/').at(-1) ?? ''] ?? part))
  return [...Object.keys(properties), ...inherited]
}

describe('the mapping to UHI and FHIR', () => {
  it.each([
    ['reason', 'CancelledReason'],
    ['visit', 'Visit'],
    ['state', 'SlotState'],
  ])('[VISIT-05] has a row for every %s of the contract, and no other', (heading, schema) => {
    const codes = schemas[schema]?.enum ?? []
    expect(codes.length).toBeGreaterThan(2)
    expect(firstColumn(heading)).toEqual(codes.map((code) => `\`${code}\``))
  })

  it('[VISIT-05] has a row for every status of the contract, and no other', () => {
    const { enum: codes = [], 'x-enum-varnames': names = [] } = schemas['BookingStatusCode'] ?? {}
    expect(firstColumn('status')).toEqual(codes.map((code, index) => `${code} ${names[index]}`))
  })

  it('[VISIT-05] has a row for every state of a booking, and no other', () => {
    expect(firstColumn('booking state')).toEqual(BOOKING_STATES.map((state) => `\`${state}\``))
  })

  it('[INTAKE-01] has a row for every operation of a platform, and no other', () => {
    const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods))
    const ofPlatform = operations.filter(({ tags }) => tags.includes('platform'))
    expect(firstColumn('operation')).toEqual(ofPlatform.map(({ operationId }) => `\`${operationId}\``))
  })

  it('[VISIT-05] gives a booking only states of an order that the guide lets a provider set', () => {
    const used = ['status', 'booking state'].map((heading) => codesIn(column(heading, 1)))
    for (const codes of used) expect(guide.orderStates.provider).toEqual(expect.arrayContaining(codes))
    // Payment fails nowhere, because patients pay on their visit.
    expect(new Set(used.flat())).toEqual(new Set(guide.orderStates.provider.filter((state) => state !== 'FAILED')))
  })

  it('[VISIT-05] gives each reason of a doctor one code of the guide, and uses all of them', () => {
    expect(codesIn(column('reason', 1))).toEqual(guide.cancellationReasons.doctor)
    const withText = column('reason', 1).filter((cell) => cell.includes('needs a text'))
    expect(guide.reasonsWithText).toEqual(expect.arrayContaining(codesIn(withText)))
    expect(withText).toHaveLength(1)
  })

  it('[INTAKE-01] names calls and types of fulfillment that the guide has', () => {
    const called = [
      ...new Set(
        column('operation', 1)
          .join(' ')
          .match(/`[a-z_]+`/g) ?? [],
      ),
    ].map((call) => call.slice(1, -1))
    expect(called.length).toBeGreaterThan(8)
    expect(guide.calls).toEqual(expect.arrayContaining(called))
    const types = [...page.matchAll(/`fulfillment\.type` is always `(\w+)`/g)].map(([, type]) => type)
    expect(types).toEqual(guide.fulfillmentTypes)
  })

  it('[VISIT-05] says in every row what both networks have', () => {
    const cells = [...page.matchAll(/^\| (?!---)(.+) \|$/gm)].map(([, row = '']) =>
      row.split(' | ').map((cell) => cell.trim()),
    )
    expect(cells.length).toBeGreaterThan(30)
    for (const row of cells) expect([row, row.length, row.every((cell) => cell !== '')]).toEqual([row, 3, true])
  })

  it('[VISIT-05] names fields that the contract has, and every field of a booking that another client shows', () => {
    const named = [...page.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) => [
      ...cell.matchAll(/`(\w+)\.(\w+)`/g),
    ])
    expect(named.length).toBeGreaterThan(25)
    for (const [field, schema = '', name = ''] of named)
      expect([field, fieldsOf(schemas[schema] ?? {})]).toEqual([field, expect.arrayContaining([name])])
    const left = ['name', 'phoneNumber', 'decidedAt', 'undoUntil', 'conflicts', 'cancellation', 'notTold']
    const ofBooking = named.flatMap(([, schema, name = '']) => (schema === 'Booking' ? [name] : []))
    expect([...ofBooking, ...left].toSorted()).toEqual(fieldsOf(schemas['Booking'] ?? {}).toSorted())
  })
})
