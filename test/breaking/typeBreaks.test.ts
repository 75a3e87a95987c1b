import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/toolchain.mjs'
import { typeBreaks } from './typeBreaks.ts'

/** A replacement in a file of packages/sdk or packages/ui that changes what users see there. */
type TypePlant = readonly [what: string, file: string, from: string, to: string]
/** A breaking replacement, and the line with which the gate reports it. */
type TypeBreak = readonly [...plant: TypePlant, line: RegExp]

const OPTIONS = 'sdk/src/core/options.ts'
const BOOKINGS = 'sdk/src/resources/bookings.ts'
const BOOKING = 'sdk/src/resources/Booking.ts'
const SESSION = 'sdk/src/resources/session.ts'
const SLOTS = 'sdk/src/resources/slots.ts'
const INDEX = 'sdk/src/index.ts'
const PHONE = 'sdk/src/formats/phone.ts'
const QUERIES = 'sdk/src/queries/createQueries.ts'

const TYPE_BREAKS: readonly TypeBreak[] = [
  [
    'an option of a call is gone',
    OPTIONS,
    '  headers?: Readonly<Record<string, string>> | undefined\n',
    '',
    /\(options\)\.headers is gone$/,
  ],
  [
    'another option of a call is gone',
    OPTIONS,
    '  retries?: number | undefined\n',
    '',
    /\(options\)\.retries is gone$/,
  ],
  [
    'an option takes another type',
    OPTIONS,
    'timeout?: number',
    'timeout?: string',
    /\(options\)\.timeout no longer includes number$/,
  ],
  [
    'an option of the client is gone',
    OPTIONS,
    '  onUnauthorized?: ((error: ApiError) => void) | undefined\n',
    '',
    /\(options\)\.onUnauthorized is gone$/,
  ],
  [
    'an option of the client has become required',
    OPTIONS,
    'retries?: number | undefined',
    'retries: number',
    /\(options\)\.retries has become required$/,
  ],
  [
    'the client asks for one option more',
    OPTIONS,
    'baseUrl: string',
    'baseUrl: string\n  clinic: string',
    /\(options\)\.clinic is required$/,
  ],
  ['a field of a query is gone', BOOKINGS, '  search?: string | undefined\n', '', /\(query\)\.search is gone$/],
  [
    'a value has become any',
    SESSION,
    'renew: (options?: CallOptions) =>',
    'renew: (options?: CallOptions): any =>',
    /session\.renew\(.*\) has become any$/,
  ],
  ['a field of a value has become any', BOOKING, '  date: string', '  date: any', /bookings\.date has become any$/],
  ['a kind of error is gone', 'sdk/src/core/ApiError.ts', " | 'parse'", '', /no longer includes "parse"$/],
  ['a name is gone', INDEX, "export { PRODUCT_NAME } from './productName.ts'\n", '', /no longer exports PRODUCT_NAME$/],
  ['a type is gone', INDEX, '  Registration,', '  Registration as NewAccount,', /no longer exports Registration$/],
  [
    'a function wants more',
    PHONE,
    'isMobileNumber(text: string)',
    'isMobileNumber(text: string, zone: string)',
    /isMobileNumber also asks for zone$/,
  ],
  ['a function takes less', PHONE, 'parsePhone(text: string)', 'parsePhone()', /parsePhone no longer takes text$/],
  [
    'a function may give nothing',
    PHONE,
    'formatPhone(phone: string): string',
    'formatPhone(phone: string): string | undefined',
    /formatPhone\(\) may now be undefined$/,
  ],
  ['a field of a value is gone', BOOKING, '  patientPhone: string\n', '', /bookings\.patientPhone is gone$/],
  [
    'a field of a value may be missing',
    SESSION,
    'capabilities: readonly',
    'capabilities?: readonly',
    /capabilities may be missing$/,
  ],
  ['a field of a value has another type', SLOTS, '  isOn: boolean', '  isOn: 1 | 2', /isOn may now be 2$/],
  ['a list may no longer be changed', SLOTS, 'slots: Slot[]', 'slots: readonly Slot[]', /slots\.push is gone$/],
  [
    'a call has lost its options',
    BOOKINGS,
    'decision: BookingDecision, options?: CallOptions',
    'decision: BookingDecision',
    /decide.* no longer takes options$/,
  ],
  [
    'a view of the promise is gone',
    'sdk/src/core/ApiPromise.ts',
    '  result: () => Promise<Result<T, O>>\n',
    '',
    /\.result is gone$/,
  ],
  [
    'pages come in another way',
    BOOKINGS,
    'all: (query: BookingSearch, options?: CallOptions) =>',
    'all: (query: BookingSearch, options?: CallOptions): Promise<Booking[]> =>',
    /all.*\(\).* is gone$/,
  ],
  [
    'a method is gone',
    SESSION,
    "  logout: (options?: CallOptions) => call('logoutDoctor', messageOf, options),\n",
    '',
    /session\.logout is gone$/,
  ],
  ['an event has lost a field', 'sdk/src/core/events.ts', '  duration: number\n', '', /\.duration is gone$/],
  [
    'an event of a new type',
    'sdk/src/core/events.ts',
    '| MismatchEvent\n',
    "| MismatchEvent | { type: 'pause' }\n",
    /onEvent\(event\) may now be \{ type: "pause"; \}$/,
  ],
  [
    'a middleware gets to know less',
    'sdk/src/core/transport.ts',
    '  readonly schemaPath: string\n',
    '',
    /\.schemaPath is gone$/,
  ],
  [
    'an option of cookieFetch is gone',
    'sdk/src/node/cookieFetch.ts',
    '    jar?: CookieJar | undefined\n',
    '',
    /cookieFetch\(options\)\.jar is gone$/,
  ],
  [
    'a query is gone',
    QUERIES,
    '      cities: (query?',
    '      towns: (query?',
    /createQueries\(\)\.lookups\.cities is gone$/,
  ],
  [
    'a form rule is gone',
    'sdk/src/validation/accountSchemas.ts',
    'export function loginSchema(',
    'function loginSchema(',
    /no longer exports loginSchema$/,
  ],
  [
    'a request of a form has lost a field',
    'sdk/src/validation/accountSchemas.ts',
    '    mobile_number: textField(mobileProblem, options),\n',
    '',
    /registrationSchema\(\)\.mobile_number is gone$/,
  ],
  [
    'test handlers take less',
    'sdk/src/testing/doctorApiHandlers.ts',
    '; data?: Fixtures | undefined',
    '',
    /doctorApiHandlers\(options\)\.data is gone$/,
  ],
  [
    'an entry point is gone',
    'sdk/package.json',
    '    "./node": {\n      "@nalam/source": "./src/node/index.ts"\n    },\n',
    '',
    /^the entry point "\.\/node" is gone$/,
  ],
  [
    'a component has lost a property',
    'ui/src/components/StatusBadge/StatusBadge.tsx',
    '  status: number | string',
    '  state: number | string',
    /StatusBadgeProps\.status is gone$/,
  ],
  [
    'a property of a component takes less',
    'ui/src/components/StatusBadge/StatusBadge.tsx',
    '  status: number | string',
    '  status: number',
    /StatusBadgeProps\.status no longer includes string$/,
  ],
]

const HARMLESS_TYPES: readonly TypePlant[] = [
  ['one option more', OPTIONS, 'baseUrl: string', 'baseUrl: string\n  clinic?: string | undefined'],
  [
    'one option of a call more',
    OPTIONS,
    'export type CallOptions = {',
    'export type CallOptions = {\n  trace?: string',
  ],
  ['an option takes more', OPTIONS, 'timeout?: number', 'timeout?: number | string'],
  [
    'a required option has become optional',
    'sdk/src/live/LiveEvent.ts',
    '  signal: AbortSignal\n',
    '  signal?: AbortSignal\n',
  ],
  ['one field of a value more', BOOKING, '  patientPhone: string\n', '  patientPhone: string\n  note: string\n'],
  [
    'one method more',
    SESSION,
    'sessionResource = (call: Caller) => ({',
    'sessionResource = (call: Caller) => ({\n  touch: () => Promise.resolve(),',
  ],
  ['one name more', INDEX, 'export { PRODUCT_NAME }', 'export { PRODUCT_NAME as NAME, PRODUCT_NAME }'],
  ['a function takes more', PHONE, 'formatPhone(phone: string)', 'formatPhone(phone: string | number)'],
  ['a function may get more', PHONE, 'isMobileNumber(text: string)', 'isMobileNumber(text: string, zone?: string)'],
  [
    'a function is surer of its value',
    PHONE,
    'parsePhone(text: string): string | null',
    'parsePhone(text: string): string',
  ],
  [
    'a parameter has another name',
    'sdk/src/formats/clockTime.ts',
    'isClockTime(text: string)',
    'isClockTime(time: string)',
  ],
  ['other words in a description', OPTIONS, 'Options of a single call.', 'What one call can be told.'],
  [
    'one query more',
    QUERIES,
    '      countries: () =>',
    "      languages: () => key('lookups'),\n      countries: () =>",
  ],
  [
    'one operation more',
    'sdk/src/generated/schema.ts',
    'export interface operations {',
    'export interface operations {\n  listLanguages: operations["listCountries"]',
  ],
  [
    'one property of a component more',
    'ui/src/components/StatusBadge/StatusBadge.tsx',
    '  status: number | string',
    '  status: number | string\n  isLarge?: boolean',
  ],
]

/**
 * Creates a compiler host that caches each file while its text stays the same, for many comparisons
 * in a row.
 */
function cachingHost(): ts.CompilerHost {
  const host = ts.createCompilerHost({})
  const known = new Map<string, ts.SourceFile>()
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) => {
    const cached = known.get(name)
    if (cached && cached.text === host.readFile(name)) return cached
    const fresh = read(name, ...rest)
    if (fresh) known.set(name, fresh)
    return fresh
  }
  return host
}

const work = mkdtempSync(join(tmpdir(), 'nalam-types-'))
const host = cachingHost()
const at = (name: string, state: 'before' | 'after') => join(work, name, state)

beforeAll(() => {
  for (const name of ['sdk', 'ui']) {
    for (const state of ['before', 'after'] as const) {
      mkdirSync(at(name, state), { recursive: true })
      for (const part of ['package.json', 'src'])
        cpSync(join(ROOT, 'packages', name, part), join(at(name, state), part), { recursive: true })
      // The other entry points of ui (70 in total) take seconds for each program, and nothing is
      // planted in them.
      if (name === 'ui') {
        const exports = { './components/Status*': './src/components/Status*/index.ts' }
        writeFileSync(join(at(name, state), 'package.json'), JSON.stringify({ exports }))
      }
    }
    symlinkSync(join(ROOT, 'packages', name, 'node_modules'), join(work, name, 'node_modules'))
  }
})
afterAll(() => rmSync(work, { recursive: true }))

/** Makes changes in one package, runs the gate, and undoes the changes. */
function planted(name: string, plants: readonly (TypePlant | TypeBreak)[]): string[] {
  const originals = new Map<string, string>()
  try {
    for (const [, path, from, to] of plants) {
      const target = join(at(name, 'after'), ...path.split('/').slice(1))
      const text = readFileSync(target, 'utf8')
      expect(text, `${path} has no "${from}"`).toContain(from)
      if (!originals.has(target)) originals.set(target, text)
      writeFileSync(
        target,
        text.replace(from, () => to),
      )
    }
    return typeBreaks(at(name, 'before'), at(name, 'after'), host)
  } finally {
    for (const [target, text] of originals) writeFileSync(target, text)
  }
}

const isOf =
  (name: string) =>
  ([, path]: TypePlant | TypeBreak) =>
    path.startsWith(`${name}/`)

/** These breaks hide others, so each of them is planted alone. */
const ALONE = new Set(['an entry point is gone', 'a property of a component takes less'])

/**
 * Returns the gate's lines for a break. The breaks of one package are planted together, because
 * every program takes a second.
 */
const linesFor = (() => {
  const known = new Map<string, string[]>()
  return ([what, path]: TypeBreak): string[] => {
    const [name = ''] = path.split('/')
    const group = ALONE.has(what) ? what : name
    const isTogether = (other: TypeBreak) => (ALONE.has(what) ? other[0] === what : !ALONE.has(other[0]))
    const lines = known.get(group) ?? planted(name, TYPE_BREAKS.filter(isOf(name)).filter(isTogether))
    known.set(group, lines)
    return lines
  }
})()

describe('the gate for breaking changes, types', { timeout: 180_000 }, () => {
  it.each(TYPE_BREAKS)('refuses and names: %s', (...given) => {
    expect(linesFor(given)).toContainEqual(expect.stringMatching(given[4]))
  })
  // All at once: the gate would name each break that it finds.
  it.each(['sdk', 'ui'])('lets through every harmless change: %s', (name) => {
    expect(planted(name, HARMLESS_TYPES.filter(isOf(name)))).toEqual([])
  })
  it('is tested with half of the breaks and harmless changes that goal K8 asks for', () => {
    expect(TYPE_BREAKS.length).toBeGreaterThanOrEqual(20)
    expect(HARMLESS_TYPES.length).toBeGreaterThanOrEqual(10)
  })
})
