import { BOOKING_STATUS, SLOT_STATUS, toWireDate, WEEKDAYS } from '@nalam/sdk'
import { doctorApiHandlers, fixtures, type Fixtures } from '@nalam/sdk/testing'
import { vi } from 'vitest'
import type { Clock } from '../../src/clock.ts'
import type { OperationId, Schema } from '../../src/contract/contractTypes.ts'
import { API_ROOT } from '../../src/http/route.ts'
import { passkeyRecoveries, passkeys } from '../../src/db/schema.ts'
import type { RunningServer } from '../../src/app/server.ts'
import { addSlot, newDoctor } from './newDoctor.ts'
import { bodyOf, operation, pathOf } from './testClient.ts'

/** A slot of a world, with the status of its booking. */
export interface GivenSlot {
  /** Name of the slot and of its booking in the calls. */
  readonly name: string
  /** ISO */
  readonly date: string
  readonly from: string
  /** `24:00` for midnight. A time before `from` is on the next day. */
  readonly to: string
  readonly isOff?: boolean
  readonly booking?: keyof typeof BOOKING_STATUS
}

/** What a doctor has at the beginning: available Monday to Friday, 9 AM to 12 PM. */
export interface Given {
  readonly slots?: readonly GivenSlot[]
  readonly profileUpdated?: boolean
  /** Number of passkeys. */
  readonly passkeys?: number
  /** Only passkeys sign in; with the seconds until the way back takes effect, if it has begun. */
  readonly passkeyOnly?: { readonly recoveryIn?: number }
}

/** One response, without what every implementation chooses itself, such as ids. */
export interface Outcome {
  readonly status: number
  readonly code: unknown
  readonly fields: readonly string[]
  readonly data: unknown
}

/** A doctor on the server or in the test handlers. */
export interface RuleWorld {
  /** Id of the doctor. */
  readonly doctorId: string
  /** Id of a slot or of its booking, by the slot's name. */
  slotId(name: string): string
  bookingId(name: string): string
  /** Id of a passkey, counted from 1. */
  passkeyId(number: number): string
  /** Token of the link that stops the way back; a wrong one if it has not begun. */
  readonly stopToken: string
  call(id: OperationId, body: object): Promise<{ readonly outcome: Outcome; readonly body: Record<string, unknown> }>
}

/** Fields whose values differ between implementations. */
const CHOSEN = new Set([
  'id',
  'bookingId',
  'slotId',
  'fingerprint',
  'requestId',
  'booking',
  'bookings',
  'closedDayBookings',
])

function withoutChosen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutChosen)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !CHOSEN.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutChosen(inner)]))
}

function outcomeOf(status: number, body: Record<string, unknown>): Outcome {
  const { code, errors = {}, data } = body
  return { status, code, fields: Object.keys(Object(errors)).toSorted(), data: withoutChosen(data) }
}

/** Creates a doctor on a server. */
export async function serverWorld(
  server: RunningServer,
  { slots = [], profileUpdated = true, passkeys: count = 0, passkeyOnly }: Given,
): Promise<RuleWorld> {
  const { doctorId, client } = await newDoctor(server, { profileUpdated })
  const { db, clock, passkeyOnly: accounts } = server.dependencies
  const passkeyId = (number: number) => `${doctorId}_psk_${number}`
  const createdAt = clock.now()
  for (let number = 1; number <= count; number += 1) {
    const passkey = {
      id: passkeyId(number),
      credentialId: passkeyId(number),
      publicKey: new Uint8Array([1]),
      counter: 0,
    }
    const state = { name: `Key ${number}`, isBackupEligible: false, isBackedUp: false }
    await db.insert(passkeys).values({ ...passkey, ...state, doctorId, createdAt })
  }
  let stopToken = 'mZ5pT0gA1c2VQy9rXw8LkA'
  if (passkeyOnly !== undefined) await db.transaction((tx) => accounts.set(tx, doctorId, true))
  if (passkeyOnly?.recoveryIn !== undefined) {
    const takesEffectAt = new Date(createdAt.getTime() + passkeyOnly.recoveryIn * 1000)
    await db.insert(passkeyRecoveries).values({ doctorId, begunAt: createdAt, takesEffectAt })
    stopToken = (await accounts.link(doctorId))?.token ?? ''
  }
  const bookingIds = new Map<string, string | undefined>()
  const slotId = (name: string) => `${doctorId}_${name}`
  for (const { name, date, from, to, isOff, booking } of slots) {
    const end = to === '24:00' ? `${nextDay(date)} 00:00` : `${to < from ? nextDay(date) : date} ${to}`
    const added = await addSlot(server, doctorId, `${date} ${from}`, end, {
      id: slotId(name),
      ...(isOff && { status: SLOT_STATUS.off }),
      ...(booking && { booking: BOOKING_STATUS[booking] }),
    })
    bookingIds.set(name, added.bookingId)
  }
  return {
    doctorId,
    slotId,
    passkeyId,
    stopToken,
    bookingId: (name) => bookingIds.get(name) ?? 'bkg_unknown',
    async call(id, body) {
      const response = await client.call(id, body)
      return { outcome: outcomeOf(response.status, response.body), body: response.body }
    },
  }
}

async function responseOf(handlers: ReturnType<typeof doctorApiHandlers>, request: Request): Promise<Response> {
  for (const handler of handlers) {
    const result = await handler.run({ request: request.clone(), requestId: 'req_test' })
    if (result?.response) return result.response
  }
  throw new Error(`No handler responded to ${request.method} ${request.url}`)
}

const nextDay = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

const HOURS = { from: '09:00', to: '12:00', slotMinutes: 30, pauseMinutes: 0 } as const
const WORKDAYS = WEEKDAYS.slice(1, 6)

function bookingOf(
  name: string,
  date: string,
  time: string,
  status: keyof typeof BOOKING_STATUS,
): Fixtures['bookings'][number] {
  return {
    id: `bkg_${name}`,
    bookingId: `NEW-${name}`,
    date,
    time,
    studentName: 'New Patient',
    studentPhone: '9000000001',
    type: 'Online',
    bookingStatus: BOOKING_STATUS[status],
  }
}

/** The capabilities whose operations the handlers carry out; those of others get the contract's examples. */
export const HANDLED = [
  'undo',
  'visits',
  'calendar',
  'slot-changes',
  'availability',
  'offers',
  'account-security',
] as const

/** Creates the same doctor in the test handlers. They run at the time of the clock. */
export function handlerWorld(
  clock: Clock,
  { slots = [], profileUpdated = true, passkeys: count = 0, passkeyOnly }: Given,
): RuleWorld {
  const bookings: Fixtures['bookings'] = []
  const calendar: Record<string, Schema<'CalendarSlot'>[]> = {}
  for (const { name, date, from, to, isOff = false, booking } of slots) {
    const day = toWireDate(date) ?? ''
    const made = booking && bookingOf(name, day, from, booking)
    if (made) bookings.push(made)
    const isLive = booking === 'pending' || booking === 'confirmed'
    const state = isLive ? 'booked' : isOff ? 'off' : 'open'
    calendar[day] = [...(calendar[day] ?? []), { id: `slt_${name}`, from, to, state, ...(made && { booking: made }) }]
  }
  const made = fixtures({ capabilities: HANDLED })
  const weeklyHours: Schema<'WeekdayHours'>[] = WORKDAYS.map((weekday) => ({ weekday, ...HOURS }))
  const passkeyId = (number: number) => `psk_${number}`
  const createdAt = clock.now().toISOString()
  const recoveryIn = passkeyOnly?.recoveryIn
  const data: Fixtures = {
    ...made,
    // The clock that the test has set.
    today: undefined,
    passkeys: Array.from({ length: count }, (_, index) => {
      return { id: passkeyId(index + 1), name: `Key ${index + 1}`, createdAt, isBackedUp: false }
    }),
    ...(passkeyOnly && {
      passkeyOnly:
        recoveryIn === undefined
          ? {}
          : { hasLink: true, recoveryAt: new Date(clock.now().getTime() + recoveryIn * 1000).toISOString() },
    }),
    doctor: { ...made.doctor, profileUpdated, available_days: WORKDAYS },
    bookings,
    calendar,
    availability: { version: 0, isProposal: true, weeklyHours, keepPublishedWeeks: 0, exceptions: [] },
  }
  const handlers = doctorApiHandlers({ data })
  return {
    doctorId: data.doctor._id,
    slotId: (name) => `slt_${name}`,
    passkeyId,
    stopToken: 'mZ5pT0gA1c2VQy9rXw8LkA',
    bookingId: (name) => `bkg_${name}`,
    async call(id, body) {
      const { method, request } = operation(id)
      const url = `https://clinic.example${API_ROOT}${pathOf(operation(id), body)}`
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'rules' }
      const sent = new Request(url, {
        method,
        headers,
        ...(request && { body: JSON.stringify(bodyOf(operation(id), body)) }),
      })
      vi.useFakeTimers({ now: clock.now(), toFake: ['Date'] })
      try {
        const response = await responseOf(handlers, sent)
        const received: Record<string, unknown> = JSON.parse(await response.text())
        return { outcome: outcomeOf(response.status, received), body: received }
      } finally {
        vi.useRealTimers()
      }
    },
  }
}
