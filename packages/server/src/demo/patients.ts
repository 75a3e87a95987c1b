import { BOOKING_STATUS, clockTimeOfMinutes, minutesOfDay, type BookingStatusCode, type ClinicMoment } from '@nalam/sdk'
import { CREATED_SLOT_MINUTES } from '@nalam/sdk/rules'

/**
 * A small repeatable random generator (mulberry32): the same seed gives the same demo data
 * on every machine.
 */
export interface SeededRandom {
  /** 0 ≤ value < 1 */
  next(): number
  /** A whole number, 0 ≤ value < limit */
  below(limit: number): number
  pick<T>(choices: readonly T[]): T
  /** Hex digits. */
  hex(length: number): string
}

/** Creates a generator. @param seed any 32-bit number */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick<T>(choices: readonly T[]): T {
      const choice = choices[below(choices.length)]
      if (choice === undefined) throw new RangeError('Nothing to choose from')
      return choice
    },
    hex: (length) => Array.from({ length }, () => below(16).toString(16)).join(''),
  }
}

// Common given names and fathers' names in Tamil Nadu. The people are fictitious.
const GIVEN =
  `Anitha Arun Bhuvana Chitra Deepa Dinesh Eswari Ganesh Gayathri Harini Ilango Jayanthi Kamala Karthik Kavitha
  Lakshmi Loganathan Malathi Mani Meenakshi Murugan Nandhini Naveen Nithya Padma Pandian Parvathi Prabhu Priya
  Raghavan Rajesh Ramya Revathi Sangeetha Saravanan Selvi Senthil Shanthi Siva Sowmya Sundar Suresh Thamarai
  Uma Vasanth Velu Vidya Vignesh Yamuna Yuvaraj`.split(/\s+/)
const FAMILY =
  `Arumugam Balasubramanian Chandran Devarajan Ganesan Govindan Ilangovan Jayaraman Kannan Krishnan Kumaravel
  Manickam Muthusamy Natarajan Palaniappan Perumal Rajendran Ramasamy Sankaran Selvam Shanmugam Subramanian
  Sundaram Thangavel Venkatesan Viswanathan`.split(/\s+/)
const TAMIL = `கவிதா முருகன், செந்தில் குமரன், மீனாட்சி சுந்தரம், அருண் பாலாஜி, லட்சுமி நாராயணன், தமிழ்ச்செல்வி, வேலு சாமி,
  பாரதி கண்ணன், யாழினி இளங்கோ, சரவணன் பெருமாள்`.split(/,\s+/)

/** Returns a fictitious patient's name; one in eight is in Tamil script. */
export function patientName(random: SeededRandom): string {
  if (random.below(8) === 0) return random.pick(TAMIL)
  return `${random.pick(GIVEN)} ${random.pick(FAMILY)}`
}

/**
 * Returns a fictitious mobile number in a valid format. All start with 90000, so that nobody is
 * called by accident.
 */
export function patientPhone(random: SeededRandom): string {
  return `90000${String(random.below(100_000)).padStart(5, '0')}`
}

/** A patient whom the demo has today, whatever the date and time. */
export interface PatientOfToday {
  /** `HH:MM` at the clinic. */
  readonly time: string
  readonly status: BookingStatusCode
}

const { confirmed, pending } = BOOKING_STATUS
const USUAL: readonly PatientOfToday[] = [
  { time: '09:30', status: confirmed },
  { time: '11:00', status: confirmed },
  { time: '14:30', status: pending },
  { time: '16:00', status: confirmed },
]
/** Time from which the usual patients are soon over. */
const EVENING = '15:30'
const DAY_END = 24 * 60
/** Minutes in which a visitor of the demo can still find the next patient. */
const AHEAD = 10

/** Returns the two half hours that come next: their patients are still to come in the evening. */
function laterPatients(time: string): PatientOfToday[] {
  const next = Math.ceil(((minutesOfDay(time) ?? 0) + AHEAD) / CREATED_SLOT_MINUTES) * CREATED_SLOT_MINUTES
  return [confirmed, pending].flatMap((status, index) => {
    const from = next + index * CREATED_SLOT_MINUTES
    return from < DAY_END ? { time: clockTimeOfMinutes(from), status } : []
  })
}

/**
 * Returns the patients whom a demo doctor has today, the earliest first: some at the usual times,
 * and in the evening two more who are still to come, until 11:20 PM.
 */
export function patientsOfToday({ time }: ClinicMoment): PatientOfToday[] {
  const later = time > EVENING ? laterPatients(time) : []
  const byTime = new Map([...USUAL, ...later].map((patient) => [patient.time, patient]))
  return [...byTime.values()].toSorted((one, other) => one.time.localeCompare(other.time))
}
