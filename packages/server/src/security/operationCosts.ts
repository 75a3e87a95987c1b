import { QUEUE_EVENTS } from '@nalam/sdk/rules'
import type { OperationId, RequestBody, StreamId } from '../contract/contractTypes.ts'
import type { Limits } from './limits.ts'

/** The places of one doctor, which weights are measured against. */
export const PLACES_PER_DOCTOR = 4

/** A weight that depends on the request. */
interface WeightByRequest<Body> {
  readonly usual: number
  readonly heavy: number
  /** Which requests are heavy, for `docs/security.md`. */
  readonly when: string
  // A method, so that rows of different bodies fit into one table.
  isHeavy(body: Body): boolean
}

/** What one operation costs, and what is recorded of it. */
export interface Cost<Body = never> {
  /**
   * Places that a call takes while it runs, of {@link PLACES_PER_DOCTOR}. Work that takes tens of
   * milliseconds of one processor weighs 3, so that one place is free for a list of the same doctor.
   */
  readonly weight: number | WeightByRequest<Body>
  /** Whose turn a call waits for: that of the doctor, the platform or the network; `none` does not wait. */
  readonly turn: 'doctor' | 'platform' | 'network' | 'none'
  /** Every counter that a call can take a try from. */
  readonly limits: readonly (keyof Limits)[]
  /** Every action of the audit that a call can write; a read is `list.read` with the list. */
  readonly audit: readonly string[]
}

type Further = Partial<Pick<Cost, 'limits' | 'audit'>>

/** A read of a signed-in doctor. */
const read = ({ limits = [], audit = [] }: Further = {}) =>
  ({ weight: 1, turn: 'doctor', limits: ['callsPerDoctor', ...limits], audit }) as const satisfies Cost

/** A change of a signed-in doctor. */
const change = (audit: readonly string[], limits: readonly (keyof Limits)[] = []) =>
  read({ limits: ['changesPerDoctor', ...limits], audit })

/** An operation without a session. */
const open = (limits: readonly (keyof Limits)[], audit: readonly string[] = []) =>
  ({ weight: 1, turn: 'network', limits: ['publicCallsPerAddress', ...limits], audit }) as const satisfies Cost

/** An operation of a platform. */
const ofPlatform = (limits: readonly (keyof Limits)[] = [], audit: readonly string[] = []) =>
  ({ weight: 1, turn: 'platform', limits: ['callsPerPlatform', ...limits], audit }) as const satisfies Cost

const heavy = <Row extends Cost>(row: Row) => ({ ...row, weight: 3 })

/** Reads of lists with patients; see `ReadEntry`. */
const lists = (...names: readonly string[]) => names.map((name) => `list.read ${name}`)

/** Pages of a list after which the rows before them are scanned at some expense. */
const LATE_PAGE = 50

/** The failed sign-ins of a client. */
const LOGIN = [
  'loginPerAddress',
  'loginPerAccountAndNetwork',
  'loginPerAccount',
  'loginPerDevice',
  'failedLogins',
] as const
/** The codes that a client requests. */
const CODES = ['codePause', 'codesPerDay', 'codesPerAddress', 'codesPerAccount', 'codesSent'] as const
/** The wrong codes that a client enters. */
const WRONG_CODES = ['wrongCodesPerAddress', 'wrongCodesPerDevice', 'wrongCodes'] as const

/**
 * The cost of every operation and stream of the contract. An operation without a row does not
 * compile, and tests compare the rows with what the operations do.
 */
export const operationCosts: { readonly [Id in OperationId]: Cost<RequestBody<Id>> } & Readonly<
  Record<StreamId, Cost>
> = {
  registerDoctor: open(['registrationsPerAddress', ...CODES], ['account.registered']),
  loginDoctor: open([...LOGIN, ...CODES], ['session.opened', 'session.closed']),
  confirmDoctorRegistration: open(WRONG_CODES, ['account.confirmed']),
  getDoctorProfile: read(),
  updateDoctorProfile: change(['profile.updated']),
  updateDoctorProfileImage: heavy(change(['image.updated'], ['uploadsPerDoctor'])),
  logoutDoctor: read({ audit: ['session.closed'] }),
  updateDoctorStatus: change(['status.activated', 'status.deactivated']),
  forgotPassword: open(CODES),
  confirmForgotPassword: open(WRONG_CODES, ['password.changed']),
  listBookings: {
    ...read({ audit: lists('dashboard', 'bookings', 'search') }),
    weight: {
      usual: 1,
      heavy: 3,
      when: `with a search, and after page ${LATE_PAGE}`,
      isHeavy: ({ page = 1, searchQuery = '' }) => page > LATE_PAGE || searchQuery.trim() !== '',
    },
  },
  updateBookingStatus: change(['booking.accepted', 'booking.declined', 'booking.reschedule_requested']),
  listUndoableBookings: read({ audit: lists('undoable') }),
  undoBookingDecision: change(['booking.undone']),
  cancelBooking: change(['booking.cancelled']),
  moveBooking: change(['booking.moved']),
  setVisit: change(['visit.arrived', 'visit.seen', 'visit.no_show', 'visit.cleared']),
  setTold: change(['booking.told']),
  offerTimes: change(['offer.sent']),
  withdrawOffer: change(['offer.withdrawn']),
  offerSeveral: heavy(change(['offer.sent'])),
  undoOffers: heavy(change(['offer.undone'])),
  readPatientOffer: open(['wrongLinksPerAddress']),
  answerOffer: open(['wrongLinksPerAddress'], ['offer.chosen', 'offer.none']),
  readAppointment: open(['wrongLinksPerAddress']),
  answerReminder: open(['wrongLinksPerAddress'], ['reminder.comes', 'reminder.cannot']),
  getReminderSettings: read(),
  setReminderSettings: change(['reminder_settings.saved']),
  previewCancellations: heavy(read({ audit: lists('cancellations') })),
  cancelBookings: heavy(change(['booking.cancelled'])),
  undoCancellations: heavy(change(['cancellation.undone'])),
  listPlatformDoctors: ofPlatform([], lists('platform doctors')),
  listPlatformTimes: heavy(ofPlatform([], lists('platform times'))),
  holdTime: ofPlatform(['holdsPerPlatform', 'holdsPerNumber'], ['slot.held']),
  releaseHold: ofPlatform([], ['slot.released']),
  bookTime: ofPlatform(['bookingsPerPlatform', 'bookingsPerNumber'], ['booking.created', 'slot.released']),
  getPlatformBooking: ofPlatform([], lists('platform booking')),
  cancelPlatformBooking: ofPlatform([], ['booking.cancelled']),
  answerPlatformReminder: ofPlatform([], ['reminder.comes', 'reminder.cannot']),
  listBookingSources: read(),
  createSlot: change(['slot.created']),
  listSlotsByDate: read(),
  updateSlotStatus: change(['slot.status_updated']),
  addSlot: change(['slot.added']),
  changeSlots: heavy(change(['slots.switched_on', 'slots.switched_off', 'slots.deleted'])),
  listUndoableSlotChanges: read(),
  undoSlotChange: heavy(change(['slots.restored'])),
  getCalendar: heavy(read({ audit: lists('calendar') })),
  getQueue: heavy(read({ audit: lists('queue') })),
  addQueueEntry: change(['queue.added', 'visit.arrived']),
  callNextPatient: change(['queue.called']),
  undoPatientCall: change(['queue.undone']),
  endQueueSession: heavy(change(['queue.left', 'visit.no_show'])),
  changeQueueEntry: change([...Object.values(QUEUE_EVENTS), 'visit.no_show']),
  getQueueScreen: read(),
  saveQueueScreen: change(['queue_screen.created', 'queue_screen.changed']),
  removeQueueScreen: change(['queue_screen.removed']),
  getCalendarFeed: read(),
  createCalendarFeed: change(['calendar_feed.created']),
  changeCalendarFeed: change(['calendar_feed.names_shown', 'calendar_feed.names_hidden']),
  removeCalendarFeed: change(['calendar_feed.removed']),
  addBooking: change(['booking.added']),
  getAvailability: read(),
  replaceAvailability: change(['availability.saved']),
  addException: change(['exception.added']),
  removeException: change(['exception.removed']),
  previewSlotPlan: heavy(read({ audit: lists('closed days') })),
  applySlotPlan: heavy(change(['slots.published', 'availability.saved'])),
  changePassword: change(['password.changed', 'calendar_feed.removed'], LOGIN),
  sendEmailCode: read({ limits: CODES }),
  verifyEmail: change(['email.verified'], WRONG_CODES),
  listSessions: read(),
  endOtherSessions: change(['sessions.ended']),
  endSession: change(['session.closed']),
  listPasskeys: read(),
  addPasskey: change(['passkey.added']),
  beginPasskey: change([]),
  renamePasskey: change(['passkey.renamed']),
  removePasskey: change(['passkey.removed']),
  proveIdentity: read({ limits: LOGIN, audit: ['passkey.cloned'] }),
  beginProof: change([]),
  loginWithPasskey: open(LOGIN, ['session.opened', 'session.closed', 'passkey.cloned']),
  beginPasskeyLogin: open([]),
  setPasskeyOnly: change(['passkey_only.on', 'passkey_only.off', 'recovery.stopped']),
  beginRecovery: open(WRONG_CODES, ['recovery.begun']),
  sendRecoveryCode: open([...LOGIN, ...CODES]),
  stopRecovery: open(['wrongLinksPerAddress'], ['recovery.stopped']),
  exportData: heavy(change(['data.exported', ...lists('export')], ['exportsPerDoctor'])),
  listActivity: read(),
  listTickets: read(),
  updateTicketStatus: change(['ticket.status_updated']),
  streamEvents: read(),
  listSpecialities: read(),
  listCountries: read(),
  listStates: read(),
  listCities: read(),
  listLocalities: read(),
}

const free = { weight: 0, turn: 'none', limits: [], audit: [] } as const satisfies Cost

/** The cost of what is mounted beside the contract, by its path in the router. */
export const mountedCosts = {
  '/calendar/:file': {
    weight: 3,
    turn: 'doctor',
    limits: ['publicCallsPerAddress', 'callsPerFeed', 'wrongLinksPerAddress'],
    // Of a feed with names.
    audit: lists('feed'),
  },
  // Numbers only, so reading them is not in the audit.
  '/api/queue-screen': {
    weight: 3,
    turn: 'doctor',
    limits: ['publicCallsPerAddress', 'connectionsPerScreenLink', 'wrongLinksPerAddress'],
    audit: [],
  },
  '/files/profile/:name': free,
  '/healthz': free,
  '/readyz': free,
  '/reports': { ...free, limits: ['reportsPerAddress'] },
  // Only in a demo, and only from this machine.
  '/dev/mailbox': free,
  '/dev/mailbox.json': free,
  // The portal's files, which are in memory, and the patient's page.
  '/*': free,
} as const satisfies Record<string, Cost>

/** Returns the places that a call takes. @param body the checked body; `undefined` if it has none */
export function weightOf(id: OperationId | StreamId, body: unknown): number {
  const { weight }: Cost<unknown> = operationCosts[id] as Cost<unknown>
  if (typeof weight === 'number') return weight
  return weight.isHeavy(body) ? weight.heavy : weight.usual
}
