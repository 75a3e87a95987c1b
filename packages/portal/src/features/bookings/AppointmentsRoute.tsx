import {
  addDays,
  BOOKING_STATUS,
  type BookingPage,
  type BookingSummary,
  clinicToday,
  type DashboardBookings,
  type Doctor,
  isApiError,
  weekOf,
} from '@nalam/sdk'
import {
  type BookingFilters,
  DAY_FILTERS,
  FIRST_FILTERS,
  NO_FILTERS,
  STATUS_FILTERS,
  type StatusFilter,
  VISIT_FILTERS,
  usualOrder,
  Appointments,
  isNarrowed,
} from '@nalam/ui/screens/Appointments'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { LiveBar } from '@nalam/ui'
import { useState } from 'react'
import {
  bookingPage,
  type FilterRequest,
  type ReadBookingPage,
  undoableBookings,
} from '../../shared/bookings/bookingQueries.ts'
import { isoDateParameter } from '../../shared/isoDateParameter.ts'
import { api } from '../../shared/api/api.ts'
import type { RowsOf } from '../../shared/lists/pageAfter.ts'
import { usePagedList } from '../../shared/lists/usePagedList.ts'
import { paths } from '../../shared/paths.ts'
import { prefetch as prefetchQuery, queries } from '../../shared/queries/queries.ts'
import { hasCapability, useCapability, useDoctor } from '../../shared/session/session.ts'
import { useWithPendingStatuses, withStatus } from '../../shared/bookings/withStatus.ts'
import { type CreatedBooking, createdBookings, createdSince } from '../../shared/bookings/useLiveBookings.ts'
import { rememberView } from '../../shared/bookings/chosenView.ts'
import { useQuery } from '../../shared/queries/useQuery.ts'
import { useDashboardBookings, usePolledBookings } from '../../shared/bookings/useDashboardBookings.ts'
import { useStore } from '../../shared/createStore.ts'
import { isLive } from '../../shared/live/liveEvents.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'
import { useDayActions } from '../../shared/bookings/useDayActions.tsx'
import { useUndo } from '../../shared/bookings/useDecide.ts'
import { useBookingActions } from '../../shared/bookings/useBookingActions.ts'
import { useBookingExport } from './useBookingExport.ts'

const FILTER_PARAMETERS = ['status', 'when', 'from', 'to', 'visit', 'order']

/**
 * Reads the filters of an address (FIND-01) such as `?status=waiting&when=today&page=2`, where they
 * identify nobody (D19). Without any, the list shows what waits; invalid values filter nothing.
 *
 * @param hasVisits the server knows cancelled bookings and visits (VISIT-04)
 * @param hasMessages the server knows who was not told (MSG-05)
 */
export function readFilters(query: string, hasVisits = false, hasMessages = false): BookingFilters {
  const parameters = new URLSearchParams(query)
  if (!FILTER_PARAMETERS.some((name) => parameters.has(name))) return FIRST_FILTERS
  const asked = STATUS_FILTERS.find((name) => name === parameters.get('status')) ?? 'all'
  const noted = hasVisits ? VISIT_FILTERS.find((name) => name === parameters.get('visit')) : undefined
  // Only confirmed bookings have visits.
  const status = noted
    ? 'confirmed'
    : (asked === 'cancelled' && !hasVisits) || (asked === 'not-told' && !hasMessages)
      ? 'all'
      : asked
  const [from, to] = [isoDateParameter(parameters, 'from'), isoDateParameter(parameters, 'to')]
  const named = DAY_FILTERS.find((name) => name === parameters.get('when')) ?? 'any'
  const when = from !== undefined && to !== undefined && from <= to ? { from, to } : named
  const wanted = parameters.get('order')
  const order = wanted === 'latest' || wanted === 'soonest' ? wanted : usualOrder({ status, when })
  return { status, when, order, ...(noted && { visit: noted }) }
}

/** Formats the filters as a query without `?`, without the default order. */
export function filterQuery({ status, when, order, visit }: BookingFilters): string {
  const parameters = new URLSearchParams()
  if (status !== 'all') parameters.set('status', status)
  if (typeof when !== 'string') {
    parameters.set('from', when.from)
    parameters.set('to', when.to)
  } else if (when !== 'any') parameters.set('when', when)
  if (visit) parameters.set('visit', visit)
  if (order !== usualOrder({ status, when })) parameters.set('order', order)
  return parameters.toString() || 'status=all'
}

const STATUS_OF = {
  waiting: BOOKING_STATUS.pending,
  confirmed: BOOKING_STATUS.confirmed,
  declined: BOOKING_STATUS.declined,
  cancelled: BOOKING_STATUS.declined,
  reschedule: BOOKING_STATUS.reschedule,
} as const satisfies Record<Exclude<StatusFilter, 'all' | 'not-told'>, number>

function daysOf(when: BookingFilters['when'], today: string): { from: string; to: string } | undefined {
  if (typeof when !== 'string') return when
  const tomorrow = addDays(today, 1)
  const days = { any: undefined, today: { from: today, to: today }, tomorrow: { from: tomorrow, to: tomorrow } }
  return when === 'week' ? weekOf(today) : days[when]
}

/** Converts filters for a request; with an order, the server counts what they show. */
export function filterRequest(filters: BookingFilters, today: string, hasVisits = false): FilterRequest {
  const { status, when, order, visit } = filters
  return {
    order,
    ...(status === 'not-told' && { notTold: true as const }),
    ...(status !== 'all' && status !== 'not-told' && { status: [STATUS_OF[status]] }),
    ...(hasVisits && (status === 'declined' || status === 'cancelled') && { cancelled: status === 'cancelled' }),
    ...(visit && { visit: [visit] }),
    ...daysOf(when, today),
  }
}

/**
 * Returns how many bookings were created since a page was read; unknown without counts (D11a). A
 * cancelled booking hides a new one in the total, so the pending ones and, on the first page
 * without a search, the bookings themselves are compared too.
 */
export function newBookings(page?: BookingPage, polled?: DashboardBookings, isFirst = false): number {
  if (!page?.summary || !polled) return 0
  const { summary } = page
  const known = new Set(page.bookings.map(({ id }) => id))
  const unknown = isFirst ? polled.bookings.filter(({ id }) => !known.has(id)).length : 0
  const pending = (polled.summary.pending ?? 0) - (summary.pending ?? 0)
  return Math.max(0, polled.summary.total - summary.total, pending, unknown)
}

/**
 * Returns a page with the counts that the whole portal shows, so that heading, chips, status line and
 * badge never contradict each other.
 *
 * @param filters if there are no others
 */
export function withCounts(
  page: ReadBookingPage,
  summary: BookingSummary | undefined,
  filters: Pick<BookingFilters, 'status' | 'when'> | undefined,
): ReadBookingPage {
  const counted = filters && summary && countOf(filters, summary)
  // Answered rows stay on the page until it is read again; then it may begin after all that are counted.
  const isBeyond = page.bookings.length > 0 && (counted ?? 0) <= (page.currentPage - 1) * page.itemsPerPage
  return {
    ...page,
    summary: summary ?? page.summary,
    ...(counted !== undefined && page.totalItems !== undefined && { totalItems: isBeyond ? undefined : counted }),
  }
}

/** Returns the number of bookings that filters of status and day show; undefined if it is not counted. */
function countOf(
  { status, when }: Pick<BookingFilters, 'status' | 'when'>,
  summary: BookingSummary,
): number | undefined {
  if (when === 'today' && status === 'all') return summary.today
  if (when !== 'any') return undefined
  if (status === 'all') return summary.total
  if (status === 'waiting') return summary.pending
  if (status === 'not-told') return summary.notTold
  if (status !== 'declined') return summary[status]
  const { declined, cancelled } = summary
  return declined === undefined ? undefined : declined - (cancelled ?? 0)
}

export async function prefetch({ id }: Doctor): Promise<void> {
  const filters = hasCapability('booking-filters') ? filterRequest(FIRST_FILTERS, clinicToday(api.now())) : null
  await Promise.all([
    prefetchQuery(bookingPage(id, 1, '', filters)),
    hasCapability('undo') && prefetchQuery(undoableBookings(id)),
  ])
}

const BOOKING_ROWS: RowsOf<ReadBookingPage> = {
  get: ({ bookings }) => bookings,
  keep: (page, sources, ids) => ({
    ...page,
    bookings: sources.flatMap(({ bookings }) => bookings).filter(({ id }) => ids.has(id)),
  }),
}

/** The number of pages of waiting bookings among which new ones are looked for. */
const MOST_PAGES = 10

/**
 * Returns the page of those that wait, the soonest first, that has one of some bookings; the first
 * one if nothing is known of them, or the pages could not be read. Undefined if they do not wait.
 */
async function pageOfWaiting(doctorId: string, ids: ReadonlySet<string>): Promise<number | undefined> {
  if (ids.size === 0) return 1
  const filters = { order: 'soonest', status: [BOOKING_STATUS.pending] } as const
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    try {
      const { bookings, totalPages } = await bookingPage(doctorId, page, '', filters).fetch()
      if (bookings.some(({ id }) => ids.has(id))) return page
      if (page >= totalPages) return undefined
    } catch (error) {
      // The list that opens reads it again and says so.
      if (isApiError(error)) return 1
      throw error
    }
  }
  return 1
}

/** The appointments list (BOOK-02, FIND-01); `today` is that of the clinic, ISO. */
function useBookings(doctorId: string, today: string) {
  const { search: query, state, key: entry }: { search: string; state: unknown; key: string } = useLocation()
  const isLink = useNavigationType() === NavigationType.Push && state === null
  const hasVisits = useCapability('visits')
  const hasMessages = useCapability('messages')
  const filters = useCapability('booking-filters') ? readFilters(query, hasVisits, hasMessages) : undefined
  const request = filters ? filterRequest(filters, today, hasVisits) : null
  const list = usePagedList({
    path: paths.appointments,
    filter: filters && filterQuery(filters),
    queryOf: (page, search) => bookingPage(doctorId, page, search, request),
    rows: BOOKING_ROWS,
    all: queries.bookings.lists({ doctorId }),
  })
  // A doctor who follows a link to the waiting bookings wants to answer at once.
  const arrival = isLink && filters?.status === 'waiting' ? entry : undefined
  return { ...list, page: useWithPendingStatuses(list.page, withStatus), filters, arrival, request }
}

export default function AppointmentsRoute() {
  const doctor = useDoctor()
  const now = useClinicNow()
  const list = useBookings(doctor.id, now.date)
  const { page, search, filters, refresh, showFound, query } = list
  const isWhole = search.trim() === '' && (filters === undefined || !isNarrowed(filters))
  const hasVisits = useCapability('visits')
  const [draft, setDraft] = useState<BookingFilters>()
  // The number of the button in the menu never goes while the next one is read.
  const { data: drafted } = useQuery(
    draft ? bookingPage(doctor.id, 1, search.trim(), filterRequest(draft, now.date, hasVisits)) : null,
    { keepPreviousData: true },
  )
  const undo = useUndo(doctor.id, query)
  const actions = useBookingActions(doctor.id, query, undo)
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const several = useDayActions(doctor.id, query, undo, { onDone: () => setSelected(undefined) })
  const selection = { bookingIds: [...(selected ?? [])] }
  const { data: dashboard } = useDashboardBookings(doctor.id)
  // The badge of the sidebar has the same counts.
  const summary = dashboard?.summary ?? page?.summary
  const isCounted = search.trim() === '' && filters?.visit === undefined
  const counted = page && withCounts(page, summary, isCounted ? filters : undefined)
  const polled = usePolledBookings(doctor.id)
  const allCome = useStore(createdBookings)
  const isNew = ({ isUndone }: CreatedBooking) => !isUndone
  /** Undone on this page, which shows its row by itself. */
  const isOwn = ({ id }: CreatedBooking) => undo?.pendingIds.has(id) === true || undo?.restored?.bookingId === id
  const come = allCome.filter((booking) => !booking.isUndone || !isOwn(booking))
  const created = createdSince(come.filter(isNew), page)
  // A booking that was undone elsewhere has left only the list of those that wait.
  const undone = filters?.status === 'waiting' ? createdSince(come, page).length - created.length : 0
  const polledNew = newBookings(page, polled, page?.currentPage === 1 && isWhole && filters?.order !== 'soonest')
  // Events report every new booking. Changed counts prove nothing then: a decision may have been
  // undone elsewhere.
  const comeSince = (useStore(isLive) ? created.length : Math.max(created.length, polledNew)) + undone
  const findNew = async () => {
    if (!filters) return { page: 1, filter: '' }
    const ids = new Set(created.map(({ id }) => id))
    const found = await pageOfWaiting(doctor.id, ids)
    return found === undefined
      ? { page: 1, filter: filterQuery(NO_FILTERS) }
      : { page: found, filter: filterQuery(FIRST_FILTERS) }
  }
  return (
    <>
      <Appointments
        {...list.screen}
        page={counted}
        onRefresh={() => void refresh()}
        filtering={
          filters && {
            value: filters,
            onChange: (wanted) => {
              rememberView(doctor.id, filterQuery(wanted))
              list.narrowTo(filterQuery(wanted))
            },
            counting: { onDraftChange: setDraft, total: (draft ? drafted : counted)?.totalItems },
            summary,
            hasVisits: actions.onVisit !== undefined,
          }
        }
        now={filters && now}
        arrival={list.arrival}
        {...useBookingExport(doctor.id, search, list.request)}
        live={
          <LiveBar
            updatedAt={page?.readAt}
            newBookings={comeSince}
            onShow={undone > 0 ? () => void refresh() : () => void showFound(findNew)}
          />
        }
        undo={undo}
        actions={actions}
        selection={
          several.onCancel && {
            ids: selected,
            onChange: setSelected,
            onCancel: () => several.onCancel?.(selection),
            onOffer: several.onOffer && (() => several.onOffer?.(selection)),
          }
        }
      />
      {several.dialog}
    </>
  )
}
