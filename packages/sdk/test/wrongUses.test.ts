// Wrong uses that the compiler must reject (goal K5). Each case is a correct line and one small
// change that makes it wrong. The correct line must compile and the wrong one must not, so that a
// case is rejected only for its own reason.
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Case = { what: string; right: string; wrong: string }

const folder = fileURLToPath(new URL('../.cache/wrongUses/', import.meta.url))
const prelude = `import { createDoctorApi, isApiError, type ApiEvent, type Booking } from '@nalam/sdk'
import { respond, fault } from '@nalam/sdk/testing'
import { responseCheck } from '@nalam/sdk/response-check'
const api = createDoctorApi({ baseUrl: '/api' })
declare const error: unknown
declare const event: ApiEvent
declare const booking: Booking
void api; void isApiError; void respond; void fault; void responseCheck; void error; void event; void booking
`

const profile = `name: 'K', mobile: '9840012345', email: 'k@x.in', locality: 'l', city_id: 1, city_name: 'C', state_id: 35, state_name: 'S', country_id: 101, country_name: 'I', clinic_name: 'C', doctor_qualification: 'MD', doctor_experience: '8', doctor_speciality: 's', language: ['Tamil'], available_days: ['MON'], address: 'A', availableTime: { from: '9 AM', to: '5 PM' }, landmark: 'L', about: 'A', pincode: '600017'`

// Calls with an object: every key can be misspelt, left out or given a wrong type.
const calls: { call: (payload: string) => string; payload: string; optional?: string[] }[] = [
  {
    call: (p) => `api.account.register(${p})`,
    payload: `doctor_name: 'K', email: 'e', mobile_number: '9', password: 'p'`,
  },
  { call: (p) => `api.account.confirm(${p})`, payload: `email: 'e', confirmationCode: '1'` },
  { call: (p) => `api.account.forgotPassword(${p})`, payload: `email: 'e'` },
  {
    call: (p) => `api.account.resetPassword(${p})`,
    payload: `email: 'e', otp: '1', newPassword: 'p', confirmPassword: 'p'`,
  },
  { call: (p) => `api.session.login(${p})`, payload: `email: 'e', password: 'p'` },
  { call: (p) => `api.profile.update(${p})`, payload: profile },
  { call: (p) => `api.bookings.dashboard(${p})`, payload: `doctorId: 'd'` },
  {
    call: (p) => `api.bookings.list(${p})`,
    payload: `doctorId: 'd', page: 1, search: 'A'`,
    optional: ['page', 'search'],
  },
  { call: (p) => `api.bookings.all(${p})`, payload: `doctorId: 'd', search: 'A'`, optional: ['search'] },
  { call: (p) => `api.slots.create(${p})`, payload: `doctorId: 'd', date: 'd', time: 't'` },
  { call: (p) => `api.slots.listByDate(${p})`, payload: `doctorId: 'd', date: 'd'` },
  { call: (p) => `api.slots.setStatus(${p})`, payload: `slotId: 's', isOn: true` },
  { call: (p) => `api.tickets.list(${p})`, payload: `page: 1, search: 's'`, optional: ['page', 'search'] },
  { call: (p) => `api.tickets.setStatus(${p})`, payload: `ticketId: 't', status: 1` },
  { call: (p) => `api.lookups.states(${p})`, payload: `countryId: 101`, optional: ['countryId'] },
  { call: (p) => `api.lookups.cities(${p})`, payload: `stateId: 35`, optional: ['stateId'] },
  { call: (p) => `api.lookups.localities(${p})`, payload: `cityId: 1` },
  {
    call: (p) => `createDoctorApi(${p})`,
    payload: `baseUrl: '/api', timeout: 1, retries: 0`,
    optional: ['timeout', 'retries'],
  },
  { call: (p) => `api.lookups.countries(${p})`, payload: `timeout: 1, retries: 0`, optional: ['timeout', 'retries'] },
]

function fieldsOf(payload: string): string[] {
  // Commas inside brackets do not separate fields.
  return payload.split(/, (?=\w+: )(?![^{[]*[}\]])/)
}

function casesOf({ call, payload, optional = [] }: (typeof calls)[number]): Case[] {
  const fields = fieldsOf(payload)
  const right = call(`{ ${fields.join(', ')} }`)
  return fields.flatMap((field) => {
    const [name = ''] = field.split(':')
    const others = fields.filter((other) => other !== field)
    const written = (more: string) => call(`{ ${[...others, more].filter(Boolean).join(', ')} }`)
    const found: Case[] = [
      { what: `${call('…')}: ${name} of a wrong type`, right, wrong: written(`${name}: Symbol('wrong')`) },
      { what: `${call('…')}: ${name} misspelt beside the right one`, right, wrong: written(`${field}, ${name}s: 1`) },
    ]
    if (!optional.includes(name)) found.push({ what: `${call('…')}: without ${name}`, right, wrong: written('') })
    return found
  })
}

const changes: [what: string, right: string, change: [from: string, to: string]][] = [
  ['an enum value that does not exist: qualification', `api.profile.update({ ${profile} })`, ["'MD'", "'Doctor'"]],
  ['an enum value that does not exist: experience', `api.profile.update({ ${profile} })`, ["'8'", "'80'"]],
  ['an enum value that does not exist: language', `api.profile.update({ ${profile} })`, ["['Tamil']", "['Tamizh']"]],
  ['an enum value that does not exist: weekday', `api.profile.update({ ${profile} })`, ["['MON']", "['Monday']"]],
  ['a nested key that is misspelt', `api.profile.update({ ${profile} })`, ["to: '5 PM'", "til: '5 PM'"]],
  ['a ticket status that does not exist', `api.tickets.setStatus({ ticketId: 't', status: 3 })`, ['3', '4']],
  ['a slot status as number', `api.slots.setStatus({ slotId: 's', isOn: true })`, ['true', '1']],
  ['an option that is misspelt', `api.lookups.countries({ signal: AbortSignal.abort() })`, ['signal', 'signl']],
  ['an option that is misspelt: timeout', `api.session.renew({ timeout: 5 })`, ['timeout', 'timeOut']],
  ['an option that is misspelt: retries', `api.session.logout({ retries: 0 })`, ['retries', 'retry']],
  ['a header that is no text', `api.session.renew({ headers: { a: 'b' } })`, ["'b'", '5']],
  ['an image that is a path', `api.profile.uploadImage(new Blob([]))`, ['new Blob([])', "'image.png'"]],
  ['a booking instead of its id', `api.bookings.decide(booking.id, { action: 'approve' })`, ['booking.id', 'booking']],
  ['a number as id', `api.bookings.decide('1', { action: 'decline' })`, ["'1'", '1']],
  ['no id', `api.bookings.decide('1', { action: 'approve' })`, ["'1', ", '']],
  ['an action that does not exist', `api.bookings.decide('1', { action: 'approve' })`, ['approve', 'accept']],
  ['no doctor', `api.profile.toggleActiveStatus('d')`, ["'d'", '']],
  ['a method that does not exist', `api.bookings.decide('1', { action: 'approve' })`, ['decide', 'accept']],
  ['a resource that does not exist', `api.bookings.decide('1', { action: 'approve' })`, ['bookings', 'booking']],
  [
    'a client option that is misspelt',
    `createDoctorApi({ baseUrl: '/', onUnauthorized: () => {} })`,
    ['onUnauthorized', 'onUnauthorised'],
  ],
  [
    'a client option that is misspelt: events',
    `createDoctorApi({ baseUrl: '/', onEvent: () => {} })`,
    ['onEvent', 'onEvents'],
  ],
  ['a client without its address', `createDoctorApi({ baseUrl: '/' })`, ["{ baseUrl: '/' }", '{}']],
  [
    'a check by its name alone',
    `createDoctorApi({ baseUrl: '/', responseCheck: responseCheck('strict') })`,
    ["responseCheck('strict')", "'strict'"],
  ],
  ['a mode of checking that does not exist', `responseCheck('strict')`, ['strict', 'loose']],
  ['an operation that does not exist', `isApiError(error, 'loginDoctor')`, ['loginDoctor', 'login']],
  ['a status that is not documented', `isApiError(error, 'loginDoctor', 401)`, ['401', '402']],
  ['a status of another operation', `isApiError(error, 'createSlot', 409)`, ['createSlot', 'listSlotsByDate']],
  [
    'a field that the operation does not send',
    `if (isApiError(error, 'createSlot')) void error.fieldErrors.time`,
    ['time', 'tme'],
  ],
  [
    'a kind of error that does not exist',
    `if (isApiError(error)) void (error.kind === 'timeout')`,
    ["'timeout'", "'timedOut'"],
  ],
  [
    'an operation in an event that does not exist',
    `void (event.operation === 'loginDoctor')`,
    ['loginDoctor', 'login'],
  ],
  ['the kind of an event that has none', `if (event.type === 'error') void event.kind`, ["'error'", "'request'"]],
  ['a status that a booking never has', `void (booking.status === 4)`, ['4', '5']],
  ['the wire’s name of a value', `void booking.patientName`, ['patientName', 'studentName']],
  ['writing into an error', `if (isApiError(error)) void error.status`, ['void error.status', 'error.status = 1']],
  [
    'a value without asking whether there is one',
    `api.session.renew().result().then((r) => r.ok && r.value.doctor)`,
    ['r.ok && ', ''],
  ],
  ['a page number as text', `api.bookings.list({ doctorId: 'd', page: 1 })`, ['page: 1', "page: '1'"]],
  ['a test response that is not documented', `respond('loginDoctor', 401)`, ['401', '404']],
  [
    'a test response with a code that does not exist',
    `respond('createSlot', 409, { code: 'slot.taken' })`,
    ['slot.taken', 'slot.full'],
  ],
  [
    'a test response of another shape',
    `respond('listCountries', 200, { body: { data: { data: [] } } })`,
    ['data: []', 'rows: []'],
  ],
  ['a fault that does not exist', `fault('listBookings', 'offline')`, ['offline', 'gone']],
]
const single: Case[] = changes.map(([what, right, [from, to]]) => ({ what, right, wrong: right.replace(from, to) }))

const cases = [...calls.flatMap(casesOf), ...single]

let wrongLines = new Set<number>()
let rightProblems = ''

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  const file = (lines: string[]) => prelude + lines.map((line) => `{ ${line.replaceAll('\n', ' ')} }`).join('\n')
  await writeFile(`${folder}right.ts`, file(cases.map(({ right }) => right)))
  await writeFile(`${folder}wrong.ts`, file(cases.map(({ wrong }) => wrong)))
  for (const name of ['right', 'wrong']) {
    await writeFile(
      `${folder}tsconfig.${name}.json`,
      JSON.stringify({ extends: '../../../../tsconfig.dev.json', files: [`${name}.ts`], include: [] }),
    )
  }
  const compile = (name: string) =>
    promisify(execFile)(process.execPath, [
      fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url)),
      '-p',
      `${folder}tsconfig.${name}.json`,
    ]).then(
      () => '',
      ({ stdout }) => String(stdout),
    )
  rightProblems = await compile('right')
  const before = prelude.split('\n').length - 1
  wrongLines = new Set(
    Array.from((await compile('wrong')).matchAll(/wrong\.ts\((\d+),/g), ([, line]) => Number(line) - before),
  )
})
afterAll(() => rm(folder, { recursive: true }))

describe('the compiler', () => {
  it('[SDK-01] accepts every right use', () => expect(rightProblems).toBe(''))

  it('[SDK-01] is shown at least 110 wrong uses', () => expect(cases.length).toBeGreaterThanOrEqual(110))

  it.each(cases.map(({ what, wrong }, index) => [what, wrong, index + 1] as const))(
    '[SDK-01] refuses %s',
    (_, wrong, line) => {
      expect(wrong).not.toBe(cases[line - 1]?.right)
      expect(wrongLines).toContain(line)
    },
  )
})
