import type { ResponseOf } from '../core/contractTypes.ts'
import type { JsonObject } from '../core/json.ts'
import { parsePhone } from '../formats/phone.ts'
import { searchedText } from '../formats/storedText.ts'
import { BOOKING_STATUS, TICKET_STATUS } from '../generated/enums.ts'
import { successExamples } from '../generated/examples.ts'
import type { Capability, OperationId } from '../generated/operations.ts'
import * as availability from './availabilityResponses.ts'
import {
  countOf,
  filteredBookings,
  furtherCounts,
  isFiltered,
  messageCounts,
  visitCounts,
  withConflicts,
} from './bookingLists.ts'
import { bookingOf, type Booking } from './bookings.ts'
import {
  addBooking,
  addSlot,
  changeManySlots as changeSlots,
  createSlot,
  getCalendar,
  listSlotsByDate,
  listUndoableSlotChanges,
  undoSlotChange,
  updateSlotStatus,
} from './calendarResponses.ts'
import { listUndoableBookings, undoBookingDecision, updateBookingStatus, wireBooking } from './decisions.ts'
import type { Fixtures } from './fixtures.ts'
import { answerOffer, offerSeveral, offerTimes, readPatientOffer, undoOffers, withdrawOffer } from './offerResponses.ts'
import * as passkeys from './passkeyResponses.ts'
import { refuse } from './refusal.ts'
import {
  cancelBooking,
  cancelBookings,
  moveBooking,
  previewCancellations,
  setTold,
  setVisit,
  undoCancellations,
} from './visitResponses.ts'

const { refusePassword, ...passkeyResponses } = passkeys

const pageSize = 10

function pageOf<T>(rows: readonly T[], payload: JsonObject, texts: (row: T) => readonly (string | undefined)[]) {
  const typed = typeof payload.searchQuery === 'string' ? searchedText(payload.searchQuery) : ''
  const search = parsePhone(typed) ?? typed
  const found = rows.filter((row) => texts(row).some((text) => text && searchedText(text).includes(search)))
  const currentPage = typeof payload.page === 'number' ? payload.page : 1
  return {
    rows: found.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    totalItems: found.length,
    paging: { currentPage, totalPages: Math.ceil(found.length / pageSize), itemsPerPage: pageSize },
  }
}

function bookingsResponse(data: Fixtures, payload: JsonObject): ResponseOf<'listBookings', 200> {
  const { bookings } = data
  const wire = (rows: typeof bookings) => rows.map((row) => withConflicts(data, wireBooking(data, row)))
  const isDashboard = payload.page === undefined && payload.searchQuery === undefined && !isFiltered(payload)
  // Like the server, a page without filters sends only the first three counts.
  const hasFurther = offers(data, 'booking-filters') && (isDashboard || isFiltered(payload))
  const summary = {
    total: bookings.length,
    confirmed: countOf(bookings, BOOKING_STATUS.confirmed),
    pending: countOf(bookings, BOOKING_STATUS.pending),
    ...(hasFurther && furtherCounts(data)),
    ...(hasFurther && offers(data, 'visits') && visitCounts(data)),
    ...(hasFurther && offers(data, 'messages') && messageCounts(data)),
  }
  if (isDashboard) return { statusCode: 200, data: { slots: wire(bookings.slice(0, 5)), summary } }
  const { rows, paging, totalItems } = pageOf(filteredBookings(data, payload), payload, (row) => [
    row.studentName,
    row.studentPhone,
    row.bookingId,
  ])
  return { statusCode: 200, ...paging, data: { data: wire(rows), totalItems, summary } }
}

function ticketsResponse({ tickets }: Fixtures, payload: JsonObject): ResponseOf<'listTickets', 200> {
  const { status } = payload
  const wanted = Array.isArray(status) ? tickets.filter((ticket) => status.includes(ticket.status)) : tickets
  const { rows, paging, totalItems } = pageOf(wanted, payload, (row) => [row.subject, row.message])
  return { statusCode: 200, ...paging, data: { tickets: rows, totalItems } }
}

/** Returns the body of a response; undefined for the contract's example. */
type Respond = (data: Fixtures, payload: JsonObject, params: JsonObject) => object | undefined
type Responses = Partial<Record<OperationId, Respond>>

const offers = (data: Fixtures, ...names: readonly Capability[]) =>
  names.some((name) => data.capabilities?.includes(name))

const wrapped = <R>(responses: Partial<Record<OperationId, R>>, wrap: (respond: R) => Respond) =>
  Object.fromEntries(Object.entries(responses).map(([operation, respond]) => [operation, wrap(respond)])) as Responses

/** Responses of fixtures that offer one of these capabilities. Others get the contract's examples. */
const offering = (names: readonly Capability[], responses: Responses): Responses =>
  wrapped(
    responses,
    (respond) =>
      (data, ...request) =>
        offers(data, ...names) ? respond(data, ...request) : undefined,
  )

type RespondOf = (data: Fixtures, booking: Booking, payload: JsonObject) => object | undefined

/** Responses to requests about one booking: 404 if none has its id. */
const ofBooking = (responses: Partial<Record<OperationId, RespondOf>>): Responses =>
  wrapped(
    responses,
    (respond) =>
      (data, payload, { id }) =>
        respond(data, bookingOf(data, id) ?? refuse({ code: 'not_found' }), payload),
  )

// Absent if there are none, like on a server without extensions.
const offered = ({ capabilities = [] }: Fixtures) => (capabilities.length > 0 ? { capabilities } : {})

const NO_FEED = { isOn: false, showsNames: false }

const listOf = (rows: readonly object[]) => ({ statusCode: 200, data: { data: rows } })

const DAYS = ['calendar', 'slot-changes'] as const

/** Responses that depend on the request. All others are the contract's examples. */
const askedResponses: Responses = {
  loginDoctor: (data) => {
    refusePassword(data, 'login.wrong_credentials')
    return { ...successExamples.loginDoctor[1], doctorDetails: data.doctor, ...offered(data) }
  },
  getDoctorProfile: (data) => ({ statusCode: 200, data: { doctorDetails: data.doctor, ...offered(data) } }),
  listBookings: bookingsResponse,
  ...offering(['undo'], { updateBookingStatus, ...ofBooking({ undoBookingDecision }), listUndoableBookings }),
  ...offering(['messages'], {
    ...ofBooking({ setTold }),
    getReminderSettings: ({ reminderSettings: settings = { freesTime: true } }) => ({
      statusCode: 200,
      data: { settings },
    }),
    setReminderSettings: (data, { freesTime }) => {
      data.reminderSettings = { freesTime: freesTime === true }
      return undefined
    },
  }),
  ...offering(['visits'], {
    cancelBooking,
    ...ofBooking({ moveBooking, setVisit }),
    previewCancellations,
    cancelBookings,
    undoCancellations,
  }),
  ...offering(['offers'], {
    ...ofBooking({ offerTimes, withdrawOffer }),
    offerSeveral,
    undoOffers,
    readPatientOffer,
    answerOffer,
  }),
  listSlotsByDate: (data, payload) =>
    offers(data, ...DAYS)
      ? listSlotsByDate(data, payload)
      : { statusCode: 200, data: { slotDetails: { slots: data.slots } } },
  ...offering(DAYS, { createSlot, updateSlotStatus }),
  ...offering(['calendar'], { getCalendar, addBooking }),
  ...offering(['slot-changes'], { addSlot, changeSlots, listUndoableSlotChanges }),
  ...offering(['slot-changes', 'availability'], { undoSlotChange }),
  ...offering(['availability'], availability),
  verifyEmail: ({ doctor }) => {
    doctor.emailVerified = true
    return undefined
  },
  ...offering(['account-security'], passkeyResponses),
  proveIdentity: (data, { password }) => {
    if (password !== undefined) refusePassword(data, 'proof.passkey_needed')
    return undefined
  },
  changePassword: (data, { endsCalendarFeed }) => {
    if (endsCalendarFeed === true) data.calendarFeed = undefined
    return undefined
  },
  getCalendarFeed: ({ calendarFeed: feed = NO_FEED }) => ({ statusCode: 200, data: { feed } }),
  createCalendarFeed: (data) => {
    const showsNames = data.calendarFeed?.showsNames === true
    data.calendarFeed = { isOn: true, showsNames, createdAt: '2026-11-20T06:00:00.000Z' }
    const path = '/calendar/9n3tXqK2bVw7YzR5sLdA1g.ics'
    return { statusCode: 201, message: 'Calendar link created.', data: { path, feed: data.calendarFeed } }
  },
  changeCalendarFeed: (data, { showsNames }) => {
    if (data.calendarFeed) data.calendarFeed.showsNames = showsNames === true
    return undefined
  },
  removeCalendarFeed: (data) => {
    data.calendarFeed = undefined
    return undefined
  },
  listTickets: ticketsResponse,
  updateTicketStatus: (data, payload) => {
    const ticket = data.tickets.find(({ _id }) => _id === payload.ticketId)
    const status = Object.values(TICKET_STATUS).find((known) => known === payload.status)
    if (ticket && status) ticket.status = status
    return undefined
  },
  listSpecialities: ({ specialities }) => ({ statusCode: 200, data: { getAllspeciality: specialities } }),
  listCountries: ({ countries }) => listOf(countries),
  listStates: ({ states }) => listOf(states),
  listCities: ({ cities }) => listOf(cities),
  listLocalities: ({ localities }) => listOf(localities),
}

/** Returns the body of the response to a request. */
export const responseTo = (operation: OperationId, data: Fixtures, payload: JsonObject, params: JsonObject): object =>
  askedResponses[operation]?.(data, payload, params) ?? successExamples[operation][1]
