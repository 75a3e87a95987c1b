import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contractBreaks } from './contractBreaks.ts'
import { generatedFolder } from './generateContract.ts'

/** The bundled contract. Planted changes may modify any part of it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a plant may put anything anywhere
type Document = any

/** A planted change, and the message that the gate has to report. */
type ContractBreak = readonly [what: string, change: (document: Document) => void, problem: RegExp]

const login = (it: Document) => it.paths['/doctor/loginDoctor'].post
const list = (it: Document) => it.paths['/doctor/doc-get-all-bookings'].post
const approve = (it: Document) => it.paths['/doctor/approveBookings'].post
const schema = (it: Document, name: string) => it.components.schemas[name]

const CONTRACT_BREAKS: readonly ContractBreak[] = [
  ['a path is gone', (it) => delete it.paths['/doctor/loginDoctor'], /loginDoctor: POST .* is gone/],
  [
    'an operation has another verb',
    (it) => (it.paths['/doctor/loginDoctor'] = { put: login(it) }),
    /loginDoctor: POST .* is gone/,
  ],
  ['an operation has another name', (it) => (login(it).operationId = 'signIn'), /now called signIn/],
  ['an operation newly needs a session', (it) => delete login(it).security, /it needs sessionCookie/],
  ['an operation is no read any more', (it) => delete list(it)['x-read'], /no longer a read/],
  [
    'an action can no longer be repeated',
    (it) => delete it.paths['/doctor/password'].post['x-repeatable'],
    /may no longer be repeated/,
  ],
  ['an operation has become an extension', (it) => (list(it)['x-capability'] = 'lists'), /become an extension/],
  ['a default message is gone', (it) => delete login(it)['x-messages'].failure, /default message for failure/],
  ['a body may be shorter only', (it) => (login(it)['x-body-limit'] = 64), /64 bytes only/],
  [
    'a body has become required',
    (it) => (it.paths['/doctor/doctor-logout'].post.requestBody = { required: true }),
    /body has become required/,
  ],
  [
    'a header has become required',
    (it) => (login(it).parameters = [{ in: 'header', name: 'X-Clinic', required: true, schema: {} }]),
    /X-Clinic has become required/,
  ],
  ['a header is gone', (it) => delete it.paths['/doctor/updateDoctorprofile'].put.parameters, /If-Match is gone/],
  [
    'a field has become required',
    (it) => (schema(it, 'ListBookingsRequest').required = ['doctorId', 'page']),
    /page has become required/,
  ],
  [
    'a field of a request is gone',
    (it) => delete schema(it, 'ListBookingsRequest').properties.searchQuery,
    /searchQuery is gone/,
  ],
  ['a shorter text', (it) => (schema(it, 'LoginRequest').properties.password.maxLength = 20), /lower maxLength/],
  ['a narrower range', (it) => (schema(it, 'PageNumber').maximum = 10), /lower maximum/],
  ['a range that begins later', (it) => (schema(it, 'PageNumber').minimum = 2), /higher minimum/],
  ['another pattern', (it) => (schema(it, 'MobileNumber').pattern = '^[7-9][0-9]{9}$'), /another pattern/],
  ['a choice is gone', (it) => schema(it, 'BookingDecision').enum.pop(), /no longer takes/],
  ['a shape of a request is gone', (it) => schema(it, 'PlaceId').anyOf.pop(), /has lost branch/],
  ['a field of a response is gone', (it) => delete schema(it, 'Booking').properties.bookingId, /bookingId is gone/],
  ['a field of a response may be missing', (it) => (schema(it, 'Booking').required = ['id']), /no longer sure/],
  [
    'a field of a response has another type',
    (it) => (schema(it, 'Booking').properties.bookingId = { type: 'integer' }),
    /was string and is integer/,
  ],
  [
    'a field of a response may be null',
    (it) => (schema(it, 'Booking').properties.type = { type: ['string', 'null'] }),
    /is string or null/,
  ],
  [
    'a date of a response has another form',
    (it) => (schema(it, 'CalendarDate').pattern = '^\\d{4}-\\d{2}-\\d{2}$'),
    /another pattern/,
  ],
  ['a new value in a response', (it) => schema(it, 'BookingStatusCode').enum.push(5), /may now be 5/],
  [
    'a new shape of a response',
    (it) => schema(it, 'MessageResponse').anyOf.push({ type: 'object', required: ['text'] }),
    /a new branch/,
  ],
  ['an error code is gone', (it) => schema(it, 'ErrorCode').enum.pop(), /never server.unavailable any more/],
  [
    'an operation no longer says an error code',
    (it) => delete approve(it).responses['409'].content['application/json'].examples['booking.past'],
    /no longer has the code booking.past/,
  ],
  ['a response is gone', (it) => delete login(it).responses['401'], /response 401 is gone/],
  [
    'a header of a response is gone',
    (it) => delete list(it).responses['200'].headers['X-Request-Id'],
    /lost the header/,
  ],
  [
    'the cookie has another name',
    (it) => (it.components.securitySchemes.sessionCookie.name = 'sid'),
    /name was __Host-nalam_session/,
  ],
  ['a schema has another name', (it) => delete it.components.schemas.BookingSummary, /schema BookingSummary is gone/],
  [
    'a topic of live events is gone',
    (it) => schema(it, 'LiveEvent').properties.topic.enum.pop(),
    /never resync any more/,
  ],
  ['a server is gone', (it) => (it.servers = [{ url: '/v2' }]), /server \/api is gone/],
  ['a capability is gone', (it) => (it['x-capabilities'] = {}), /capability booking-filters is gone/],
]

const HARMLESS_CONTRACTS: readonly (readonly [what: string, change: (document: Document) => void])[] = [
  ['one operation more', (it) => (it.paths['/new'] = it.paths['/doctor/loginDoctor'])],
  ['one optional field of a body more', (it) => (schema(it, 'LoginRequest').properties.device = { type: 'string' })],
  ['one field of a response more', (it) => (schema(it, 'Booking').properties.note = { type: 'string' })],
  ['a longer text', (it) => (schema(it, 'LoginRequest').properties.password.maxLength = 256)],
  ['a longer body', (it) => (login(it)['x-body-limit'] = 1_000_000)],
  ['another default message', (it) => (login(it)['x-messages'].failure.text = 'No')],
  ['one error code more', (it) => schema(it, 'ErrorCode').enum.push('booking.held')],
  ['one topic of live events more', (it) => schema(it, 'LiveEvent').properties.topic.enum.push('messages')],
  ['one more error of an operation', (it) => (login(it).responses['409'] = login(it).responses['400'])],
  ['one optional header more', (it) => (login(it).parameters = [{ in: 'header', name: 'X-Clinic', schema: {} }])],
  [
    'one shape of a request more',
    (it) =>
      (schema(it, 'ListCitiesRequest').properties.state_id = {
        anyOf: [{ $ref: '#/components/schemas/PlaceId' }, { type: 'boolean' }],
      }),
  ],
  ['a field of a response that is surer', (it) => schema(it, 'Booking').required.push('type')],
  ['an operation that needs no session any more', (it) => (list(it).security = [])],
  ['one server more', (it) => it.servers.push({ url: 'https://clinic.example/api' })],
  ['other words', (it) => (it.info.description = 'Other words')],
]

const contract: Document = JSON.parse(readFileSync(join(generatedFolder, 'openapi.json'), 'utf8'))

const planted = (change: (document: Document) => void) => {
  const copy = structuredClone(contract)
  change(copy)
  expect(copy).not.toEqual(contract)
  return contractBreaks(contract, copy).join('\n')
}

describe('the gate for breaking changes, contract', () => {
  it('reports nothing when nothing changed', () => {
    expect(contractBreaks(contract, structuredClone(contract))).toEqual([])
  })
  it.each(CONTRACT_BREAKS)('refuses: %s', (_what, change, problem) => expect(planted(change)).toMatch(problem))
  it.each(HARMLESS_CONTRACTS)('lets through: %s', (_what, change) => expect(planted(change)).toBe(''))
  it('is tested with half of the breaks and harmless changes that goal K8 asks for', () => {
    expect(CONTRACT_BREAKS.length).toBeGreaterThanOrEqual(20)
    expect(HARMLESS_CONTRACTS.length).toBeGreaterThanOrEqual(10)
  })
})
