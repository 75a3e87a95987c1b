import {
  decisionsMessages,
  offersMessages,
  statusMessages,
  undoMessages,
  useMessages,
  visitsMessages,
} from '../messages/internal.ts'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import {
  BOOKING_STATUS,
  type Booking,
  type BookingAction,
  type BookingConflict,
  type ClinicMoment,
  type Visit,
} from '@nalam/sdk'
import type { ComponentType } from 'react'
import { hasOffers, type LaterActions } from './LaterActions.ts'
import { canCancel, canMove, canOffer } from './dialogs/freeTimes.ts'
import { canNoteVisit, DECISIONS, possibleDecisions, type PendingDecision } from './bookingDecisions.ts'

/** Notes a visit. Resolves to whether it was saved; the host has shown any error by then. */
export type NoteVisit = (booking: Booking, visit: Visit) => Promise<boolean>

/** What a host offers, and what is going on: it says what is possible with a booking now. */
export interface ActionContext {
  now: ClinicMoment | undefined
  /** A decision that is being sent: no other one is possible meanwhile. */
  pendingDecision?: PendingDecision | undefined
  /** Notes whether the patient came, on platforms that support it. */
  onVisit?: NoteVisit | undefined
  /** Moves and cancels bookings and offers other times, on platforms that support it. */
  later?: LaterActions | undefined
}

/** The visits that can be noted, in the order of the buttons. */
export const VISITS = ['arrived', 'seen', 'no-show'] as const satisfies readonly Visit[]

/** A visit that is noted. */
export type NotedVisit = (typeof VISITS)[number]

/** What can be done after the answer, in the order of the buttons: a dialog asks for the rest. */
export const LATER_ACTIONS = ['offer', 'move', 'cancel'] as const

/** Offering other times for a booking, moving or cancelling it. */
export type LaterAction = (typeof LATER_ACTIONS)[number]

/** The name of an action with a booking. */
export type BookingActionName = 'view' | 'edit' | BookingAction | NotedVisit | LaterAction

/** What the need of a confirmation depends on. */
interface ConfirmationState {
  /** Decisions can be undone. */
  hasUndo: boolean
  /** The other bookings of the same time. */
  conflicts: readonly BookingConflict[]
}

type Texts = ReturnType<typeof useTexts>

interface ActionRow {
  /** Its letter, wherever the focus is on a booking. */
  key: string
  /** Its name on buttons and in the help on keys. */
  label: (texts: Texts, booking: Booking | undefined) => string
  /** The text of its button while it is being sent. */
  pendingLabel?: (texts: Texts) => string
  /** Default: always. */
  isPossible?: (booking: Booking, context: ActionContext) => boolean
  /** Whether a dialog or a popover shows the booking first (default); else the letter sends a request. */
  needsConfirmation?: (state: ConfirmationState) => boolean
}

type ActionRows = Record<BookingActionName, ActionRow> & Record<'view' | 'edit', { icon: ComponentType }>

const decided = (decision: BookingAction, pending: 'approving' | 'rescheduling' | 'declining', key: string) => ({
  key,
  label: ({ decisions }: Texts) => decisions[decision],
  pendingLabel: ({ decisions }: Texts) => decisions[pending],
  isPossible: (booking: Booking, { pendingDecision, now }: ActionContext) =>
    possibleDecisions(booking, pendingDecision, now).includes(decision),
})
const noted = (visit: NotedVisit, key: string): ActionRow => ({
  key,
  label: ({ status }) => status[visit],
  isPossible: (booking, { onVisit, now }) => onVisit !== undefined && canNoteVisit(booking, now),
  needsConfirmation: () => false,
})

/**
 * The registry of what can be done with a booking: buttons, letters, the help on keys and the order
 * of all of them come from here. Declining asks first if it cannot be undone, approving if there are
 * other bookings of that time (CAL-08), rescheduling always (BOOK-09).
 */
export const BOOKING_ACTIONS: ActionRows = {
  view: { key: 'v', label: ({ decisions }) => decisions.view, icon: Eye20Regular },
  edit: { key: 'e', label: ({ decisions }) => decisions.edit, icon: Edit20Regular },
  approve: {
    ...decided('approve', 'approving', 'a'),
    needsConfirmation: ({ conflicts }) => conflicts.length > 0,
  },
  reschedule: decided('reschedule', 'rescheduling', 'r'),
  decline: {
    ...decided('decline', 'declining', 'd'),
    needsConfirmation: ({ hasUndo }) => !hasUndo,
  },
  arrived: noted('arrived', 'i'),
  seen: noted('seen', 's'),
  'no-show': noted('no-show', 'n'),
  offer: {
    key: 'o',
    label: ({ offers }, booking) => offers[booking?.offer?.state === 'open' ? 'change' : 'offer'],
    isPossible: (booking, { later, now }) => hasOffers(later) && canOffer(booking, now),
  },
  move: {
    key: 'm',
    label: ({ visits }) => visits.move,
    isPossible: (booking, { later, now }) => later?.moving !== undefined && canMove(booking, now),
  },
  cancel: {
    key: 'c',
    label: ({ visits }) => visits.cancel,
    isPossible: (booking, { later, now }) => later !== undefined && canCancel(booking, now),
  },
}

const isOneOf =
  <Name extends BookingActionName>(names: readonly Name[]) =>
  (action: BookingActionName): action is Name =>
    names.some((name) => name === action)

/** Returns whether an action is a decision about a pending booking. */
export const isDecision = isOneOf(DECISIONS)
/** Returns whether an action notes a visit. */
export const isVisit = isOneOf(VISITS)
/** Returns whether an action is one of {@link LATER_ACTIONS}. */
export const isLaterAction = isOneOf(LATER_ACTIONS)

/**
 * Returns the letter of an action as it is shown. Where other times can be offered, Reschedule opens
 * the offer: it has the letter that opens the offer of every other booking.
 */
export const keyOf = (action: BookingActionName, later?: LaterActions): string =>
  BOOKING_ACTIONS[action === 'reschedule' && hasOffers(later) ? 'offer' : action].key.toUpperCase()

/** Returns those of some actions that are possible for a booking now, in their order. */
export const possibleActions = <Name extends BookingActionName>(
  names: readonly Name[],
  booking: Booking,
  context: ActionContext,
): readonly Name[] => names.filter((name) => BOOKING_ACTIONS[name].isPossible?.(booking, context) ?? true)

/** Returns whether a dialog or a popover shows the booking before an action is sent. */
export const needsConfirmation = (action: BookingActionName, state: ConfirmationState): boolean =>
  BOOKING_ACTIONS[action].needsConfirmation?.(state) ?? true

/** Returns the actions whose letters are in use, apart from viewing and editing. */
export function actionsInUse({
  onVisit,
  later,
}: Pick<ActionContext, 'onVisit' | 'later'>): readonly BookingActionName[] {
  const other = hasOffers(later) ? 'reschedule' : 'offer'
  const actions = [...DECISIONS, ...(onVisit ? VISITS : []), ...(later ? LATER_ACTIONS : [])]
  return actions.filter((action) => action !== other)
}

/** Returns the possible ones of {@link LATER_ACTIONS} that have no button among the decisions. */
export const laterActions = (booking: Booking, context: ActionContext): readonly LaterAction[] =>
  possibleActions(LATER_ACTIONS, booking, context).filter(
    (action) => action !== 'offer' || booking.status !== BOOKING_STATUS.pending,
  )

function useTexts() {
  return {
    decisions: useMessages(decisionsMessages),
    status: useMessages(statusMessages),
    visits: useMessages(visitsMessages),
    offers: useMessages(offersMessages),
  }
}

/** Returns a function that returns the name of an action, or its text while it is being sent. */
export function useActionLabel() {
  const texts = useTexts()
  return (
    action: BookingActionName,
    { booking, isPending = false }: { booking?: Booking; isPending?: boolean } = {},
  ) => {
    const { label, pendingLabel = label } = BOOKING_ACTIONS[action]
    return (isPending ? pendingLabel : label)(texts, booking)
  }
}

/** The letter that undoes the last action on a page. */
export const UNDO_KEY = 'u'

/** Returns the button and the key that undo the last action, for a host that offers it in a toast. */
export function useUndoAction(): { label: string; shortcut: string } {
  return { label: useMessages(undoMessages).undo, shortcut: UNDO_KEY.toUpperCase() }
}
