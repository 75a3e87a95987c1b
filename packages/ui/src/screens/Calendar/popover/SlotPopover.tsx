import { isElement } from '../../../theme/internal.ts'
import { phoneHref, type Booking, type CalendarSlot } from '@nalam/sdk'
import { PhoneNumber } from '../../../components/PhoneNumber/PhoneNumber.tsx'
import { BookingBadge } from '../../../components/StatusBadge/BookingBadge.tsx'
import {
  actionsInUse,
  offeredDecisions,
  pendingDecision,
  possibleActions,
  possibleChanges,
  VISITS,
} from '../../../bookings/actions.ts'
import { VisitReason } from '../../../bookings/VisitReason.tsx'
import { attendanceMessages, useMessages } from '../../../messages/internal.ts'
import { ConflictNote, OfferBlock, StateNote } from '../../../bookings/notes.tsx'
import { DecisionButton, ChangeButtons, VisitButtons } from '../../../bookings/buttons.tsx'
import type { BookingControls } from '../../../bookings/useBookingActions.ts'
import { useCalendarText } from '../useCalendarText.ts'
import { useSlotPopoverStyles } from './SlotPopover.styles.ts'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Switch } from '@fluentui/react-components'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { PopoverDialog } from '../../../components/Dialog/PopoverDialog.tsx'
import { TextLink } from '../../../components/TextLink/TextLink.tsx'
import { kindOf, type CellItem, type CellState } from '../cell/cellState.ts'
import type { CalendarPart } from '../useCalendar.ts'
import { AddBookingForm } from './AddBookingForm.tsx'

interface BookingPartProps {
  booking: Booking
  controls: BookingControls
  /** The only one of its cell: the title has its name, and the letters act on it. */
  isSingle: boolean
}

/**
 * A booking with its decision buttons. Other bookings of the same time are listed above the buttons
 * (CAL-08).
 */
function BookingPart({ booking, controls, isSingle }: BookingPartProps) {
  const styles = useSlotPopoverStyles()
  const { table, mixed, decisions } = useCalendarText()
  const attendance = useMessages(attendanceMessages)
  const { now } = controls.context
  const isVisitable = possibleActions(VISITS, booking, controls.context).length > 0
  return (
    <div className={isSingle ? undefined : styles.part}>
      {!isSingle && <h3 className={styles.heading}>{mixed(booking.patientName)}</h3>}
      <dl className={styles.facts}>
        <dt>{table.status}</dt>
        <dd>
          <BookingBadge booking={booking} />
        </dd>
        <dt>{table.mobileNumber}</dt>
        <dd>
          <a href={phoneHref(booking.patientPhone)} className={styles.call}>
            <PhoneNumber phone={booking.patientPhone} />
          </a>
          {(booking.noShows ?? 0) > 1 && <div>{attendance.missed(booking.noShows ?? 0)}</div>}
        </dd>
        <dt>{table.bookingId}</dt>
        <dd>{booking.bookingId}</dd>
        {booking.reason !== undefined && (
          <>
            <dt>{decisions.visitReason}</dt>
            <dd>
              <VisitReason reason={booking.reason} />
            </dd>
          </>
        )}
        {booking.platform !== undefined && (
          <>
            <dt>{decisions.bookedThrough}</dt>
            <dd>{mixed(booking.platform)}</dd>
          </>
        )}
      </dl>
      {!booking.offer && <StateNote {...{ booking, now }} />}
      {booking.offer && <OfferBlock booking={booking} offer={booking.offer} controls={controls} />}
      {isVisitable && <VisitButtons {...{ booking, controls }} hasKeys={isSingle} />}
      {controls.isUndecided(booking) && (
        <div className={styles.part}>
          <ConflictNote isBoxed conflicts={controls.conflictsOf(booking)} />
          <div className={styles.answers}>
            {offeredDecisions(booking, now).map((name) => (
              <DecisionButton
                key={name}
                decision={name}
                {...{ booking, controls }}
                hasName={!isSingle}
                hasKey={isSingle}
                onClick={() => controls.runWithoutAsking(booking, name)}
              />
            ))}
          </div>
        </div>
      )}
      <ChangeButtons
        booking={booking}
        changes={possibleChanges(booking, controls.context)}
        hasKeys={isSingle}
        onAsk={(action) => controls.run(booking, action)}
      />
    </div>
  )
}

/**
 * The content of a cell and its actions (CAL-03): a slot's switch and form, a booking's decisions.
 * Without a cell, it adds a booking in a slot that is chosen here.
 */
export function SlotPopover({ calendar }: CalendarPart) {
  const { opened, openCell: cell, slots, controls, close } = calendar
  const styles = useSlotPopoverStyles()
  const { messages, formats } = useCalendarText()
  const [single] = cell?.items.length === 1 ? cell.items : []
  const bookable = slots.find(({ id }) => id === single?.slot?.id)
  // The form keeps its slot if it is booked elsewhere meanwhile, so that no input is lost. It
  // proposes the first one from the shown day on.
  const [chosen, setChosen] = useState(() =>
    cell ? bookable : (slots.find(({ date }) => !calendar.isDay || date >= calendar.date) ?? slots[0]),
  )
  const [isDirty, setDirty] = useState(false)
  const isForm = chosen !== undefined && (isDirty || !cell || bookable !== undefined)
  const booking = isForm ? undefined : single?.booking
  // The form may have moved to another slot. The title and everything below are about the slot that
  // is booked, never about the cell that was opened.
  const subject = isForm && cell ? { date: chosen.date, start: chosen.from, end: chosen.to } : cell
  const isMoved = isForm && chosen.id !== single?.slot?.id
  const switchable = !isMoved && cell && single && isSwitchable(cell, single) ? single.slot : undefined
  const day = subject && formats.dayLong(subject.date)
  const times = subject && formats.timeRange(subject.start, subject.end)
  return (
    <PopoverDialog
      title={booking?.patientName ?? times ?? messages.addBooking}
      about={booking ? `${day}, ${times}` : day}
      anchor={opened?.anchor}
      anchorSelector={`[data-cell="${CSS.escape(cell?.key ?? '')}"]`}
      isPending={pendingDecision(controls.context.pending) !== undefined}
      onClose={close}
      onKeyPress={(event: KeyboardEvent) => {
        if (isElement(event.target) && event.target.matches('input')) return
        const { actions } = controls.context
        controls.letters.onKey(event, {
          names: booking ? possibleActions(actionsInUse(actions), booking, controls.context) : [],
          actions,
          sendsAtOnce: controls.sendsAtOnce,
          onAction: (action) => booking && controls.runWithoutAsking(booking, action),
        })
      }}
    >
      <SlotPart {...{ calendar }} slot={switchable}>
        {isForm && (
          <div className={cell ? styles.part : undefined}>
            {cell && <h3 className={styles.heading}>{messages.addBooking}</h3>}
            <AddBookingForm {...{ calendar }} slot={chosen} onSlotChange={setChosen} onDirty={() => setDirty(true)} />
          </div>
        )}
      </SlotPart>
      {!isForm &&
        !switchable &&
        cell?.items.map((item) => (
          <Item key={item.booking?.id ?? item.slot?.id} {...{ calendar, cell, item }} isSingle={single !== undefined} />
        ))}
      {!cell && !chosen && <p>{messages.noneToBook}</p>}
    </PopoverDialog>
  )
}

interface SlotPartProps extends CalendarPart {
  /** Undefined if it can no longer be switched or deleted. */
  slot: CalendarSlot | undefined
  /** The form for a booking in it, which keeps its input when the slot is gone. */
  children?: ReactNode
}

/** Switches and deletes a slot. */
function SlotPart({ calendar: { pendingIds, onSwitch, onDelete, close }, slot, children }: SlotPartProps) {
  const styles = useSlotPopoverStyles()
  const { messages } = useCalendarText()
  const id = useId()
  const isOn = slot?.state === 'open'
  const isPending = slot !== undefined && pendingIds.has(slot.id)
  return (
    <>
      {slot && (
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
      )}
      {children}
      {slot && onDelete && (
        <div className={styles.part}>
          <TextLink
            className={styles.delete}
            onClick={() => {
              close()
              onDelete(slot)
            }}
          >
            <Delete20Regular aria-hidden />
            {messages.deleteSlot}
          </TextLink>
        </div>
      )}
    </>
  )
}

/** Returns whether a slot is unbooked and has not begun. */
function isSwitchable(cell: CellState, item: CellItem): boolean {
  const kind = kindOf(item)
  return !cell.hasStarted && item.slot !== undefined && (kind === 'open' || kind === 'off')
}

/** One slot or booking of a cell. */
function Item({
  calendar,
  cell,
  item,
  isSingle,
}: CalendarPart & { cell: CellState; item: CellItem; isSingle: boolean }) {
  const styles = useSlotPopoverStyles()
  const { messages, mixed } = useCalendarText()
  const { slot, booking } = item
  if (booking) return <BookingPart {...{ booking, isSingle }} controls={calendar.controls} />
  if (slot && isSwitchable(cell, item)) return <SlotPart {...{ calendar, slot }} />
  const kind = kindOf(item)
  const patient = kind === 'held' ? slot?.heldFor?.patientName : undefined
  return (
    <p className={styles.effect}>
      {patient !== undefined && <>{mixed(patient)}. </>}
      {kind === 'held' ? messages.heldEffect : kind === 'confirmed' ? messages.noBookingKnown : messages.pastEffect}
    </p>
  )
}
