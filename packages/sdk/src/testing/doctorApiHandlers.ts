import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import { operations, streams, type OperationId } from '../generated/operations.ts'
import type { ResponseOf } from '../core/contractTypes.ts'
import { fieldsOf, type JsonObject } from '../core/json.ts'
import { TICKET_STATUS } from '../generated/enums.ts'
import { parsePhone } from '../formats/phone.ts'
import { searchedText } from '../formats/storedText.ts'
import { successExamples } from '../generated/examples.ts'
import { routerPath } from '../rules/routerPath.ts'
import { anywhere, undeclared } from './handlers.ts'
import {
  addBooking,
  addException,
  addPasskey,
  addSlot,
  applyPlan,
  beginRecovery,
  cancelBooking,
  cancelBookings,
  changeManySlots,
  createSlot,
  decide,
  filteredBookings,
  fixtures,
  furtherCounts,
  isFiltered,
  listPasskeys,
  moveBooking,
  offerSeveral,
  offerTimes,
  answerOffer,
  previewCancellations,
  previewPlan,
  readPatientOffer,
  refusedPassword,
  removeException,
  removePasskey,
  renamePasskey,
  replaceAvailability,
  setPasskeyOnly,
  setVisit,
  showAvailability,
  showCalendar,
  slotsOfDay,
  stopRecovery,
  switchSlot,
  showUndoableChanges,
  undo,
  undoCancellations,
  undoSlotChange,
  undoable,
  visitCounts,
  withdrawOffer,
  wireBooking,
  withConflicts,
  type Fixtures,
} from './responses.ts'

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
  const { bookings, capabilities = [] } = data
  const wire = (rows: typeof bookings) => rows.map((row) => withConflicts(data, wireBooking(row)))
  const having = (status: number) => bookings.filter((booking) => booking.bookingStatus === status).length
  const isDashboard = payload.page === undefined && payload.searchQuery === undefined && !isFiltered(payload)
  // Like the server, a page without filters sends only the first three counts.
  const hasFurther = capabilities.includes('booking-filters') && (isDashboard || isFiltered(payload))
  const summary = {
    total: bookings.length,
    confirmed: having(2),
    pending: having(1),
    ...(hasFurther && furtherCounts(bookings)),
    ...(hasFurther && capabilities.includes('visits') && visitCounts(bookings)),
  }
  if (isDashboard) return { statusCode: 200, data: { slots: wire(bookings.slice(0, 5)), summary } }
  const { rows, paging, totalItems } = pageOf(filteredBookings(bookings, payload), payload, (row) => [
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

type Asked = (data: Fixtures, payload: JsonObject, params: JsonObject) => object | undefined

// Absent if there are none, like on a server without extensions.
const offered = ({ capabilities = [] }: Fixtures) => (capabilities.length > 0 ? { capabilities } : {})

const NO_FEED = { isOn: false, showsNames: false }

const listOf = (rows: readonly object[]) => ({ statusCode: 200, data: { data: rows } })

// These responses depend on the request; all others are the contract's examples.
const asked: Partial<Record<OperationId, Asked>> = {
  loginDoctor: (data) =>
    refusedPassword(data, 'loginDoctor') ?? {
      ...successExamples.loginDoctor[1],
      doctorDetails: data.doctor,
      ...offered(data),
    },
  getDoctorProfile: (data) => ({ statusCode: 200, data: { doctorDetails: data.doctor, ...offered(data) } }),
  listBookings: bookingsResponse,
  updateBookingStatus: decide,
  undoBookingDecision: (data, _, params) => undo(data, params.id),
  listUndoableBookings: undoable,
  cancelBooking,
  moveBooking,
  setVisit,
  previewCancellations,
  cancelBookings,
  undoCancellations: (data, _, params) => undoCancellations(data, params),
  offerTimes,
  withdrawOffer: (data, _, params) => withdrawOffer(data, params),
  offerSeveral,
  readPatientOffer,
  answerOffer,
  listSlotsByDate: slotsOfDay,
  createSlot,
  updateSlotStatus: switchSlot,
  addSlot,
  changeSlots: changeManySlots,
  listUndoableSlotChanges: showUndoableChanges,
  undoSlotChange: (data, _, params) => undoSlotChange(data, params.id),
  getCalendar: showCalendar,
  addBooking,
  getAvailability: showAvailability,
  replaceAvailability,
  addException,
  removeException: (data, _, params) => removeException(data, params.id),
  previewSlotPlan: previewPlan,
  applySlotPlan: applyPlan,
  verifyEmail: ({ doctor }) => {
    doctor.emailVerified = true
    return undefined
  },
  listPasskeys,
  addPasskey,
  renamePasskey,
  removePasskey: (data, _, params) => removePasskey(data, params),
  proveIdentity: (data, { password }) => (password === undefined ? undefined : refusedPassword(data, 'proveIdentity')),
  setPasskeyOnly,
  beginRecovery,
  stopRecovery,
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

/** Creates an event stream that stays open and reports no changes. */
function quietStream(): ReadableStream<Uint8Array> {
  const event = `id: 0\ndata: ${JSON.stringify({ topic: 'resync', quietFor: 86_400 })}\n\n`
  return new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(event)) })
}

/**
 * Creates MSW handlers that respond to all operations with success, from fixtures that are the same
 * on every run. The event stream stays open and reports no changes. Any other request under
 * `baseUrl` gets 501; without `baseUrl`, it is left to the host. Lists of bookings follow
 * `status`, `from`, `to`, `order`, `cancelled` and `visit`, with all counts if
 * the fixtures offer `booking-filters`; lists of tickets follow `status`, which can be changed. Decisions change the
 * fixtures with the capability `undo`, cancellations, moves and visits with `visits`, offers with `offers` (any link opens the first one); slots, bookings, hours and exceptions with `calendar`,
 * `slot-changes` and `availability`; the calendar feed with `calendar-feed`; `verifyEmail` marks the doctor's email as verified; passkeys are added, renamed and removed, and with "passkeys only" the password is refused (any code begins the way back, any link stops it). Put the handlers of a test before these.
 *
 * @param options `baseUrl`: the API root, by default `/api` of any origin; `data`: your own
 *   fixtures
 */
export function doctorApiHandlers(
  options: { baseUrl?: string | undefined; data?: Fixtures | undefined } = {},
): HttpHandler[] {
  const { baseUrl = anywhere, data = fixtures() } = options
  const handlers = (Object.keys(successExamples) as OperationId[]).map((operation) => {
    const { method, path } = operations[operation]
    const verb = ({ GET: 'get', PUT: 'put', POST: 'post', DELETE: 'delete' } as const)[method]
    return http[verb](`${baseUrl}${routerPath(path)}`, async ({ request, params }) => {
      const text = await request.clone().text()
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const json: unknown = text.startsWith('{') ? JSON.parse(text) : query
      const [status, example] = successExamples[operation]
      const body = asked[operation]?.(data, fieldsOf(json), params) ?? example
      const code = Number('statusCode' in body && body.statusCode)
      return HttpResponse.json(body as JsonBodyType, {
        status: code >= 400 ? code : status,
        headers: { 'X-Request-Id': 'req_test' },
      })
    })
  })
  const stream = http.get(
    `${baseUrl}${streams.streamEvents.path}`,
    () => new HttpResponse(quietStream(), { headers: { 'Content-Type': 'text/event-stream' } }),
  )
  // Without a named root, `/api/` may be part of the host's own addresses, such as `/src/api/`.
  return [...handlers, stream, ...(options.baseUrl === undefined ? [] : [undeclared(options.baseUrl)])]
}
