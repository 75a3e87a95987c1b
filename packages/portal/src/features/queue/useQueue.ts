import type { ApiError, ApiPromise, CallOptions, Queue, QueueChange, QueueEntry } from '@nalam/sdk'
import { addDays, clinicNow, toIsoDate, type ClinicMoment } from '@nalam/sdk'
import { dayBeforeAt, sessionInProgress } from '@nalam/sdk/rules'
import { useMessages, useToasts } from '@nalam/ui'
import { queueMessages } from '@nalam/ui/messages/queue'
import type { QueueActions } from '@nalam/ui/screens/Queue'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mutate } from 'swr'
import { isOutcomeUnknown } from '../../shared/actions/createActionRunner.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { keyedRequest } from '../../shared/actions/useKeyedActions.ts'
import { api } from '../../shared/api/api.ts'
import { useStore } from '../../shared/createStore.ts'
import { isLive } from '../../shared/live/liveEvents.ts'
import { under } from '../../shared/queries/queries.ts'
import { type ActionName, invalidate, useLiveReads, useQuery, useScreenState } from '../../shared/queries/useQuery.ts'
import { queueOf, queueReadAt } from '../../shared/queue/todaysQueue.ts'
import { useIsOnline } from '../../shared/useIsOnline.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'

/** Pause between two reads while no live events arrive, in milliseconds. */
const EVERY = 10_000

/**
 * A call that was prepared for a patient who has just been called elsewhere would call the next one.
 * For this long, in milliseconds, after such a change nobody is called.
 */
const JUST_CHANGED = 1500

/** The id under which a call and its undo run: one at a time. */
const CALL = 'call'

/** The call of who is inside. */
const callOf = (inside: QueueEntry | undefined) => `${inside?.id ?? ''} ${inside?.calledAt ?? ''}`

const insideOf = (queue: Queue | undefined, session: number): QueueEntry | undefined =>
  queue?.sessions.find((one) => one.session === session)?.inside

/** Reads the queue of a day, or none: live, each minute, because times pass, and often while not live. */
function useQueueOfDay(doctorId: string, day: string | undefined, now: ClinicMoment) {
  const query = day === undefined ? null : queueOf(doctorId, day)
  const response = useQuery(query)
  const readAgain = useLiveReads(query, 'queue', 'bookings', 'slots')
  useEffect(() => readAgain(), [readAgain, now.time])
  const areEventsComing = useStore(isLive)
  const isOnline = useIsOnline()
  const read = useEffectEvent(() => {
    if (!document.hidden && isOnline && query) void response.mutate()
  })
  useEffect(() => {
    if (areEventsComing) return undefined
    const timer = setInterval(() => read(), EVERY)
    return () => clearInterval(timer)
  }, [areEventsComing])
  const state = useScreenState(response)
  const readAt = useStore(queueReadAt)
  const isBehind = !isOnline || response.error !== undefined
  return {
    queue: response.data,
    hasFailed: response.error !== undefined,
    notLiveSince: isBehind && readAt !== undefined ? clinicNow(readAt).time : undefined,
    ...state,
  }
}

/**
 * Reads the queue of today. A session that is not ended at midnight stays until somebody has a number of
 * the new day, and can be shown until its hours begin.
 */
export function useShownQueue(doctorId: string) {
  const now = useClinicNow()
  const [openedOn] = useState(now.date)
  /** The day on which the doctor has chosen one of the two. */
  const [choice, setChoice] = useState<{ date: string; isUnended: boolean }>()
  const today = useQueueOfDay(doctorId, now.date, now)
  // What was on the screen before midnight stays while the new day is read.
  const atFirst = now.date === openedOn ? 'over' : 'shown'
  const dayBefore = today.queue ? dayBeforeAt(today.queue.sessions, now.time) : atFirst
  const before = useQueueOfDay(doctorId, dayBefore === 'over' ? undefined : addDays(now.date, -1), now)
  const session = before.queue && sessionInProgress(before.queue.sessions)
  const isChosen = choice?.date === now.date ? choice.isUnended : dayBefore === 'shown'
  const isUnended = session !== undefined && isChosen
  const isLoading = dayBefore !== 'over' && !before.queue && !before.hasFailed
  const { hasFailed: _, ...shown } = isUnended ? before : today
  return {
    ...shown,
    now,
    queue: isLoading ? undefined : shown.queue,
    unended:
      before.queue && session !== undefined
        ? {
            date: before.queue.date,
            session,
            isShown: isUnended,
            onShow: (isWanted: boolean) => setChoice({ date: now.date, isUnended: isWanted }),
          }
        : undefined,
  }
}

type Send = (options: CallOptions) => ApiPromise<QueueChange & { entryId?: string }>

/**
 * Changes the queue. Each request says what was shown, so that the server refuses it after a change;
 * an unknown outcome is reconciled by the same request (D24).
 *
 * @param session the session shown, from 1
 */
export function useQueueActions(doctorId: string, queue: Queue | undefined, session: number) {
  const { run, report, results, pending } = useActions()
  const messages = useMessages(queueMessages)
  const toasts = useToasts()
  const date = queue?.date ?? ''
  const query = queueOf(doctorId, toIsoDate(date) ?? '')
  const elsewhere = useChangesElsewhere(queue, session)

  const send = (action: ActionName, id: string, details: unknown, request: Send) =>
    run(id, true, {
      ...keyedRequest(JSON.stringify([action, id, details]), request),
      settle: (outcome) => {
        if (outcome.ok) {
          elsewhere.noteOwn(outcome.value.queue)
          void mutate(query.key, outcome.value.queue, { revalidate: false })
        }
        if (outcome.ok || outcome.isRefused) void invalidate(action, under(query.key))
      },
    })
  /** Reports a failure, after the queue was read again if it has changed. */
  const fail = async (error: ApiError, isRefused: boolean, name?: string) => {
    const before = insideOf(queue, session)
    const read = isRefused ? await mutate<Queue>(query.key) : undefined
    const inside = insideOf(read, session)
    if (error.code === 'queue.changed' && inside && inside.id !== before?.id)
      toasts.info(messages.calledElsewhere(String(inside.number ?? '')))
    else report({ ok: false, error, isRefused }, name)
    return false
  }
  const change = async (action: ActionName, id: string, details: unknown, request: Send, name?: string) => {
    const outcome = await send(action, id, details, request)
    if (!outcome || outcome.ok) return outcome?.ok ?? false
    return fail(outcome.error, outcome.isRefused, name)
  }

  const actions: QueueActions = {
    onCall: async (next) => {
      const changed = elsewhere.justChanged()
      if (changed !== undefined) {
        toasts.info(changed)
        return false
      }
      const call = { date, session, inside: insideOf(queue, session)?.id, next: next.id }
      const outcome = await send('callNext', CALL, call, (options) => api.queue.callNext(call, options))
      if (!outcome || outcome.ok) return outcome?.ok ?? false
      if (isOutcomeUnknown(outcome.error)) elsewhere.noteUnknown(next.id)
      return fail(outcome.error, outcome.isRefused)
    },
    onUndoCall: ({ id }) => {
      const undo = { date, session, called: id }
      return change('undoCall', CALL, undo, (options) => api.queue.undoCall(undo, options))
    },
    onChange: ({ id, name }, { action, beforeId }) => {
      const wanted = { action, beforeId, inside: action === 'called' ? insideOf(queue, session)?.id : undefined }
      return change('changeQueue', id, wanted, (options) => api.queue.change(id, wanted, options), name)
    },
    onArrive: ({ id, name, bookingId }) => {
      const arrival = { date, bookingId }
      return change('addToQueue', id, arrival, (options) => api.queue.add(arrival, options), name)
    },
    onAdd: async (patient) => {
      const walkIn = { date, ...patient }
      const outcome = await send('addToQueue', 'walkIn', walkIn, (options) => api.queue.add(walkIn, options))
      if (!outcome?.ok) {
        if (outcome?.isRefused) void mutate(query.key)
        return { ...results.of(outcome), ok: false }
      }
      const { queue: now, entryId } = outcome.value
      const added = now.sessions.flatMap(({ line }) => line).find(({ id }) => id === entryId)
      const name = added?.name || messages.emergency
      return { ok: true, message: messages.given(String(added?.number ?? ''), name) }
    },
    onEnd: (left) => {
      const end = { date, session, left: left.map(({ id }) => id) }
      return change('endQueue', CALL, end, (options) => api.queue.end(end, options))
    },
  }
  return { ...actions, isCalling: pending.has(CALL), pendingIds: new Set(pending.keys()) }
}

/**
 * Notes calls that this page did not send, or whose outcome was unknown: whoever presses at that moment
 * means the patient who is inside now.
 */
function useChangesElsewhere(queue: Queue | undefined, session: number) {
  const messages = useMessages(queueMessages)
  const own = useRef<ReadonlySet<string>>(new Set())
  const unknownId = useRef<string>(undefined)
  const shown = useRef<{ date: string; session: number; call: string }>(undefined)
  const changed = useRef<{ at: number; text: string }>(undefined)
  const inside = insideOf(queue, session)
  const call = callOf(inside)
  useEffect(() => {
    const before = shown.current
    if (!queue) return
    const { date } = queue
    shown.current = { date, session, call }
    if (before && before.date !== date) changed.current = { at: performance.now(), text: messages.otherDay }
    if (before?.date !== date || before.session !== session || before.call === call || !inside || own.current.has(call))
      return
    const number = String(inside.number ?? '')
    const isOwn = inside.id === unknownId.current
    unknownId.current = undefined
    const text = isOwn ? messages.called(number, inside.name || messages.emergency) : messages.calledElsewhere(number)
    changed.current = { at: performance.now(), text }
  }, [queue, session, call, inside, messages])
  return {
    noteOwn: ({ sessions }: Queue) => {
      own.current = new Set(sessions.map((one) => callOf(one.inside)))
    },
    noteUnknown: (id: string) => {
      unknownId.current = id
    },
    /** Returns what has just changed, as long as nobody is to be called. */
    justChanged: (): string | undefined => {
      const { at = 0, text } = changed.current ?? {}
      return performance.now() - at < JUST_CHANGED ? text : undefined
    },
  }
}
