import type { components } from '../generated/schema.ts'
import { successExamples } from '../generated/examples.ts'
import type { Capability, OperationId } from '../generated/operations.ts'
import { fieldsOf } from '../core/json.ts'
import { addDays, toWireDate } from '../formats/calendarDate.ts'
import { clockTimeOfMinutes } from '../formats/clockTime.ts'
import { bookingFor, momentOf } from './bookings.ts'
import { scheduleAround } from './scheduleFixtures.ts'
import { seededRandom } from './seededRandom.ts'

type Wire = components['schemas']

/** Data of one doctor in the format of the API. */
export type Fixtures = {
  /**
   * The day around which the dates are, `YYYY-MM-DD`: the handlers' clock begins on it. Without it they
   * are on the device's clock.
   */
  today?: string | undefined
  doctor: Wire['Doctor']
  /**
   * Extensions that both session responses list. Default: none. With `undo`, decisions are stored
   * and can be undone.
   */
  capabilities?: readonly Capability[] | undefined
  /** Latest appointment first. */
  bookings: Wire['Booking'][]
  slots: Wire['Slot'][]
  /**
   * Slots by day (`DD-MM-YYYY`), for the capabilities `calendar` and `slot-changes`. A slot whose
   * booking is one of `bookings` is booked while that booking is pending or confirmed.
   */
  calendar?: Record<string, Wire['CalendarSlot'][]> | undefined
  /** Weekly hours and exceptions, for the capability `availability`. */
  availability?: Wire['Availability'] | undefined
  /** Passkeys, for the capability `account-security`. */
  passkeys?: Wire['Passkey'][] | undefined
  /**
   * Set while only passkeys sign in: `recoveryAt` when the password signs in again, if the way back
   * is on its way; `hasLink` whether a mail with a link to stop it was sent; `usedCode` the code
   * that has begun it last.
   */
  passkeyOnly?:
    | { recoveryAt?: string | undefined; hasLink?: boolean | undefined; usedCode?: string | undefined }
    | undefined
  /** Calendar feed, for the capability `calendar-feed`. Default: off. */
  calendarFeed?: Wire['CalendarFeed'] | undefined
  /** What becomes of the answers to reminders; times are freed if it is left out. */
  reminderSettings?: Wire['ReminderSettings'] | undefined
  tickets: Wire['Ticket'][]
  specialities: Wire['Speciality'][]
  countries: Wire['Country'][]
  states: Wire['State'][]
  cities: Wire['City'][]
  localities: Wire['Locality'][]
}

/** Returns a function that keeps a state for each set of fixtures. */
export function ofFixtures<State>(create: () => State): (data: Fixtures) => State {
  const states = new WeakMap<Fixtures, State>()
  return (data) => {
    const state = states.get(data) ?? create()
    states.set(data, state)
    return state
  }
}

/** Returns a copy of what the contract's example of a success has in `data`. */
// The cast is safe: the check of the contract compares every example with its schema.
const exampleOf = <Name extends keyof Fixtures>(_: Name, operation: OperationId, part: string): Fixtures[Name] =>
  structuredClone(fieldsOf(fieldsOf(successExamples[operation][1]).data)[part]) as Fixtures[Name]

const given = ['Anitha', 'Murugan', 'Lakshmi', 'Karthik', 'Meena', 'Suresh', 'Revathi', 'Prakash', 'Divya', 'Senthil']
const family = ['Selvam', 'Pandian', 'Raman', 'Krishnan', 'Devi', 'Subramaniam', 'Arumugam', 'Natarajan']
const subjects = ['A slot is shown twice', 'The image cannot be changed', 'A patient came twice', 'Change of clinic']

/**
 * Creates the data of one doctor. The same seed and day give the same data on every run and every
 * machine.
 *
 * @param options `seed`: seed of the data; `today`: the day around which the dates are,
 *   `YYYY-MM-DD`; `bookings`: number of bookings; `capabilities`: extensions such as `undo`. With
 *   `calendar`, `slot-changes` or `availability` there are also days with slots, five more bookings
 *   today, and weekly hours
 */
export function fixtures(
  options: {
    seed?: number | undefined
    today?: string | undefined
    bookings?: number | undefined
    capabilities?: readonly Capability[] | undefined
  } = {},
): Fixtures {
  const { seed = 1, today = '2026-11-20', bookings = 24, capabilities = [] } = options
  const random = seededRandom(seed)
  const below = (end: number) => Math.floor(random() * end)
  const one = <T>(list: readonly [T, ...T[]] | readonly T[], fallback: T): T => list[below(list.length)] ?? fallback
  const person = () => `${one(given, 'Anitha')} ${one(family, 'Selvam')}`
  const phone = () => `${6 + below(4)}${String(below(1_000_000_000)).padStart(9, '0')}`
  const time = (halfHour: number) => clockTimeOfMinutes(30 * halfHour)
  const numbered = (prefix: string, number: number) => `${prefix}_${String(number).padStart(4, '0')}`

  const moments = Array.from({ length: bookings }, () => ({
    day: addDays(today, below(60) - 30),
    halfHour: 18 + below(16),
  }))
  moments.sort((a, b) => b.day.localeCompare(a.day) || b.halfHour - a.halfHour)
  const hasDays = (['calendar', 'slot-changes', 'availability'] as const).some((name) => capabilities.includes(name))
  const made: Fixtures = {
    today,
    capabilities,
    passkeys: exampleOf('passkeys', 'listPasskeys', 'passkeys'),
    doctor: { ...exampleOf('doctor', 'getDoctorProfile', 'doctorDetails'), profile_image: null },
    bookings: moments.map(({ day, halfHour }, index) =>
      bookingFor(person(), phone(), {
        id: numbered('bkg', index + 1),
        date: toWireDate(day) ?? '20-11-2026',
        bookingId: `NLM-${100_000 + bookings - index}`,
        time: time(halfHour),
        type: 'Online',
        bookingStatus: one([1, 2, 3, 4] as const, 1),
      }),
    ),
    slots: Array.from({ length: 6 }, (_, index) => ({
      _id: numbered('slt', index + 1),
      start_time: time(18 + index),
      end_time: time(19 + index),
      isBooked: below(3) === 0,
      slot_status: one([1, 2] as const, 1),
    })),
    tickets: Array.from({ length: 4 }, (_, index) => ({
      _id: numbered('tkt', index + 1),
      subject: subjects[index] ?? '',
      message: `Reported by ${person()}.`,
      status: one([1, 2, 3] as const, 1),
      createdAt: `${addDays(today, -index - 1)}T06:30:00.000Z`,
      updatedAt: `${addDays(today, -index)}T06:30:00.000Z`,
    })),
    specialities: ['Cardiology', 'Dermatology', 'General medicine', 'Paediatrics'].map((name) => ({
      _id: `spc_${name.toLowerCase().replace(' ', '_')}`,
      name,
    })),
    countries: exampleOf('countries', 'listCountries', 'data'),
    states: exampleOf('states', 'listStates', 'data'),
    cities: [...exampleOf('cities', 'listCities', 'data'), { id: 3690, _id: 'cty_madurai', name: 'Madurai' }],
    localities: [
      ...exampleOf('localities', 'listLocalities', 'data'),
      { _id: 'loc_velachery', locality_name: 'Velachery', pincode: '600042' },
    ],
  }
  if (!hasDays) return made
  const { availability, calendar, bookings: ofToday } = scheduleAround(today)
  const all = [...made.bookings, ...ofToday].toSorted((a, b) => momentOf(b).localeCompare(momentOf(a)))
  return { ...made, bookings: all, calendar, availability }
}
