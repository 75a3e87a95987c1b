import type { LiveEvent } from '@nalam/sdk'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { createStore } from '../createStore.ts'
import { whenSettled } from '../actions/createActionRunner.ts'

/** Whether live events arrive. While it is false, the page polls. */
export const isLive = createStore(false)

const listeners = new Set<(event: LiveEvent) => void>()

export function announceLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/** Calls the listener for changes from other devices and tabs, and from this tab. */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(listener)
  useEffect(() => {
    const own = (event: LiveEvent) => hear(event)
    listeners.add(own)
    return () => void listeners.delete(own)
  }, [])
}

/** What an event is about, as far as queries are read again for it. */
export type Topic = 'bookings' | 'slots' | 'availability' | 'queue'

/** Calls a function for events of these topics, and when events may have been missed (LIVE-02). */
export function useTopics(changed: () => void, ...topics: readonly Topic[]): void {
  useLiveEvents(({ topic }) => {
    if (topic === 'resync' || topics.some((name) => name === topic)) changed()
  })
}

/** Tolerance for the duration of a read and for clock differences, in milliseconds. */
const MARGIN = 10_000

/**
 * Returns whether the data on screen may be older than the last change.
 *
 * @param quietFor seconds since that change, from the `resync` event; undefined if unknown
 * @param since milliseconds since the data was read, or since events stopped arriving
 */
export function mustReadAgain(quietFor: number | undefined, since: number): boolean {
  return quietFor === undefined || quietFor * 1000 <= since + MARGIN
}

/** Delay in milliseconds: one decision causes several events, and several decisions cause many. */
const DELAY = 100

/**
 * Returns a function that combines its calls: the work runs once, a moment after the first call,
 * and once more if calls came while it ran.
 *
 * @param work reads something again; its error is ignored. `again` runs the work once more
 */
export function coalesce(work: (again: () => void) => Promise<unknown>): () => void {
  let calls = 0
  const ask = () => {
    calls += 1
    if (calls === 1) setTimeout(() => void run(), DELAY)
  }
  const run = async () => {
    const answered = calls
    await Promise.allSettled([work(ask)])
    const isAskedAgain = calls > answered
    calls = 0
    if (isAskedAgain) ask()
  }
  return ask
}

/** Returns a function that combines its calls and waits for the actions of this page. */
export function useCoalesced(work: (again: () => void) => Promise<unknown>): () => void {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  const ask = useRef<() => void>(undefined)
  return useCallback(() => {
    ask.current ??= coalesce((again) => new Promise((resolve) => whenSettled(() => resolve(latest.current(again)))))
    ask.current()
  }, [])
}
