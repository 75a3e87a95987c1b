import { MixedText } from '../../../messages/MixedText.tsx'
import { calendarMessages } from '../../../messages/en/calendar.ts'
import { useFormats } from '../../../messages/useFormats.ts'
import { useLanguage, useMessages } from '../../../messages/useMessages.ts'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { Popover, PopoverSurface, Switch, mergeClasses, useMergedRefs } from '@fluentui/react-components'
import type { PositioningImperativeRef, PositioningProps } from '@fluentui/react-components'
import type { CalendarSlot } from '@nalam/sdk'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { TextLink } from '../../../components/TextLink/TextLink.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { useDialogFocus } from '../../../components/Dialog/useDialogFocus.ts'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { useToastHost } from '../../../components/Toasts/ToastProvider.tsx'
import { actionsMessages } from '../../../messages/en/actions.ts'
import { localeOf } from '../../../messages/languages.ts'
import { actionsInUse, possibleActions } from '../../../forms/decisions/bookingActions.ts'
import type { Decision } from '../../../forms/decisions/useDecision.ts'
import type { LoneLetter } from '../../../forms/decisions/useLoneLetter.ts'
import { media } from '../../../theme/nalamTokens.ts'
import { isElement } from '../../../theme/targetDocument.ts'
import { useMediaQuery } from '../../../theme/useMediaQuery.ts'
import { useSurfaceStyles } from '../../../theme/useSurfaceStyles.ts'
import { AddBookingForm } from './AddBookingForm.tsx'
import { BookingPart } from './BookingPart.tsx'
import type { CalendarActions } from '../CalendarProps.ts'
import type { CellItem, CellState } from '../cell/cellState.ts'
import { kindOf } from '../cell/cellState.ts'
import type { DatedSlot } from '../dayColumn.ts'
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
  decision: Decision
  /** Ids of the slots with a change in progress. */
  pendingIds: ReadonlySet<string>
  letters: LoneLetter
  onClose: () => void
}

/**
 * The content of a cell and its actions (CAL-03): a slot's switch and form, a booking's decisions.
 */
export function SlotPopover(props: SlotPopoverProps) {
  const { cell, anchor, slots, date, decision, letters, onClose } = props
  const styles = useSlotPopoverStyles()
  const messages = useMessages(calendarMessages)
  const formats = useFormats()
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
  const when = subject && `${formats.date(subject.date, 'dayLong')}, ${formats.timeRange(subject.start, subject.end)}`
  const title = booking?.patientName ?? (subject ? formats.timeRange(subject.start, subject.end) : messages.addBooking)
  const onKeyPress = (event: KeyboardEvent) => {
    if (isElement(event.target) && event.target.matches('input')) return
    letters.onKey(event, {
      actions: booking ? possibleActions(actionsInUse(true), booking, decision.context) : [],
      sends: decision.sends,
      onAction: (action) => booking && decision.actInformed(booking, action),
    })
  }
  return (
    <Surface
      title={title}
      anchor={anchor}
      cellKey={cell?.key}
      isPending={decision.context.pendingDecision !== undefined}
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
    </Surface>
  )
}

interface SurfaceProps {
  title: string
  anchor: HTMLElement | undefined
  cellKey: string | undefined
  isPending: boolean
  onClose: () => void
  onKeyPress: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A popover beside its cell; a dialog without one, and on a phone. */
function Surface({ anchor, ...rest }: SurfaceProps) {
  const styles = useSlotPopoverStyles()
  const isPhone = useMediaQuery(media.phone)
  // Only when it opens: another surface would lose the input.
  const [isDialog] = useState(isPhone || !anchor)
  if (anchor && !isDialog) return <Beside anchor={anchor} {...rest} />
  const { cellKey: _, ...dialog } = rest
  return <Dialog open className={mergeClasses(styles.root, !isPhone && styles.middle)} {...dialog} />
}

function Beside({
  title,
  anchor,
  cellKey = '',
  isPending,
  onClose,
  onKeyPress,
  children,
}: SurfaceProps & { anchor: HTMLElement }) {
  const styles = useSlotPopoverStyles()
  const surfaceStyles = useSurfaceStyles()
  const messages = useMessages(actionsMessages)
  const lang = localeOf(useLanguage())
  const titleId = useId()
  const surface = useRef<HTMLDivElement>(null)
  const setSurface = useMergedRefs(surface)
  const target = useRef<HTMLElement | null>(anchor)
  const positioning = useRef<PositioningImperativeRef>(null)
  useDialogFocus(surface)
  useToastHost(surface)
  useLayoutEffect(() => {
    // Another layout of the window draws the cell again.
    if (!target.current?.isConnected)
      target.current = anchor.ownerDocument.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellKey)}"]`)
    positioning.current?.setTarget(target.current)
  })
  return (
    <Popover
      open
      trapFocus
      // `useDialogFocus` starts in the field.
      unstable_disableAutoFocus
      surfaceMotion={null}
      positioning={{ ...BESIDE, positioningRef: positioning }}
      onOpenChange={(event) => {
        const isOnCell = isElement(event.target) && target.current?.contains(event.target) === true
        // The focus is brought back if a script takes it; it is no reason to close.
        if (!isPending && !isOnCell && event.type !== 'focusin') onClose()
      }}
    >
      <PopoverSurface
        ref={setSurface}
        lang={lang}
        aria-labelledby={titleId}
        className={mergeClasses(surfaceStyles.root, styles.beside)}
        onKeyDown={(event) => {
          if (!event.defaultPrevented && event.key !== 'Escape') onKeyPress(event)
        }}
      >
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton
            icon={<Dismiss20Regular />}
            label={messages.close}
            hasTooltip={false}
            disabled={isPending}
            onClick={onClose}
          />
        </div>
        {children}
      </PopoverSurface>
    </Popover>
  )
}

const BESIDE = {
  position: 'after',
  align: 'top',
  offset: 14,
  fallbackPositions: ['before-top', 'below', 'above'],
  overflowBoundaryPadding: 12,
  strategy: 'fixed',
} as const satisfies PositioningProps

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
  const { cell, decision } = props
  const styles = useSlotPopoverStyles()
  const messages = useMessages(calendarMessages)
  const { slot, booking } = item
  if (booking) {
    return (
      <div className={isSingle ? undefined : styles.part}>
        <BookingPart {...{ booking, decision, isSingle }} />
      </div>
    )
  }
  if (!slot) return null
  const kind = kindOf(item)
  if (kind === 'held' || kind === 'confirmed') {
    const patient = slot.heldFor?.patientName
    return (
      <p className={styles.effect}>
        {kind === 'held' && patient !== undefined && (
          <>
            <MixedText text={patient} />
            {'. '}
          </>
        )}
        {kind === 'held' ? messages.heldEffect : messages.noBookingKnown}
      </p>
    )
  }
  if (!cell || !isSwitchable(cell, item)) return <p className={styles.effect}>{messages.pastEffect}</p>
  return (
    <>
      <SlotSwitch {...props} slot={slot} />
      <DeleteSlot {...props} slot={slot} />
    </>
  )
}
