import { calendarMessages } from '../../../messages/en/calendar.ts'
import { useFormats } from '../../../messages/useFormats.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Switch, mergeClasses } from '@fluentui/react-components'
import type { Booking, BookingConflict, BookingAction, CalendarSlot, ClinicMoment } from '@nalam/sdk'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { TextLink } from '../../../components/TextLink/TextLink.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { canNoteVisit, possibleDecisions, ROW_KEYS, VISITS } from '../../../forms/decisions/bookingDecisions.ts'
import type { LaterAction, PendingDecision } from '../../../forms/decisions/bookingDecisions.ts'
import { possibleLater } from '../../../forms/VisitDialogs/LaterButtons.tsx'
import type { LaterActions } from '../../../forms/VisitDialogs/LaterButtons.tsx'
import type { LoneLetter } from '../../../forms/decisions/useLoneLetter.ts'
import type { NoteVisit } from '../../../forms/decisions/VisitButtons.tsx'
import { media } from '../../../theme/nalamTokens.ts'
import { isElement, windowOf } from '../../../theme/targetDocument.ts'
import { useMediaQuery } from '../../../theme/useMediaQuery.ts'
import { AddBookingForm } from './AddBookingForm.tsx'
import { BookingPart } from './BookingPart.tsx'
import type { CalendarActions } from '../CalendarProps.ts'
import type { CellItem, CellState } from '../cell/cellState.ts'
import { kindOf } from '../cell/cellState.ts'
import type { DatedSlot } from '../dayColumn.ts'
import { placeBeside } from './placeBeside.ts'
import { useSlotPopoverStyles } from './SlotPopover.styles.ts'

export interface SlotPopoverProps extends Pick<CalendarActions, 'onSwitch' | 'onDelete' | 'onAddBooking'> {
  /** The cell in its current state; undefined to add a booking in a slot that is chosen here. */
  cell: CellState | undefined
  /** The element that the popover is placed beside; without it, it is centred. */
  anchor: HTMLElement | undefined
  /** Slots that can be booked, the earliest first. */
  slots: readonly DatedSlot[]
  /** The only shown day, `YYYY-MM-DD`: a booking without a cell is proposed for it. */
  date: string | undefined
  now: ClinicMoment
  /** Returns the other bookings of the same time. */
  conflictsOf: (booking: Booking) => readonly BookingConflict[]
  pendingDecision: PendingDecision | undefined
  /** Ids of the slots with a change in progress. */
  pendingIds: ReadonlySet<string>
  letters: LoneLetter
  onChoose: (booking: Booking, decision: BookingAction) => void
  onVisit?: NoteVisit | undefined
  later?: LaterActions | undefined
  /** Opens the dialog that moves or cancels a booking. */
  onAsk: (booking: Booking, action: LaterAction) => void
  onClose: () => void
}

/**
 * The content of a cell and its actions (CAL-03): a slot's switch and form, a booking's decisions.
 */
export function SlotPopover(props: SlotPopoverProps) {
  const { cell, anchor, slots, date, now, pendingDecision, letters, onChoose, onVisit, onClose } = props
  const styles = useSlotPopoverStyles()
  const messages = useMessages(calendarMessages)
  const formats = useFormats()
  const dialog = useRef<HTMLDivElement>(null)
  const isSheet = useMediaQuery(media.phone)
  const cellKey = cell?.key ?? ''
  // The form keeps its slot if it is booked elsewhere meanwhile, so that no input is lost.
  const [chosen, setChosen] = useState<DatedSlot | undefined>(
    () => slotToBook(cell) ?? (cell ? undefined : proposedSlot(slots, date)),
  )
  const [isDirty, setDirty] = useState(false)
  const isForm = chosen !== undefined && (isDirty || cell === undefined || slotToBook(cell) !== undefined)
  const [single] = cell?.items.length === 1 ? cell.items : []
  const booking = isForm ? undefined : single?.booking
  // The form may have moved to another slot. The title and everything below are about the slot that
  // is booked, never about the cell that was opened.
  const subject = isForm && cell ? { date: chosen.date, start: chosen.slot.from, end: chosen.slot.to } : cell
  const isMoved = isForm && cell !== undefined && chosen.slot.id !== single?.slot?.id
  const switchable = !isMoved && cell && single && isSwitchable(cell, single) ? single.slot : undefined
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !anchor || isSheet) return undefined
    const page = element.ownerDocument
    const view = windowOf(element)
    const place = () => {
      // Another layout of the window draws the cell again.
      const drawn = anchor.isConnected ? anchor : page.querySelector(`[data-cell="${CSS.escape(cellKey)}"]`)
      if (drawn) placeBeside(element, drawn)
    }
    // The popover grows with its error messages, and its cell moves with the window.
    const observer = new ResizeObserver(place)
    place()
    observer.observe(element)
    observer.observe(page.documentElement)
    view.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      view.removeEventListener('resize', place)
      element.style.left = ''
      element.style.top = ''
    }
  }, [anchor, cellKey, isSheet])
  const when = subject && `${formats.date(subject.date, 'dayLong')}, ${formats.timeRange(subject.start, subject.end)}`
  const title = booking?.patientName ?? (subject ? formats.timeRange(subject.start, subject.end) : messages.addBooking)
  const onKeyPress = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (isElement(event.target) && event.target.matches('input')))
      return
    if (event.key.length !== 1) return letters.endWord()
    const decision =
      booking &&
      possibleDecisions(booking, pendingDecision, now).find((name) => ROW_KEYS[name] === event.key.toLowerCase())
    const visit = VISITS.find((name) => ROW_KEYS[name] === event.key.toLowerCase())
    if (booking && onVisit && visit && canNoteVisit(booking, now)) {
      event.preventDefault()
      letters.onSendingLetter(event, () => void onVisit(booking, booking.visit === visit ? 'none' : visit))
    }
    const action =
      booking && possibleLater(booking, props.later, now).find((name) => ROW_KEYS[name] === event.key.toLowerCase())
    if (booking && action) {
      event.preventDefault()
      letters.onLetter(event, () => props.onAsk(booking, action))
    }
    if (!booking || decision === undefined) return
    event.preventDefault()
    if (decision === 'reschedule') letters.onLetter(event, () => onChoose(booking, decision))
    else letters.onSendingLetter(event, () => onChoose(booking, decision))
  }
  return (
    <Dialog
      open
      ref={dialog}
      title={title}
      className={mergeClasses(styles.root, !anchor && !isSheet && styles.middle)}
      backdropClassName={anchor && !isSheet ? styles.clear : undefined}
      isPending={pendingDecision !== undefined}
      onClose={() => {
        letters.endWord()
        onClose()
      }}
      onKeyPress={onKeyPress}
    >
      {subject && <p className={styles.when}>{booking ? when : formats.date(subject.date, 'dayLong')}</p>}
      {switchable && <SlotSwitch {...props} slot={switchable} />}
      {isForm && (
        <div className={cell ? styles.part : undefined}>
          {cell && <h3 className={styles.heading}>{messages.addBooking}</h3>}
          <AddBookingForm
            slots={slots}
            slot={chosen}
            isSlotChosen={!cell}
            onSlotChange={setChosen}
            onDirty={() => setDirty(true)}
            onAdd={props.onAddBooking}
            onAdded={onClose}
          />
        </div>
      )}
      {switchable && <DeleteSlot {...props} slot={switchable} />}
      {!isForm &&
        !switchable &&
        (cell?.items ?? []).map((item) => (
          <Item key={item.booking?.id ?? item.slot?.id} {...props} item={item} isSingle={single !== undefined} />
        ))}
      {!cell && !chosen && <p>{messages.noneToBook}</p>}
    </Dialog>
  )
}

/** Returns the slot that the form proposes: the first one from the shown day on. */
const proposedSlot = (slots: readonly DatedSlot[], date = ''): DatedSlot | undefined =>
  slots.find((slot) => slot.date >= date) ?? slots[0]

/** Returns the open slot of a cell, if it can still be booked. */
function slotToBook(cell: CellState | undefined): DatedSlot | undefined {
  const [item] = cell?.items ?? []
  if (!cell || cell.items.length !== 1 || !item?.slot || cell.hasStarted || kindOf(item) !== 'open') return undefined
  return { date: cell.date, slot: item.slot }
}

function SlotSwitch({ slot, pendingIds, onSwitch }: SlotPopoverProps & { slot: CalendarSlot }) {
  const styles = useSlotPopoverStyles()
  const messages = useMessages(calendarMessages)
  const id = useId()
  const isOn = slot.state === 'open'
  const isPending = pendingIds.has(slot.id)
  return (
    <div className={styles.switchRow}>
      <Switch
        checked={isOn}
        aria-label={messages.canBeBooked}
        aria-describedby={id}
        aria-disabled={isPending || undefined}
        onChange={(_, data) => !isPending && onSwitch(slot, data.checked)}
      />
      <span id={id} className={styles.effect}>
        <span className={styles.strong}>{isOn ? messages.open : messages.off}.</span>{' '}
        {isOn ? messages.openEffect : messages.offEffect}
      </span>
    </div>
  )
}

function DeleteSlot({ slot, onDelete, onClose }: SlotPopoverProps & { slot: CalendarSlot }) {
  const styles = useSlotPopoverStyles()
  const messages = useMessages(calendarMessages)
  if (!onDelete) return null
  return (
    <div className={styles.part}>
      <TextLink
        className={styles.delete}
        onClick={() => {
          onClose()
          onDelete(slot)
        }}
      >
        <Delete20Regular aria-hidden />
        {messages.deleteSlot}
      </TextLink>
    </div>
  )
}

/** Returns whether a slot is unbooked and has not begun. */
function isSwitchable(cell: CellState, item: CellItem): boolean {
  const kind = kindOf(item)
  return !cell.hasStarted && item.slot !== undefined && (kind === 'open' || kind === 'off')
}

/** One slot or booking of a cell. */
function Item({ item, isSingle, ...props }: SlotPopoverProps & { item: CellItem; isSingle: boolean }) {
  const { cell, now, conflictsOf, pendingDecision, onChoose } = props
  const styles = useSlotPopoverStyles()
  const messages = useMessages(calendarMessages)
  const { slot, booking } = item
  if (booking) {
    return (
      <div className={isSingle ? undefined : styles.part}>
        <BookingPart
          booking={booking}
          conflicts={conflictsOf(booking)}
          now={now}
          pendingDecision={pendingDecision}
          hasName={!isSingle}
          hasKeys={isSingle}
          onChoose={onChoose}
          onVisit={props.onVisit}
          later={props.later}
          onAsk={props.onAsk}
        />
      </div>
    )
  }
  if (!slot) return null
  const kind = kindOf(item)
  if (kind === 'held' || kind === 'confirmed') {
    return <p className={styles.effect}>{kind === 'held' ? messages.heldEffect : messages.noBookingKnown}</p>
  }
  if (!cell || !isSwitchable(cell, item)) return <p className={styles.effect}>{messages.pastEffect}</p>
  return (
    <>
      <SlotSwitch {...props} slot={slot} />
      <DeleteSlot {...props} slot={slot} />
    </>
  )
}
