import {
  decisionsMessages,
  notToldMessages,
  offersMessages,
  statusMessages,
  undoMessages,
  useMessages,
  bookingChangesMessages,
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
import { canCancel, canChangeTime, canDecide, canNoteVisit, canOfferFreedTime } from '@nalam/sdk/rules'
import type { ComponentType } from 'react'
import type { CancelBooking } from './dialogs/CancelDialog.tsx'
import type { LoadedTimes, MoveBooking, OfferTimes, WithdrawOffer } from './dialogs/AnotherTimeDialog.tsx'

/** Sends one decision. Resolves to whether it was saved; the host has shown any error by then. */
export type Decide = (booking: Booking, decision: BookingAction) => Promise<boolean>

/** Notes a visit. Resolves to whether it was saved; the host has shown any error by then. */
export type NoteVisit = (booking: Booking, visit: Visit) => Promise<boolean>

/** Notes that a patient was told. Resolves to whether it was saved. */
export type NoteTold = (booking: Booking) => Promise<boolean>

/** The free times for a booking. */
export interface FreeTimes extends LoadedTimes {
  /**
   * Called when they are needed.
   *
   * @param date the day that they are needed for, `YYYY-MM-DD`; without it, the next ones are
   */
  onNeeded: (date?: string) => void
}

/** A page of the bookings that wait for an answer. */
export interface LoadedWaiting {
  /** The soonest first; undefined while they load, or if loading failed. */
  bookings?: readonly Booking[] | undefined
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** The page shown, from 1. */
  page: number
  totalPages: number
  onPageChange: (page: number) => void
}

/** The bookings that wait for an answer. */
export interface WaitingBookings extends LoadedWaiting {
  /** Called when they are needed. */
  onNeeded: () => void
}

/** What a host does with a booking. What its platform does not support is left out. */
export interface BookingActions {
  /**
   * Resolves to whether the decision was saved; dialogs close then. The host shows errors as a
   * toast.
   */
  onDecide: Decide
  /** Notes whether the patient came (`visits`). */
  onVisit?: NoteVisit | undefined
  /** (`visits`) */
  onCancel?: CancelBooking | undefined
  /** What is free, for moving and offering (`visits` and `calendar`). */
  freeTimes?: FreeTimes | undefined
  /** Needs `freeTimes`. */
  onMove?: MoveBooking | undefined
  /** Offers other times (`offers`); needs `freeTimes`. */
  onOffer?: OfferTimes | undefined
  onWithdraw?: WithdrawOffer | undefined
  /** To whom a freed time can be offered; needs `freeTimes` and `onOffer`. */
  waiting?: WaitingBookings | undefined
  /** Notes that the doctor has told the patient, on platforms that say who was not told (`messages`). */
  onTold?: NoteTold | undefined
}

/** Returns whether a booking can get another time: one that was agreed, or times of which its patient chooses. */
export const hasAnotherTime = ({ freeTimes, onMove, onOffer }: BookingActions): boolean =>
  freeTimes !== undefined && (onMove !== undefined || onOffer !== undefined)

/** The actions that are being sent, by the id of their booking. */
export type PendingActions = ReadonlyMap<string, BookingActionName>

/** What a host offers, and what is going on: it says what is possible with a booking now. */
export interface ActionContext {
  /** Undefined on platforms that do not distinguish bookings whose time has passed. */
  now: ClinicMoment | undefined
  actions: BookingActions
  pending: PendingActions
}

/** The decisions that a doctor can make about a pending booking, in the order of the buttons. */
export const DECISIONS = ['approve', 'reschedule', 'decline'] as const satisfies readonly BookingAction[]

/**
 * Returns the decisions that are offered for a booking that is open for one, also while one is being
 * sent: only Decline once its time has passed (FIND-03).
 */
export const offeredDecisions = (booking: Booking, now: ClinicMoment | undefined): readonly BookingAction[] =>
  possibleDecisions({ ...booking, status: BOOKING_STATUS.pending }, now)

/**
 * Returns the decisions that a booking allows (BOOK-06).
 *
 * @param now date and time at the clinic, on platforms where bookings whose time has passed can
 *   only be declined
 */
export const possibleDecisions = (booking: Booking, now?: ClinicMoment): readonly BookingAction[] =>
  DECISIONS.filter((decision) => canDecide(booking, decision, now))

/** The visits that can be noted, in the order of the buttons. */
export const VISITS = ['arrived', 'seen', 'no-show'] as const satisfies readonly Visit[]

/** A visit that is noted. */
export type NotedVisit = (typeof VISITS)[number]

/** The changes of a booking, in the order of the buttons: a dialog asks for the rest. */
export const CHANGES = ['another-time', 'cancel', 'freed-time'] as const

/** Giving a booking another time, cancelling it, or offering the time of a cancelled one to another patient. */
export type BookingChange = (typeof CHANGES)[number]

/** What is sent at once, without a letter: withdrawing an offer, and noting that the patient was told. */
const NOTES = ['withdraw', 'told'] as const

/** The name of an action that sends a request, also if a dialog confirms it before. */
export type SentActionName = BookingAction | NotedVisit | (typeof NOTES)[number]

/** The name of an action with a booking. */
export type BookingActionName = 'view' | 'edit' | SentActionName | BookingChange

/** What the need of a confirmation depends on. */
interface ConfirmationState {
  /** Decisions can be undone. */
  hasUndo: boolean
  /** The other bookings of the same time. */
  conflicts: readonly BookingConflict[]
}

type Texts = ReturnType<typeof useTexts>

interface ActionRow {
  /** Its letter, wherever the focus is on a booking; some have none. */
  key?: string
  /** Its name on buttons and in the help on keys. */
  label: (texts: Texts, booking: Booking | undefined) => string
  /** The text of its button while it is being sent. */
  pendingLabel?: (texts: Texts) => string
  /** Default: always. */
  isPossible?: (booking: Booking, context: ActionContext) => boolean
  /** Whether a dialog or a popover shows the booking first (default); else the letter sends a request. */
  needsConfirmation?: (state: ConfirmationState) => boolean
}

type ActionRows = Record<BookingActionName, ActionRow> &
  Record<'view' | 'edit', { icon: ComponentType }> &
  Record<SentActionName, { send: (booking: Booking, actions: BookingActions) => Promise<boolean> | undefined }>

const decided = (decision: BookingAction, pending: 'approving' | 'rescheduling' | 'declining', key: string) => ({
  key,
  label: ({ decisions }: Texts) => decisions[decision],
  pendingLabel: ({ decisions }: Texts) => decisions[pending],
  isPossible: (booking: Booking, { pending, now }: ActionContext) =>
    pendingDecision(pending) === undefined && canDecide(booking, decision, now),
  send: (booking: Booking, { onDecide }: BookingActions) => onDecide(booking, decision),
})
const noted = (visit: NotedVisit, key: string) => ({
  key,
  label: ({ status }: Texts) => status[visit],
  isPossible: (booking: Booking, { actions, now }: ActionContext) =>
    actions.onVisit !== undefined && canNoteVisit(booking, now),
  needsConfirmation: () => false,
  // A button or a key removes the note that is there.
  send: (booking: Booking, { onVisit }: BookingActions) => onVisit?.(booking, booking.visit === visit ? 'none' : visit),
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
  'another-time': {
    key: 'o',
    label: ({ offers }, booking) => offers[booking?.offer?.state === 'open' ? 'change' : 'title'],
    isPossible: (booking, { actions, now }) => hasAnotherTime(actions) && canChangeTime(booking, now),
  },
  cancel: {
    key: 'c',
    label: ({ changes }) => changes.cancel,
    isPossible: (booking, { actions, now }) => actions.onCancel !== undefined && canCancel(booking, now),
  },
  'freed-time': {
    label: ({ offers }) => offers.freed.offer,
    isPossible: (booking, { actions, now }) =>
      actions.freeTimes !== undefined &&
      actions.onOffer !== undefined &&
      actions.waiting !== undefined &&
      canOfferFreedTime(booking, now),
  },
  withdraw: {
    label: ({ offers }) => offers.withdraw,
    pendingLabel: ({ offers }) => offers.withdrawing,
    isPossible: ({ offer }, { actions }) => actions.onWithdraw !== undefined && offer?.state === 'open',
    needsConfirmation: () => false,
    send: (booking, { onWithdraw }) => onWithdraw?.(booking),
  },
  told: {
    label: ({ notTold }) => notTold.told,
    pendingLabel: ({ notTold }) => notTold.saving,
    isPossible: ({ notTold }, { actions }) => actions.onTold !== undefined && notTold !== undefined,
    needsConfirmation: () => false,
    send: (booking, { onTold }) => onTold?.(booking),
  },
}

const isOneOf =
  <Name extends BookingActionName>(names: readonly Name[]) =>
  (action: BookingActionName): action is Name =>
    names.some((name) => name === action)

/** Returns whether an action is a decision about a pending booking. */
export const isDecision = isOneOf(DECISIONS)

/** Returns the decision that is being sent: no other one is possible meanwhile (BOOK-07). */
export const pendingDecision = (pending: PendingActions): BookingAction | undefined =>
  [...pending.values()].find(isDecision)

/** Returns whether an action notes a visit. */
export const isVisit = isOneOf(VISITS)
/** Returns whether an action sends a request by itself. */
export const isSent = isOneOf<SentActionName>([...DECISIONS, ...VISITS, ...NOTES])
/** Returns whether an action is one of {@link CHANGES}. */
export const isChange = isOneOf(CHANGES)

/**
 * Returns the row of an action. Where a booking can get another time, Reschedule opens that dialog:
 * it has the name and the letter that it has for every other booking.
 */
const rowOf = (action: BookingActionName, actions: BookingActions | undefined): ActionRow =>
  BOOKING_ACTIONS[action === 'reschedule' && actions && hasAnotherTime(actions) ? 'another-time' : action]

/** Returns the letter of an action as it is shown. */
export const keyOf = (action: BookingActionName, actions?: BookingActions): string =>
  rowOf(action, actions).key?.toUpperCase() ?? ''

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
export function actionsInUse(actions: BookingActions): readonly BookingActionName[] {
  const { onVisit, onCancel } = actions
  const other = hasAnotherTime(actions) ? 'reschedule' : 'another-time'
  const names = [...DECISIONS, ...(onVisit ? VISITS : []), ...(onCancel ? CHANGES : [])]
  return names.filter((name) => name !== other && BOOKING_ACTIONS[name].key !== undefined)
}

/** Returns the possible ones of {@link CHANGES} that have no button among the decisions. */
export const possibleChanges = (booking: Booking, context: ActionContext): readonly BookingChange[] =>
  possibleActions(CHANGES, booking, context).filter(
    (action) => action !== 'another-time' || booking.status !== BOOKING_STATUS.pending,
  )

function useTexts() {
  return {
    decisions: useMessages(decisionsMessages),
    status: useMessages(statusMessages),
    changes: useMessages(bookingChangesMessages),
    offers: useMessages(offersMessages),
    notTold: useMessages(notToldMessages),
  }
}

/** Returns a function that returns the name of an action, or its text while it is being sent. */
export function useActionLabel() {
  const texts = useTexts()
  return (
    action: BookingActionName,
    {
      booking,
      actions,
      isPending = false,
    }: { booking?: Booking; actions?: BookingActions | undefined; isPending?: boolean } = {},
  ) => {
    const { label, pendingLabel = label } = rowOf(action, actions)
    return (isPending ? pendingLabel : label)(texts, booking)
  }
}

/** The letter that undoes the last action on a page. */
export const UNDO_KEY = 'u'

/** Returns the button and the key that undo the last action, for a host that offers it in a toast. */
export function useUndoAction(): { label: string; shortcut: string } {
  return { label: useMessages(undoMessages).undo, shortcut: UNDO_KEY.toUpperCase() }
}
