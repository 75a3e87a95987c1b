import type { ApiPromise } from '../core/ApiPromise.ts'
import type { ValueOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { count, isTrue, known, objectOf, optional, requiredText, rowsOf, text } from '../core/json.ts'
import type { CallOptions } from '../core/options.ts'
import { QUEUE_STATE } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import { type Message, messageAnd, messageOf, part, sentDate } from './readers.ts'

type Schemas = components['schemas']

/** Where a patient of the queue is. */
export type QueueState = Schemas['QueueState']

/** A change of a patient of the queue. */
export type QueueAction = Schemas['QueueAction']

/** A patient of a queue. An unknown state is read as `left`; newer servers may send other reasons. */
export type QueueEntry = ValueOf<'QueueEntry', { reason: Schemas['QueueReason'] | (string & {}) | undefined }>

/** The queue of one session. */
export type QueueSession = ValueOf<
  'QueueSession',
  { inside: QueueEntry | undefined; line: QueueEntry[]; over: QueueEntry[] }
>

/** The queue of a day. */
export type Queue = ValueOf<'Queue', { sessions: QueueSession[] }>

/** The queue after a change. */
export type QueueChange = Message & { queue: Queue }

/**
 * A patient who arrives: a booking, or somebody without an appointment. The day is `DD-MM-YYYY` or
 * `YYYY-MM-DD`; an emergency may have neither name nor number.
 */
export type QueueArrival = ValueOf<'AddQueueEntryRequest'>

/** The screen of the waiting room. */
export type QueueScreen = {
  /** Whether there is a link. */
  isOn: boolean
  /** The room on the screen; absent if it shows none. */
  room?: string | undefined
  /** First the one that is largest. */
  languages: ScreenLanguage[]
  /** On how many screens the numbers are shown now. */
  screens: number
  /** When the link was made, ISO 8601; absent without one. */
  createdAt?: string | undefined
}

/** A language of the screen. */
export type ScreenLanguage = Schemas['MessageLanguage']

/** The screen after a change. */
export type SavedQueueScreen = Message & {
  screen: QueueScreen
  /** Path of a new link on the portal's origin, with its secret token: `/q#…`. */
  path?: string | undefined
}

/** A session of a day. */
export type SessionOfDay = Pick<ValueOf<'CallNextPatientRequest'>, 'date' | 'session'>

const STATES = Object.values(QUEUE_STATE)

const entryOf = objectOf<Schemas['QueueEntry'], QueueEntry>({
  id: requiredText,
  bookingId: optional(text),
  number: optional(count),
  state: (state) => known(STATES, state, QUEUE_STATE.left),
  name: text,
  phone: optional(text),
  appointment: optional(text),
  isEmergency: isTrue,
  arrivedAt: optional(text),
  skippedAt: optional(text),
  calledAt: optional(text),
  endedAt: optional(text),
  reason: optional(text),
  expectedAt: optional(text),
})

const sessionOf = objectOf<Schemas['QueueSession'], QueueSession>({
  session: count,
  from: requiredText,
  to: requiredText,
  meanMinutes: count,
  waiting: count,
  nextNumber: count,
  doneAt: requiredText,
  overMinutes: count,
  callUndoUntil: optional(text),
  inside: optional(entryOf),
  line: rowsOf(entryOf),
  over: rowsOf(entryOf),
})

const queueOf = objectOf<Schemas['Queue'], Queue>({ date: requiredText, session: count, sessions: rowsOf(sessionOf) })

const changed = { queue: queueOf }

/** Every language of the screen, first the one that is largest. */
export const SCREEN_LANGUAGES: readonly ScreenLanguage[] = ['ta', 'en', 'hi']

/** Reads the languages of the screen; all of them if none is known. */
export function languagesOf(value: unknown): ScreenLanguage[] {
  const found = (Array.isArray(value) ? value : []).flatMap((one) => known(SCREEN_LANGUAGES, one, []))
  return found.length > 0 ? found : [...SCREEN_LANGUAGES]
}

const screenOf = objectOf<Schemas['QueueScreen'], QueueScreen>({
  isOn: isTrue,
  room: optional(text),
  languages: languagesOf,
  screens: count,
  createdAt: optional(text),
})

export const queueResource = (call: Caller) => ({
  /** Fetches the queue of a day. @param date `DD-MM-YYYY` or `YYYY-MM-DD` */
  show: (date: string, options?: CallOptions) =>
    call('getQueue', part('queue', queueOf), options, () => ({ date: sentDate(date) })),
  /** Fetches only the figures of a day's sessions: who is in the queue is not in it. */
  figures: (date: string, options?: CallOptions) =>
    call('getQueue', part('queue', queueOf), options, () => ({ date: sentDate(date), part: 'figures' as const })),
  /**
   * Gives the next number to a patient who arrives. Rejected with 409 and the code `queue.full`,
   * `queue.other_day`, or for a booking as `bookings.setVisit`.
   */
  add: (arrival: QueueArrival, options?: CallOptions): ApiPromise<QueueChange & { entryId: string }, 'addQueueEntry'> =>
    call('addQueueEntry', messageAnd({ ...changed, entryId: requiredText }), options, () => {
      const { date, bookingId, name, phone, isEmergency } = arrival
      return {
        date: sentDate(date),
        ...(bookingId && { bookingId }),
        ...(name && { name }),
        ...(phone && { phone }),
        ...(isEmergency && { isEmergency }),
      }
    }),
  /**
   * Calls the next patient, as displayed; whoever is inside was seen. Rejected with 409 and the code
   * `queue.changed` if somebody else is inside or next.
   */
  callNext: (of: SessionOfDay & { inside?: string | undefined; next: string }, options?: CallOptions) =>
    call('callNextPatient', messageAnd(changed), options, () => ({
      date: sentDate(of.date),
      session: of.session,
      ...(of.inside && { inside: of.inside }),
      next: of.next,
    })),
  /** Undoes the last call within 10 minutes. Rejected with 409 and the code `queue.undo_over`. */
  undoCall: (of: SessionOfDay & { called: string }, options?: CallOptions) =>
    call('undoPatientCall', messageAnd(changed), options, () => ({
      date: sentDate(of.date),
      session: of.session,
      called: of.called,
    })),
  /** Marks the patients who still wait, or did not come, as left. */
  end: (of: SessionOfDay & { left: readonly string[] }, options?: CallOptions) =>
    call('endQueueSession', messageAnd(changed), options, () => ({
      date: sentDate(of.date),
      session: of.session,
      left: [...of.left],
    })),
  /**
   * Changes the state or the place of a patient (`entry.id`). Rejected with 409 and the code
   * `queue.changed` if the patient is not where the change begins.
   *
   * @param change.beforeId with `before`: the patient before whom this one is put
   * @param change.inside with `called`: the patient inside, as displayed
   */
  change: (
    id: string,
    change: { action: QueueAction; beforeId?: string | undefined; inside?: string | undefined },
    options?: CallOptions,
  ) =>
    call('changeQueueEntry', messageAnd(changed), options, () => ({
      id,
      action: change.action,
      ...(change.beforeId && { beforeId: change.beforeId }),
      ...(change.inside && { inside: change.inside }),
    })),
  /** Fetches whether there is a link for the screen of the waiting room, without the link. */
  screen: (options?: CallOptions) => call('getQueueScreen', part('screen', screenOf), options),
  /**
   * Makes the link of the screen, or changes what the screen shows. The link is only in this response.
   *
   * @param screen.isNewLink replaces an existing link, which stops working at once
   */
  saveScreen: (
    screen: {
      room?: string | undefined
      languages: readonly ScreenLanguage[]
      isNewLink?: boolean | undefined
    },
    options?: CallOptions,
  ): ApiPromise<SavedQueueScreen, 'saveQueueScreen'> =>
    call('saveQueueScreen', messageAnd({ screen: screenOf, path: optional(text) }), options, () => ({
      languages: [...screen.languages],
      ...(screen.room && { room: screen.room }),
      ...(screen.isNewLink && { isNewLink: true }),
    })),
  /** Removes the link of the screen. Succeeds without one, too. */
  removeScreen: (options?: CallOptions) => call('removeQueueScreen', messageOf, options),
})

/** The queue of a day. Needs the capability `queue`. */
export type QueueResource = ReturnType<typeof queueResource>
