import {
  appointmentsMessages,
  decisionsMessages,
  filtersMessages,
  formsMessages,
  pagesMessages,
  type TextsOf,
  todayMessages,
  useMessages,
} from '../../messages/internal.ts'
import { useEventCallback } from '@fluentui/react-components'
import { media, useMediaQuery } from '../../theme/internal.ts'
import type { BookingPage, Booking } from '@nalam/sdk'
import { isOverdue } from '@nalam/sdk/rules'
import { ListScreen } from '../../components/ListScreen/ListScreen.tsx'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import { useLazyPart } from '../../components/useLazyPart.ts'
import { useSteadyItems } from '../../components/useSteadyItems.ts'
import { BookingDialogs } from '../../bookings/dialogs/lateDialogs.tsx'
import { keyOf } from '../../bookings/actions.ts'
import { KeysHelp } from '../../bookings/keys/KeysHelp.tsx'
import { useActionKeys } from '../../bookings/keys/usePageKeys.ts'
import { AnsweredJustNow } from './AnsweredJustNow.tsx'
import { AppointmentCard, useAppointmentColumns } from './useAppointmentColumns.tsx'
import type { AppointmentsProps } from './AppointmentsProps.ts'
import { BookingViews, FilterButton, FilterChips, MoreTools } from './AppointmentTools.tsx'
import { SelectionBar, type BookingSelection } from './BookingSelection.tsx'
import type { SelectBoxProps } from './SelectBox.tsx'
import { isNarrowed, NO_FILTERS, viewOf } from './bookingFilters.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import { useRowActions } from './useRowActions.ts'

type SubtitleMessages = Pick<TextsOf<typeof appointmentsMessages>, 'bookings' | 'found' | 'waiting'> &
  Pick<TextsOf<typeof todayMessages>, 'waitingToday'>

/**
 * Returns "142 bookings · 9 waiting for your answer, 1 of them today", or as much of it as the platform
 * counts and the views do not say; during a search the number of results.
 */
function subtitleOf(page: BookingPage, search: string, hasViews: boolean, messages: SubtitleMessages): string {
  if (search !== '') return page.totalItems === undefined ? '' : messages.found(page.totalItems)
  const { pending, pendingToday = 0, total = page.totalItems } = page.summary ?? {}
  const parts = [
    !hasViews && total !== undefined && messages.bookings(total),
    pending !== undefined && messages.waiting(pending),
  ]
  const text = parts.filter((part) => part !== false).join(' · ')
  // An answer changes the number of all at once, and that of today with the next read.
  const ofToday = Math.min(pendingToday, pending ?? 0)
  return ofToday > 0 ? `${text}, ${messages.waitingToday(ofToday)}` : text
}

/** Window width in pixels below which ten columns do not fit beside the sidebar. */
const CARDS_BELOW = 1200

/** From here on, what can be undone has a name in the head of the page in every language. */
const WIDE = '(min-width: 85em)'

/** Fetched when bookings are selected. */
const fetchSelectBox = () => import('./SelectBox.tsx').then(({ SelectBox }) => SelectBox)

/** "Appointments": all bookings, paged and searchable, each with its decision buttons. */
export function Appointments({
  page,
  isRefreshing = false,
  search = '',
  onRefresh,
  filtering,
  now,
  arrival,
  onExport,
  isExportPending = false,
  live,
  undo,
  actions,
  selection,
  ...rest
}: AppointmentsProps) {
  const styles = useAppointmentsStyles()
  const messages = useMessages(appointmentsMessages)
  const { waitingToday } = useMessages(todayMessages)
  const pages = useMessages(pagesMessages)
  const filterMessages = useMessages(filtersMessages)
  const decisions = useMessages(decisionsMessages)
  const forms = useMessages(formsMessages)
  const toasts = useToasts()
  const decisionKeys = useActionKeys(undo !== undefined, actions)
  const filters = filtering?.value ?? NO_FILTERS
  const scope = JSON.stringify([page?.currentPage, search, filters])
  const steady = useSteadyItems(page?.bookings, {
    scope,
    restoredId: undo?.restored?.bookingId,
  })
  const bookings = steady.items
  const { controls, keysHelp, openBooking, currentRow, bodyProps } = useRowActions({
    bookings,
    now,
    undo,
    arrival,
    actions,
    onSend: steady.onOwnAction,
  })
  // The only list in which the overdue bookings are grouped at the end.
  const isGrouped = filters.status === 'waiting' && filters.order === 'soonest' && search === ''
  const firstNumber = page ? (page.currentPage - 1) * page.itemsPerPage + 1 : 1
  const selecting = selection?.ids === undefined ? undefined : selection
  const ownOfSelection = (action: () => void) => () => {
    selecting?.ids?.forEach(steady.onOwnAction)
    action()
  }
  const { Part: SelectBox, load } = useLazyPart<SelectBoxProps>(fetchSelectBox)
  const select = async ({ ids, onChange }: BookingSelection) => {
    if (ids) onChange(undefined)
    else if (await load()) onChange(new Set())
    else toasts.error(forms.partMissing)
  }
  const onPhone = useMediaQuery(media.phone)
  const isWide = useMediaQuery(WIDE)
  const isWaitingView = viewOf(filters) === 'waiting' && filters.when === 'any'
  const more = (
    <MoreTools
      {...{ isRefreshing, onRefresh, isExportPending, onExport }}
      canExport={bookings !== undefined && bookings.length > 0}
      isSelecting={selecting !== undefined}
      onSelect={selection && (() => void select(selection))}
      isMenu={filtering !== undefined}
    />
  )
  const columns = useAppointmentColumns({
    firstNumber,
    now,
    isGrouped,
    selection: selecting,
    SelectBox,
    pending: controls.context.pending,
    onOpen: controls.setOpened,
    onRun: useEventCallback(controls.run),
  })

  return (
    <>
      <ListScreen<Booking>
        {...rest}
        {...{ page, isRefreshing, search }}
        rows={bookings}
        texts={{
          title: pages.appointments,
          subtitle:
            onPhone && filtering && search === '' ? undefined : page ? (
              subtitleOf(page, search, filtering !== undefined, { ...messages, waitingToday })
            ) : (
              <span className={styles.expected}>
                {[...(filtering ? [] : [messages.bookings(100)]), messages.waiting(10)].join(' · ')}
              </span>
            ),
          list: pages.appointments,
          search: messages.search,
          searchHint: messages.searchHint,
          clearSearch: messages.clearSearch,
          found: messages.found,
          empty: { title: messages.emptyTitle, text: messages.emptyText },
          notFound: { title: messages.nothingFound(search), text: messages.nothingFoundText },
          filteredOut: isWaitingView
            ? { title: filterMessages.nothingWaits, text: filterMessages.nothingWaitsText }
            : { title: filterMessages.noMatch, text: filterMessages.noMatchText },
          order: filters.order === 'soonest' ? filterMessages.soonestFirst : undefined,
        }}
        status={
          <>
            {live}
            {undo && <AnsweredJustNow {...undo} isShort={!isWide} />}
          </>
        }
        actions={onPhone && filtering && more}
        tools={
          <>
            {filtering && (
              <>
                <BookingViews {...filtering} />
                <FilterChips {...filtering} />
                <FilterButton {...filtering} />
              </>
            )}
            {!(onPhone && filtering) && more}
          </>
        }
        filters={filtering && { value: filters }}
        onShowAll={filtering && isNarrowed(filters) ? () => filtering.onChange(NO_FILTERS) : undefined}
        listProps={steady.listProps}
        table={{
          columns,
          currentRow,
          bodyProps,
          cardsBelow: CARDS_BELOW,
          groupOf: isGrouped ? (booking) => (isOverdue(booking, now) ? decisions.overdue.title : undefined) : undefined,
          card: (booking, index) => (
            <AppointmentCard
              booking={booking}
              number={firstNumber + index}
              controls={controls}
              now={now}
              selection={selecting}
              SelectBox={SelectBox}
            />
          ),
        }}
        footer={
          <>
            {selecting && (
              <SelectionBar
                {...selecting}
                onCancel={ownOfSelection(selecting.onCancel)}
                onOffer={selecting.onOffer && ownOfSelection(selecting.onOffer)}
              />
            )}
            <KeysHelp
              text={messages.keysText}
              keys={[
                [['↓', '↑'], messages.keyMove],
                [['Home', 'End'], messages.keyEnds],
                [['Enter', keyOf('view')], decisions.view],
                [[keyOf('edit')], decisions.edit],
                ...decisionKeys,
              ]}
              {...keysHelp}
            />
          </>
        }
      />
      <BookingDialogs booking={openBooking} controls={controls} />
    </>
  )
}
