import type { ClinicMoment, Queue, QueueAction, QueueEntry, QueueScreen } from '@nalam/sdk'
import type { WalkInValues } from '@nalam/sdk/validation'
import type { ComponentProps } from 'react'
import type { LoadState } from '../../components/StateView/LoadedContent.tsx'
import type { ActionFailure, ActionResult, ActionSuccess } from '../../forms/ActionResult.ts'

/** A change of one patient of the queue; `beforeId` with `before`. */
export interface QueueEntryChange {
  readonly action: QueueAction
  readonly beforeId?: string | undefined
}

/** What the doctor does with the queue. Each resolves to whether it succeeded. */
export interface QueueActions {
  /** Calls the next patient; whoever is inside was seen. */
  onCall: (next: QueueEntry) => Promise<boolean>
  /** Undoes the last call. */
  onUndoCall: (inside: QueueEntry) => Promise<boolean>
  onChange: (entry: QueueEntry, change: QueueEntryChange) => Promise<boolean>
  /** Gives a number to a patient with an appointment. */
  onArrive: (entry: QueueEntry) => Promise<boolean>
  /** Gives a number to a patient without an appointment. */
  onAdd: (patient: WalkInValues) => Promise<ActionResult<'name' | 'phone'>>
  /** Marks patients as left at the end of the session. */
  onEnd: (left: readonly QueueEntry[]) => Promise<boolean>
}

/** A new link: its address, which is shown once, and when it was created (`QueueScreen.createdAt`). */
export interface NewScreenLink {
  readonly address: string
  readonly createdAt: string | undefined
}

/** The result of saving the screen. */
export type SavedScreenResult = (ActionSuccess & { readonly link?: NewScreenLink | undefined }) | ActionFailure<'room'>

/** The link with which a screen in the waiting room shows the numbers. */
export interface ScreenLinkActions extends LoadState {
  /** Undefined until it is read. */
  screen: QueueScreen | undefined
  /** Called when the dialog opens and closes: the state is read while it is open. */
  onShownChange: (isShown: boolean) => void
  /** Makes a link if there is none or a new one is wanted, and changes the room; an empty one is none. */
  onSave: (screen: { room: string; isNewLink: boolean }) => Promise<SavedScreenResult>
  onRemove: () => Promise<ActionResult>
}

/** A session of the day before that is not ended: patients of it may still be there. */
export interface UnendedSession {
  /** Its day, `DD-MM-YYYY`. */
  readonly date: string
  /** `queue` is that of this day. */
  readonly isShown: boolean
  readonly onShow: (isShown: boolean) => void
}

export interface QueueProps extends QueueActions, LoadState, Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Date and time at the clinic (D6). */
  now: ClinicMoment
  /** Undefined while loading. */
  queue: Queue | undefined
  /** The session shown, from 1; the one of this moment if left out or not of this day. */
  session?: number | undefined
  onSessionChange: (session: number) => void
  /** Left out if there is none. */
  unended?: UnendedSession | undefined
  /** Time of the last read, `HH:MM`, if changes do not arrive any more. */
  notLiveSince?: string | undefined
  /** A call or its undo is running. */
  isCalling?: boolean
  /** Ids of the patients with a change in progress. */
  pendingIds?: ReadonlySet<string> | undefined
  /** The screen of the waiting room; left out on platforms without one. */
  screenLink?: ScreenLinkActions | undefined
}
