import { addDays, clinicToday, QUEUE_ACTION, toWireDate, weekdayOf } from '@nalam/sdk'
import * as fc from 'fast-check'
import type { OperationId, ParamsOf, RequestBody } from '../../src/contract/contractTypes.ts'
import { demoDoctors, DEMO_PASSWORD } from '../../src/demo/doctors.ts'
import { ALL_LOCALITIES } from '../../src/resources/lookups/seedLookups.ts'
import type { CodePurpose } from '../../src/security/codes.ts'

/** The data and actions that valid requests need. */
export interface World {
  readonly doctorId: string
  readonly now: Date
  /** Returns a number that was not returned before: for values that must be unique. */
  fresh(): number
  /** Returns the id of one of the doctor's own records that the operation can still be used on. */
  own(
    kind:
      | 'pending booking'
      | 'decided booking'
      | 'confirmed booking'
      | 'booking of now'
      | 'waiting patient'
      | 'next patient'
      | 'called patient'
      | 'offered booking'
      | 'cancellation'
      | 'offers'
      | 'free slot'
      | 'new slot'
      | 'slot change'
      | 'exception'
      | 'ticket'
      | 'session'
      | 'passkey'
      | 'hold'
      | 'booking of the platform',
  ): Promise<string>
  /** Returns the version of the doctor's weekly hours. */
  hoursVersion(): Promise<number>
  /** Removes the doctor's exceptions, so that a new one overlaps none. */
  clearExceptions(): Promise<void>
  /** Makes the link of the doctor's screen. */
  createQueueScreen(): Promise<void>
  /** Creates the doctor's calendar feed. */
  createCalendarFeed(): Promise<void>
  /** Returns the fingerprint of a preview. */
  fingerprint(request: RequestBody<'previewSlotPlan'>): Promise<string>
  /** Returns the link of an open offer, and one of its times. */
  link(): Promise<{ token: string; slotId: string }>
  /** Returns the link of a reminder. */
  reminderLink(): Promise<string>
  /** Returns the fingerprint of the preview of a cancellation. */
  cancellationFingerprint(bookingIds: readonly string[]): Promise<string>
  /** Makes the doctor live: patients can book. */
  goLive(): Promise<void>
  /** Returns a valid code for the account with this e-mail. */
  code(purpose: CodePurpose, email: string): Promise<string>
  /** Lets only passkeys sign in. */
  usePasskeysOnly(doctorId: string): Promise<void>
  /** Begins the way back of a doctor without passkeys. @returns the token of the link that stops it */
  stopLink(doctorId: string): Promise<string>
  /** Returns a passkey's response for a sign-in. */
  passkeyLogin(): Promise<RequestBody<'loginWithPasskey'>>
  /** A picture that must be accepted. */
  readonly picture: File
}

const searches = fc.oneof(
  fc.constantFrom('', 'an', 'கவிதா', '90000', 'NLM-1001', '%', "o'neil", '100%', '\\'),
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll('\u0000', '')),
)

/** The values by which a valid request varies. */
export interface Variation {
  readonly search: string
  readonly page: number
  readonly number: number
}

/** The body of a request and the parameters in its path. */
type Input<Id extends OperationId> =
  RequestBody<Id> extends undefined
    ? [keyof ParamsOf<Id>] extends [never]
      ? undefined
      : ParamsOf<Id>
    : Omit<ParamsOf<Id>, never> & RequestBody<Id>

type Good = {
  readonly [Id in OperationId]: (world: World, seed: Variation) => Promise<Input<Id>>
}

function futureDay(world: World, number: number): string {
  for (let ahead = 30 + (number % 690); ; ahead += 1) {
    const date = addDays(clinicToday(world.now), ahead)
    if (weekdayOf(date) !== 'SUN') return toWireDate(date) ?? ''
  }
}

const half = (number: number) =>
  `${String(Math.floor((number % 48) / 2)).padStart(2, '0')}:${number % 2 === 0 ? '00' : '30'}`

/**
 * Returns a future Sunday, on which no other request creates a slot, and a unique time
 * for ten minutes.
 */
function sundaySlot(world: World): { date: string; from: string } {
  const fresh = world.fresh()
  let date = addDays(clinicToday(world.now), 30)
  while (weekdayOf(date) !== 'SUN') date = addDays(date, 1)
  date = addDays(date, 7 * (Math.floor(fresh / 130) % 90))
  const minute = (fresh % 130) * 11
  const parts = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
  return { date: toWireDate(date) ?? '', from: parts.join(':') }
}

const phoneOf = (number: number) => `7${String(number).padStart(9, '0')}`

const QUEUE_ACTIONS = Object.values(QUEUE_ACTION)
const dayOf = (world: World) => toWireDate(clinicToday(world.now)) ?? ''

const VISITS = ['none', 'arrived', 'seen', 'no-show'] as const

/** Returns why a booking is cancelled, with a note if it has to have one. */
const cancellingOf = (number: number, note: string) => {
  const slot = number % 2 === 0 ? 'open' : 'off'
  return number % 3 === 0
    ? ({ reason: 'other', note: `Note ${note}`, slot } as const)
    : ({ reason: 'emergency', slot } as const)
}

/** Returns a filter by status and days, in one of both orders. */
function filtersOf(world: World, number: number): Partial<RequestBody<'listBookings'>> {
  const first = addDays(clinicToday(world.now), (number % 60) - 30)
  const [from, to] = [toWireDate(first) ?? '', toWireDate(addDays(first, number % 20)) ?? '']
  return {
    status: ([1, 2, 3, 4] as const).filter((_status, bit) => ((1 + (number % 15)) >> bit) % 2 === 1),
    order: number % 3 === 0 ? 'latest' : 'soonest',
    ...(number % 5 > 1 && { from }),
    ...(number % 5 > 2 && { to }),
    ...(number % 7 === 1 && { cancelled: number % 2 === 0 }),
    ...(number % 7 === 2 && { visit: VISITS.slice(number % 4) }),
  }
}

const hoursOf = (number: number) => {
  const [first, minutes] = [5 + (number % 10), [10, 15, 20, 30, 45, 60] as const]
  const [from, to] = [first, first + 1 + (number % 8)].map((hour) => `${String(hour).padStart(2, '0')}:00`)
  return {
    from: from ?? '',
    to: to ?? '',
    slotMinutes: minutes[number % 6] ?? 10,
    pauseMinutes: ([0, 5, 10, 15, 20, 30] as const)[number % 5] ?? 0,
  }
}

/** Returns weekly hours based on the saved ones. */
const draftOf = async (world: World, number: number): Promise<RequestBody<'replaceAvailability'>> => ({
  version: await world.hoursVersion(),
  weeklyHours: (['MON', 'WED', 'SAT'] as const)
    .slice(number % 3)
    .map((weekday, index) => ({ weekday, ...hoursOf(number + index) })),
  keepPublishedWeeks: number % 13,
})

/** Returns days on which no other request creates a slot. */
async function planOf(world: World, number: number): Promise<RequestBody<'previewSlotPlan'>> {
  const first = addDays(clinicToday(world.now), 722 + (number % 4))
  const copyFrom = toWireDate(addDays(first, -(number % 60)))
  return {
    from: toWireDate(first) ?? '',
    to: toWireDate(addDays(first, number % 4)) ?? '',
    ...(number % 3 === 1 && copyFrom !== null && { copyFrom }),
    ...(number % 2 === 1 && { draft: await draftOf(world, number) }),
    ...(number % 5 === 1 && { onlyOn: ['MON', 'WED'] }),
  }
}

/** A request for each operation that must succeed: it fits the contract and the current data. */
export const goodRequests: Good = {
  registerDoctor: async (world, { number }) => {
    const fresh = world.fresh()
    return {
      doctor_name: number % 2 === 0 ? 'Fuzz Doctor' : 'கவிதா முருகன்',
      email: `fuzz${fresh}@nalam.example`,
      mobile_number: `6${String(fresh).padStart(9, '0')}`,
      password: DEMO_PASSWORD,
    }
  },
  loginDoctor: async () => ({ email: demoDoctors.other.email, password: DEMO_PASSWORD }),
  changePassword: async () => ({
    currentPassword: DEMO_PASSWORD,
    newPassword: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
  }),
  sendEmailCode: async () => undefined,
  verifyEmail: async (world) => ({ confirmationCode: await world.code('email', demoDoctors.complete.email) }),
  listPasskeys: async () => undefined,
  beginPasskey: async () => undefined,
  // Adding it again, as after a lost response.
  addPasskey: async (world) => ({
    name: 'Key',
    credentialId: await world.own('passkey'),
    clientDataJSON: 'e30',
    attestationObject: 'oA',
  }),
  renamePasskey: async (world, { number }) => ({ id: await world.own('passkey'), name: `Key ${number}` }),
  removePasskey: async (world) => ({ id: await world.own('passkey') }),
  setPasskeyOnly: async () => ({ isOn: false }),
  sendRecoveryCode: async (_world, { number }) => ({
    email: `nobody${number}@nalam.example`,
    password: DEMO_PASSWORD,
  }),
  beginRecovery: async (world) => {
    await world.usePasskeysOnly(demoDoctors.incomplete.id)
    const { email } = demoDoctors.incomplete
    return { email, confirmationCode: await world.code('recovery', email) }
  },
  stopRecovery: async (world) => ({ token: await world.stopLink(demoDoctors.incomplete.id) }),
  beginProof: async () => undefined,
  proveIdentity: async () => ({ password: DEMO_PASSWORD }),
  beginPasskeyLogin: async () => undefined,
  loginWithPasskey: (world) => world.passkeyLogin(),
  listSessions: async () => undefined,
  endSession: async (world) => ({ id: await world.own('session') }),
  endOtherSessions: async () => undefined,
  exportData: async () => undefined,
  listActivity: async () => undefined,
  getQueue: async (world, { number }) => ({ date: toWireDate(addDays(clinicToday(world.now), number % 40)) ?? '' }),
  addQueueEntry: async (world, { number }) => ({
    date: dayOf(world),
    ...(number % 2 === 0 && { bookingId: await world.own('booking of now') }),
    ...(number % 4 === 1 && { name: 'Walk In', phone: phoneOf(number) }),
    ...(number % 4 === 3 && { isEmergency: true }),
  }),
  callNextPatient: async (world) => ({ date: dayOf(world), session: 1, next: await world.own('next patient') }),
  undoPatientCall: async (world) => ({ date: dayOf(world), session: 1, called: await world.own('called patient') }),
  endQueueSession: async (world, { number }) => ({
    date: dayOf(world),
    session: 1,
    left: [await world.own(number % 2 === 0 ? 'waiting patient' : 'booking of now')],
  }),
  changeQueueEntry: async (world, { number }) => {
    if (number % 4 === 1) return { id: await world.own('booking of now'), action: 'left' }
    const action = number % 4 === 0 ? 'left' : (QUEUE_ACTIONS[world.fresh() % QUEUE_ACTIONS.length] ?? 'left')
    const beforeId = action === 'before' ? { beforeId: await world.own('waiting patient') } : {}
    return { id: await world.own(action === 'called' ? 'next patient' : 'waiting patient'), action, ...beforeId }
  },
  getQueueScreen: async () => undefined,
  saveQueueScreen: async (_world, { number }) => ({
    languages: number % 2 === 0 ? ['ta', 'en', 'hi'] : ['hi'],
    isNewLink: true,
    ...(number % 2 === 0 && { room: `Room ${number}` }),
  }),
  removeQueueScreen: async (world) => {
    await world.createQueueScreen()
    return undefined
  },
  getCalendarFeed: async () => undefined,
  createCalendarFeed: async () => undefined,
  changeCalendarFeed: async (world) => {
    await world.createCalendarFeed()
    return { showsNames: false }
  },
  removeCalendarFeed: async () => undefined,
  confirmDoctorRegistration: async (world) => {
    const { email } = demoDoctors.unconfirmed
    return { email, confirmationCode: await world.code('confirm', email) }
  },
  getDoctorProfile: async () => undefined,
  updateDoctorProfile: async (_world, { number, search }) => {
    const locality = ALL_LOCALITIES[number % ALL_LOCALITIES.length] ?? ALL_LOCALITIES[0]
    return {
      name: 'Meena Raghavan',
      mobile: '9000010001',
      email: demoDoctors.complete.email,
      locality: locality?.id ?? '',
      city_id: locality?.cityId ?? 0,
      city_name: 'City',
      state_id: number % 2 === 0 ? 35 : '35',
      state_name: 'Tamil Nadu',
      country_id: 101,
      country_name: 'India',
      clinic_name: `Clinic ${search}`.slice(0, 60),
      doctor_qualification: 'MD',
      doctor_experience: '10+',
      doctor_speciality: 'spc_cardiology',
      language: ['Tamil', 'English'],
      available_days: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
      address: `Street ${search}`,
      availableTime: { from: '9 AM', to: '5 PM' },
      landmark: `Near ${search}`,
      about: `About ${search}`,
      pincode: locality?.pincode ?? '',
    }
  },
  updateDoctorProfileImage: async (world) => ({ doctor_profile_img: world.picture }),
  logoutDoctor: async () => undefined,
  updateDoctorStatus: async (world) => ({ id: world.doctorId }),
  forgotPassword: async (world, { number }) => ({
    email: number % 2 === 0 ? demoDoctors.other.email : `nobody${world.fresh()}@nalam.example`,
  }),
  confirmForgotPassword: async (world) => {
    const { email } = demoDoctors.other
    return { email, otp: await world.code('reset', email), newPassword: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }
  },
  listBookings: async (world, { number, search, page }) => {
    const { doctorId } = world
    if (number % 4 === 0) return { doctorId }
    const plain = { doctorId, page: number % 2 === 0 ? 1 : page, searchQuery: search }
    return number % 4 === 1 ? plain : { ...plain, ...filtersOf(world, number) }
  },
  updateBookingStatus: async (world, { number }) => ({
    bookingId: await world.own('pending booking'),
    status: number % 3 === 0 ? 2 : number % 3 === 1 ? 3 : 4,
  }),
  listUndoableBookings: async () => undefined,
  undoBookingDecision: async (world) => ({ id: await world.own('decided booking') }),
  cancelBooking: async (world, { number, search }) => ({
    id: await world.own('confirmed booking'),
    ...cancellingOf(number, search),
  }),
  moveBooking: async (world, { number }) => ({
    id: await world.own(number % 2 === 0 ? 'pending booking' : 'confirmed booking'),
    slotId: await world.own('new slot'),
    previousSlot: number % 3 === 0 ? 'open' : 'off',
  }),
  setTold: async (world) => ({ id: await world.own('decided booking') }),
  setVisit: async (world, { number }) => ({
    id: await world.own('booking of now'),
    visit: VISITS[number % 4] ?? 'none',
  }),
  previewCancellations: async (world, { number }) =>
    number % 2 === 0 ? { bookingIds: [`bkg_${number}`] } : { date: futureDay(world, number), fromTime: half(number) },
  cancelBookings: async (world, { number, search }) => {
    const bookingIds = [await world.own('confirmed booking'), await world.own('confirmed booking')]
    const fingerprint = await world.cancellationFingerprint(bookingIds)
    return { bookingIds, fingerprint, ...cancellingOf(number, search) }
  },
  undoCancellations: async (world) => ({ id: await world.own('cancellation') }),
  offerTimes: async (world, { number, search }) => ({
    id: await world.own(number % 2 === 0 ? 'pending booking' : 'offered booking'),
    slotIds: [await world.own('new slot'), await world.own('new slot')],
    note: search,
  }),
  withdrawOffer: async (world) => ({ id: await world.own('offered booking') }),
  offerSeveral: async (world, { search }) => ({
    offers: [
      { bookingId: await world.own('confirmed booking'), slotIds: [await world.own('new slot')] },
      { bookingId: await world.own('pending booking'), slotIds: [await world.own('new slot')] },
    ],
    note: search,
  }),
  undoOffers: async (world) => ({ id: await world.own('offers') }),
  readAppointment: async (world) => ({ token: await world.reminderLink() }),
  answerReminder: async (world, { number }) => ({
    token: await world.reminderLink(),
    answer: number % 2 === 0 ? 'comes' : 'cannot',
  }),
  getReminderSettings: async () => undefined,
  setReminderSettings: async (_world, { number }) => ({ freesTime: number % 2 === 0 }),
  readPatientOffer: async (world) => ({ token: (await world.link()).token }),
  answerOffer: async (world, { number, search }) => {
    const { token, slotId } = await world.link()
    return { token, version: 1, ...(number % 2 === 0 ? { choice: slotId } : { choice: 'none', wish: search }) }
  },
  listPlatformDoctors: async (_world, { number, search, page }) => ({
    ...(number % 2 === 0 && { search }),
    ...(number % 3 === 0 && { page: String((page % 999_999) + 1) }),
  }),
  listPlatformTimes: async (world, { number }) => {
    await world.goLive()
    return { id: world.doctorId, from: futureDay(world, number), to: futureDay(world, number) }
  },
  holdTime: async (world) => {
    await world.goLive()
    return { slotId: await world.own('new slot'), patientPhone: phoneOf(world.fresh()) }
  },
  releaseHold: async (world) => ({ id: await world.own('hold') }),
  bookTime: async (world, { number, search }) => {
    await world.goLive()
    const fresh = world.fresh()
    return {
      slotId: await world.own('new slot'),
      ...(number % 5 === 0 && { holdId: `hld_${number}` }),
      patientName: number % 2 === 0 ? 'Fathima Begum' : 'கவிதா',
      patientPhone: phoneOf(fresh),
      ...(number % 3 === 0 && { language: 'ta' }),
      ...(number % 2 === 0 && { reason: search }),
      ...(number % 4 === 0 && { reference: `ref-${fresh}` }),
    }
  },
  getPlatformBooking: async (world) => ({ id: await world.own('booking of the platform') }),
  answerPlatformReminder: async (world, { number }) => ({
    id: await world.own('confirmed booking'),
    answer: number % 2 === 0 ? 'comes' : 'cannot',
  }),
  cancelPlatformBooking: async (world) => ({ id: await world.own('booking of the platform') }),
  listBookingSources: async () => undefined,
  createSlot: async (world) => {
    const fresh = world.fresh()
    return { doctor_id: world.doctorId, date: futureDay(world, Math.floor(fresh / 48) * 2), time: half(fresh) }
  },
  listSlotsByDate: async (world, { number }) => ({ doctorId: world.doctorId, date: futureDay(world, number) }),
  getCalendar: async (world, { number }) => {
    const first = addDays(clinicToday(world.now), (number % 60) - 30)
    return { from: toWireDate(first) ?? '', to: toWireDate(addDays(first, number % 42)) ?? '' }
  },
  addBooking: async (world, { number }) => ({
    slotId: await world.own('new slot'),
    patientName: number % 2 === 0 ? 'Anitha Selvam' : 'கவிதா',
    patientPhone: `9${String(number).padStart(9, '0')}`,
  }),
  addSlot: async (world) => ({ ...sundaySlot(world), minutes: 10 }),
  changeSlots: async (world, { number }) => ({
    action: number % 3 === 0 ? 'on' : number % 3 === 1 ? 'off' : 'delete',
    slotIds: [await world.own('new slot'), `slt_nowhere_${number}`],
  }),
  getAvailability: async () => undefined,
  replaceAvailability: async (world, { number }) => draftOf(world, number),
  addException: async (world, { number, search }) => {
    await world.clearExceptions()
    const from = addDays(clinicToday(world.now), number % 700)
    const isClosed = number % 2 === 0
    return {
      from: toWireDate(from) ?? '',
      to: toWireDate(isClosed ? addDays(from, number % 20) : from) ?? '',
      kind: isClosed ? 'closed' : 'hours',
      note: search,
      hours: isClosed ? [] : [hoursOf(number)],
    }
  },
  removeException: async (world) => ({ id: await world.own('exception') }),
  previewSlotPlan: async (world, { number }) => planOf(world, number),
  applySlotPlan: async (world, { number }) => {
    const request = await planOf(world, number)
    return { ...request, fingerprint: await world.fingerprint(request) }
  },
  listUndoableSlotChanges: async () => undefined,
  undoSlotChange: async (world) => ({ id: await world.own('slot change') }),
  updateSlotStatus: async (world, { number }) => ({
    slotId: await world.own('free slot'),
    status: number % 2 === 0 ? 1 : 2,
  }),
  listTickets: async (_world, { search, page }) => ({ page, searchQuery: search }),
  updateTicketStatus: async (world, { number }) => ({
    ticketId: await world.own('ticket'),
    status: number % 3 === 0 ? 1 : number % 3 === 1 ? 2 : 3,
  }),
  listSpecialities: async () => undefined,
  listCountries: async () => undefined,
  listStates: async (_world, { number }) => ({ country_id: number % 2 === 0 ? 101 : '101' }),
  listCities: async (_world, { number }) => ({ state_id: number % 2 === 0 ? 35 : 'elsewhere' }),
  listLocalities: async (_world, { number }) => ({ city_id: 3659 + (number % 30) }),
}

/** Variations of valid requests. */
export const variation: fc.Arbitrary<Variation> = fc.record({
  search: searches,
  page: fc.integer({ min: 1, max: 1_000_000 }),
  number: fc.nat({ max: 100_000 }),
})
