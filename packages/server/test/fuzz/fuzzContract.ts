import { BOOKING_STATUS } from '@nalam/sdk'
import * as fc from 'fast-check'
import { operationDescriptions, type OperationDescription } from '../../src/contract/contractDocument.ts'
import type { OperationId } from '../../src/contract/contractTypes.ts'
import { requestProblems, responseProblem } from '../../src/contract/requestCheck.ts'
import { demoDoctors, DEMO_PASSWORD } from '../../src/demo/doctors.ts'
import { sessionTokenOf } from '../../src/http/cookies.ts'
import { goodRequests, variation, type Variation, type World } from './goodRequests.ts'
import { arbitraryOf, mutationsOf, resolveSchema } from './schemaArbitrary.ts'
import { worstBodies } from './worstBodies.ts'
import { ask, type ProbeResponse, type Probe, type Send } from './target.ts'

/** A deviation from the contract. */
export interface Finding {
  readonly operation: string
  readonly check: string
  readonly detail: string
}

/** The target of the fuzzing, and its extent. */
export interface FuzzOptions {
  readonly send: Send
  readonly world: World
  /** The token of an expired session. */
  readonly expiredToken: string
  /** The key of a platform. */
  readonly platformKey: string
  /** Minimum number of requests per operation. */
  readonly requests: number
  readonly seed: number
  /** Maximum time of a response, in milliseconds. */
  readonly slowest: number
  /** Only this operation; for planted faults. */
  readonly only?: OperationId
}

/** The number of requests and the findings. */
export interface FuzzReport {
  readonly findings: Finding[]
  readonly requests: Record<string, number>
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'] as const
const REFUSALS = new Set([400, 413, 415])
/** Maximum processor time for a body of the largest size, in milliseconds. */
const MAX_PROCESSOR = 20
const TRIES = 20

/** Runs every check over every operation (R1). */
export async function fuzzContract(options: FuzzOptions): Promise<FuzzReport> {
  const { send, world, slowest, seed } = options
  const findings: Finding[] = []
  const requests: Record<string, number> = {}
  let token = await signIn()

  async function signIn(): Promise<string> {
    const login = operationOf('loginDoctor')
    const response = await ask(send, {
      operation: login,
      body: { email: demoDoctors.complete.email, password: DEMO_PASSWORD },
    })
    return sessionTokenOf(response.headers.getSetCookie()[0]?.split(';')[0]) ?? 'none'
  }

  /** Runs the checks that every response has to pass. */
  function inspect(operation: OperationDescription, probe: Probe, response: ProbeResponse): void {
    const { status, headers, body, took } = response
    const found = (check: string, detail: string) => {
      const sent = probe.raw ?? JSON.stringify(probe.body) ?? ''
      findings.push({
        operation: operation.operationId,
        check,
        detail: `${detail}; sent ${probe.method ?? operation.method} ${sent.slice(0, 300)}`,
      })
    }
    requests[operation.operationId] = (requests[operation.operationId] ?? 0) + 1
    if (status >= 500) found('no 5xx', `responded ${status}`)
    if (took > slowest) found('response time bounded', `took ${Math.round(took)} ms`)
    if (probe.method !== undefined && probe.method !== operation.method) return
    if (!operation.responses.has(status)) return found('documented status', `responded ${status}`)
    if (headers.get('content-type')?.split(';')[0] !== 'application/json') {
      return found('documented content type', `responded ${headers.get('content-type')}`)
    }
    const missing = (operation.responses.get(status)?.headers ?? []).filter((name) => !headers.has(name))
    if (missing.length > 0) return found('documented headers', `${status} lacks ${missing.join()}`)
    const problem = responseProblem(operation, status, headers, body)
    if (problem !== undefined) found('response fits its schema', problem)
    const statusCode = typeof body === 'object' && body !== null && 'statusCode' in body ? body.statusCode : status
    if (statusCode !== status)
      found('response fits its schema', `statusCode ${String(statusCode)} under HTTP ${status}`)
  }

  async function probe(of: Probe): Promise<ProbeResponse> {
    const response = await ask(send, of)
    inspect(of.operation, of, response)
    return response
  }

  /** Returns what a request of this operation is sent with: a session, the key of a platform, or nothing. */
  const callerOf = ({ needsSession, isOfPlatform }: OperationDescription): Pick<Probe, 'token' | 'platformKey'> => {
    if (needsSession) return { token }
    return isOfPlatform ? { platformKey: options.platformKey } : {}
  }

  const report = (operation: OperationDescription, check: string, detail: string) =>
    void findings.push({ operation: operation.operationId, check, detail })

  async function fuzzOperation(operation: OperationDescription): Promise<void> {
    const id = operation.operationId as OperationId
    const own = callerOf(operation)
    const share = Math.max(2, Math.ceil(options.requests / 4))
    const runs = (part: number) => ({ seed, numRuns: Math.max(1, Math.ceil(part)) })

    // Valid data that must be accepted, varied by the seed.
    for (const varied of fc.sample(variation, runs(share))) {
      const body = await goodRequests[id](world, varied)
      const response = await probe({ operation, body, ...callerOf(operation) })
      if (response.status >= 300)
        report(
          operation,
          'good data accepted',
          `responded ${response.status} ${response.text.slice(0, 200)} to ${JSON.stringify(body)}`,
        )
      if (id === 'logoutDoctor') {
        const again = await probe({ operation, token })
        if (again.status !== 401)
          report(operation, 'a removed thing is gone', `the ended session responded ${again.status}`)
        token = await signIn()
      }
    }

    if (operation.request !== undefined) {
      const { pointer, mediaType } = operation.request
      const fitting = arbitraryOf(resolveSchema(pointer))
      const isForm = mediaType === 'multipart/form-data'
      const isImage = id === 'updateDoctorProfileImage'
      const current = () => callerOf(operation)

      // Anything that fits the contract, whether it makes sense or not.
      if (!isImage) {
        for (const body of fc
          .sample(fitting, runs(share))
          .filter((candidate) => requestProblems(pointer, candidate) === undefined)) {
          await probe({ operation, body, ...current() })
        }
      }
      // Bodies that do not fit the contract.
      const bad = isImage
        ? [{}, { doctor_profile_img: 'text' }, { other: 'x' }, { doctor_profile_img: new File(['x'], 'x.png') }]
        : fc.sample(mutationsOf(fitting), runs(share * 1.5)).filter((body) => {
            const asSent = isForm ? textFields(body) : (JSON.parse(JSON.stringify(body ?? null)) as unknown)
            return requestProblems(pointer, asSent) !== undefined
          })
      for (const body of isImage ? repeated(bad, share) : bad) {
        const response = await probe({ operation, body, ...current() })
        if (!REFUSALS.has(response.status))
          report(
            operation,
            'bad data refused',
            `responded ${response.status} to ${JSON.stringify(body)?.slice(0, 300)}`,
          )
      }
      // Bodies of the maximum size that are as expensive to check as possible.
      for (const { raw, contentType } of worstBodies(operation.request)) {
        const costs: number[] = []
        // The engine's compiler and garbage collector run in between, so the lowest of some tries
        // is the cost of the request.
        for (let count = 0; count < TRIES && Math.min(...costs) > MAX_PROCESSOR; count += 1) {
          costs.push((await probe({ operation, raw, contentType, ...current() })).processor)
        }
        if (Math.min(...costs) > MAX_PROCESSOR)
          report(operation, 'processor time bounded', `${Math.min(...costs)} ms for ${raw.slice(0, 100)}`)
      }
      // Bodies that cannot be parsed, and bodies of another type.
      for (const raw of fc.sample(
        fc.oneof(fc.string(), fc.constantFrom('', '{', '[', 'null', '"', '{"a":}', '\u0000')),
        runs(share / 4),
      )) {
        const response = await probe({ operation, raw, ...current() })
        if (!REFUSALS.has(response.status))
          report(operation, 'bad data refused', `responded ${response.status} to ${JSON.stringify(raw)}`)
      }
      for (const contentType of repeated(
        ['text/plain', 'application/xml', null, 'application/x-www-form-urlencoded'],
        share / 8,
      )) {
        const response = await probe({ operation, raw: '{}', contentType, ...current() })
        if (response.status !== 415)
          report(
            operation,
            'missing required header refused',
            `content type ${contentType} responded ${response.status}`,
          )
      }
    }

    // Ids that no record has, and invalid ids.
    if (operation.parameters.some(({ place }) => place === 'path')) {
      const ids = fc.oneof(
        fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
        fc.constantFrom('a'.repeat(65), '%00', 'a%', '..%2F..', '%E0%AE%95', 'a%20b', "'"),
      )
      const hasMore = operation.request !== undefined || operation.parameters.some(({ place }) => place === 'query')
      const good = hasMore && (await goodRequests[id](world, { search: '', page: 1, number: 1 }))
      for (const unknown of fc.sample(ids, runs(share))) {
        const response = await probe({ operation, body: { ...Object(good), id: unknown }, ...own })
        if (response.status !== 404) report(operation, 'bad data refused', `id ${unknown} responded ${response.status}`)
      }
    }

    // Invalid queries.
    for (const { name, pointer, isRequired } of operation.parameters.filter(({ place }) => place === 'query')) {
      const good = await goodRequests[id](world, { search: '', page: 1, number: 1 })
      const values = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('31-02-2026', '', '%00', 'null', '1'.repeat(9000)),
      )
      for (const value of fc.sample(values, runs(share))) {
        const response = await probe({ operation, body: { ...Object(good), [name]: value }, ...own })
        if (response.status !== 400 && requestProblems(pointer, value) !== undefined)
          report(operation, 'bad data refused', `${name}=${JSON.stringify(value)} responded ${response.status}`)
      }
      if (!isRequired) continue
      const { [name]: _left, ...rest } = Object(good)
      const response = await probe({ operation, body: rest, ...own })
      if (response.status !== 400)
        report(operation, 'bad data refused', `without ${name} it responded ${response.status}`)
    }

    // Required headers.
    if (operation.isKeyed) {
      const body = await goodRequests[id](world, { search: '', page: 1, number: 1 })
      for (const key of repeated([null, 'short', 'க'.repeat(20), ' '.repeat(20), 'a'.repeat(65)], share / 4)) {
        const response = await probe({ operation, body, key: key === null ? null : encodeURI(key), ...own })
        if (response.status !== 400)
          report(operation, 'missing required header refused', `Idempotency-Key ${key} responded ${response.status}`)
      }
    }

    // Invalid sessions.
    if (operation.needsSession) {
      const body = await goodRequests[id](world, { search: '', page: 1, number: 1 })
      for (const bad of repeated([undefined, 'A'.repeat(43), 'short', '', options.expiredToken], share / 4)) {
        const response = await probe({ operation, body, token: bad })
        if (response.status !== 401)
          report(
            operation,
            'missing, wrong and expired session refused',
            `responded ${response.status} with ${bad === options.expiredToken ? 'an expired' : 'a wrong'} session`,
          )
      }
    }

    // Keys that no platform has.
    if (operation.isOfPlatform) {
      const body = await goodRequests[id](world, { search: '', page: 1, number: 1 })
      const wrong = `${options.platformKey.slice(0, -1)}${options.platformKey.endsWith('A') ? 'B' : 'A'}`
      for (const platformKey of repeated([undefined, '', 'short', wrong, 'nalam.plt_1.secret'], share / 4)) {
        const response = await probe({ operation, body, ...(platformKey !== undefined && { platformKey }) })
        if (response.status !== 401)
          report(
            operation,
            'missing, wrong and expired session refused',
            `responded ${response.status} with a wrong key`,
          )
      }
      const browser = await probe({ operation, body, platformKey: options.platformKey, origin: 'https://page.example' })
      if (browser.status !== 403)
        report(operation, 'missing, wrong and expired session refused', `a browser got ${browser.status}`)
    }

    // Methods that no operation of the path has.
    const known = new Set(
      operationDescriptions.filter(({ path }) => path === operation.path).map(({ method }) => method),
    )
    for (const method of repeated(
      METHODS.filter((name) => !known.has(name)),
      share / 8,
    )) {
      const response = await probe({ operation, method, body: {}, ...own })
      const allow = response.headers.get('allow')
      if (response.status !== 405)
        report(operation, 'unsupported method 405 with Allow', `${method} responded ${response.status}`)
      else if (!allow?.split(', ').includes(operation.method))
        report(operation, 'unsupported method 405 with Allow', `${method} responded Allow: ${allow}`)
    }
    while ((requests[id] ?? 0) < options.requests) {
      const [varied] = fc.sample(variation, { seed: seed + (requests[id] ?? 0), numRuns: 1 })
      if (varied === undefined || id === 'logoutDoctor') {
        await probe({ operation })
      } else {
        await probe({
          operation,
          body: await goodRequests[id](world, varied),
          ...callerOf(operation),
        })
      }
    }
  }

  const call = (id: OperationId, body?: unknown) => probe({ operation: operationOf(id), body, token })

  /**
   * Checks of effects: created records exist, changes are stored, and finished records cannot
   * be used again.
   */
  const effects: Partial<Record<OperationId, (varied: Variation) => Promise<void>>> = {
    async createSlot(varied) {
      const slot = await goodRequests.createSlot(world, varied)
      await call('createSlot', slot)
      const listed = await call('listSlotsByDate', { doctorId: world.doctorId, date: slot.date })
      if (!listed.text.includes(`"start_time":"${slot.time}"`)) {
        report(operationOf('createSlot'), 'a created thing is there', `${slot.date} ${slot.time} is not listed`)
      }
    },
    async registerDoctor(varied) {
      const account = await goodRequests.registerDoctor(world, varied)
      await call('registerDoctor', account)
      const login = await call('loginDoctor', { email: account.email, password: account.password })
      if (login.status !== 401) {
        report(operationOf('registerDoctor'), 'a created thing is there', `its login responded ${login.status}`)
      }
    },
    async updateDoctorProfile(varied) {
      const profile = await goodRequests.updateDoctorProfile(world, varied)
      await call('updateDoctorProfile', profile)
      const read = await call('getDoctorProfile')
      if (!read.text.includes(`"locality":{"_id":"${profile.locality}"`)) {
        report(operationOf('updateDoctorProfile'), 'a created thing is there', 'the profile was not saved')
      }
    },
    async undoBookingDecision(varied) {
      const body = await goodRequests.undoBookingDecision(world, varied)
      const operation = operationOf('undoBookingDecision')
      const key = `fuzz_${world.fresh()}`.padEnd(20, '0')
      const [first, again, repeated] = [
        await probe({ operation, body, token, key }),
        await probe({ operation, body, token, key }),
        await probe({ operation, body, token }),
      ]
      if (first.text !== again.text) report(operation, 'the same key, the same response', again.text)
      if (repeated.status !== 409)
        report(operation, 'a removed thing is gone', `undone again, it responded ${repeated.status}`)
    },
    async addBooking(varied) {
      const body = await goodRequests.addBooking(world, varied)
      const [first, second] = [await call('addBooking', body), await call('addBooking', body)]
      if (first.status !== 201 || second.status !== 409)
        report(operationOf('addBooking'), 'a removed thing is gone', `booked twice: ${first.status}, ${second.status}`)
    },
    async addSlot(varied) {
      const slot = await goodRequests.addSlot(world, varied)
      await call('addSlot', slot)
      const shown = await call('getCalendar', { from: slot.date, to: slot.date })
      if (!shown.text.includes(`"from":"${slot.from}"`))
        report(operationOf('addSlot'), 'a created thing is there', `${slot.date} ${slot.from} is not in the calendar`)
    },
    async listBookings() {
      for (const status of Object.values(BOOKING_STATUS)) {
        const { body } = await call('listBookings', { doctorId: world.doctorId, page: 1, status: [status] })
        const rows: unknown = Object(Object(body).data).data
        const others = Array.isArray(rows) ? rows.filter((row) => Object(row).bookingStatus !== status) : [body]
        if (others.length > 0)
          report(operationOf('listBookings'), 'a filter is kept', `${JSON.stringify(others[0])} is listed`)
      }
    },
    async updateBookingStatus() {
      const bookingId = await world.own('pending booking')
      await call('updateBookingStatus', { bookingId, status: 2 })
      const second = await call('updateBookingStatus', { bookingId, status: 3 })
      if (second.status !== 409) {
        report(
          operationOf('updateBookingStatus'),
          'a removed thing is gone',
          `a decided booking responded ${second.status}`,
        )
      }
    },
  }

  for (const operation of operationDescriptions) {
    if (options.only !== undefined && operation.operationId !== options.only) continue
    await fuzzOperation(operation)
    const effect = effects[operation.operationId as OperationId]
    if (effect === undefined) continue
    const times = Math.max(2, Math.ceil(options.requests / 50))
    for (const varied of fc.sample(variation, { seed, numRuns: times })) await effect(varied)
  }
  return { findings, requests }
}

function operationOf(id: OperationId): OperationDescription {
  const found = operationDescriptions.find(({ operationId }) => operationId === id)
  if (found === undefined) throw new Error(`No operation ${id}`)
  return found
}

/**
 * Converts a body to form fields: other values become JSON text, and a body that is not an object
 * becomes an empty form.
 */
function textFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}

function repeated<T>(items: readonly T[], times: number): T[] {
  const rounds = Math.max(1, Math.ceil(times / Math.max(1, items.length)))
  return Array.from({ length: rounds }, () => items).flat()
}
