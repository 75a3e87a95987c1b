import type { ApiError, Message, Result } from '@nalam/sdk'
import { useServerText, useToasts, type SpokenByServer } from '@nalam/ui'
import { useRef, useState } from 'react'
import { isOutcomeUnknown } from './isOutcomeUnknown.ts'

/** What the server holds now for one item; `value` is undefined where it does not show the item. */
export type LookUp<Value> = { ok: true; value: Value | undefined } | { ok: false; error: ApiError }

export interface ChangeSteps<Item, Value> {
  /** The one request of a press. */
  send: (item: Item, value: Value) => Promise<Result<Message>>
  /** Reads the item again when nobody knows what became of a request (D24). */
  lookUp: (item: Item) => Promise<LookUp<Value>>
  /** The wanted value holds: what has been read says so from now on, and is read again. */
  onDone: (item: Item, value: Value) => void
  /** The server refused: what has been read is not what it holds. */
  onRefused: (item: Item) => void
  /** What is said when the wanted value holds but the answer got lost. */
  lostAnswer: SpokenByServer
}

export interface OptimisticChange<Item, Value> {
  /** Wanted values by item id, while their requests are under way: they are shown in place of what was read. */
  wanted: ReadonlyMap<string, Value>
  /** Changes one item. A press while that item's change is under way is ignored. */
  change: (item: Item, value: Value) => Promise<void>
}

type Outcome = { done: true; message: SpokenByServer } | { done: false; error: ApiError }

/**
 * Changes of single items, each shown at once and taken back with the reason on failure. One request per press; where its
 * outcome is unknown the item is read again before it can be changed again (D24). Items do not wait for one another, which is
 * why the wanted values are kept beside the cache: a reading that arrives in between cannot undo them.
 */
export function useOptimisticChange<Item extends { id: string }, Value>(
  steps: ChangeSteps<Item, Value>,
): OptimisticChange<Item, Value> {
  const [wanted, setWanted] = useState<ReadonlyMap<string, Value>>(() => new Map())
  const running = useRef(new Set<string>())
  const uncertain = useRef(new Set<string>())
  const toasts = useToasts()
  const serverText = useServerText()

  /** Whether an uncertain item has the wanted value by now; undefined when it has not, and may be asked for. */
  const settle = async (item: Item, value: Value): Promise<Outcome | undefined> => {
    const found = await steps.lookUp(item)
    if (!found.ok) return { done: false, error: found.error }
    uncertain.current.delete(item.id)
    return found.value === value ? { done: true, message: steps.lostAnswer } : undefined
  }

  const attempt = async (item: Item, value: Value): Promise<Outcome> => {
    if (uncertain.current.has(item.id)) {
      const known = await settle(item, value)
      if (known) return known
    }
    const result = await steps.send(item, value)
    if (result.ok) return { done: true, message: result.value }
    const failed: Outcome = { done: false, error: result.error }
    if (!isOutcomeUnknown(result.error)) return failed
    uncertain.current.add(item.id)
    const known = await settle(item, value)
    return known?.done ? known : failed
  }

  const change = async (item: Item, value: Value): Promise<void> => {
    if (running.current.has(item.id)) return
    running.current.add(item.id)
    setWanted((others) => new Map(others).set(item.id, value))
    try {
      const outcome = await attempt(item, value)
      if (outcome.done) {
        steps.onDone(item, value)
        toasts.success(serverText(outcome.message))
        return
      }
      // An ended session has a dialog of its own.
      if (outcome.error.status !== 401) toasts.error(serverText(outcome.error))
      if (outcome.error.kind === 'response') steps.onRefused(item)
    } finally {
      running.current.delete(item.id)
      setWanted((others) => new Map([...others].filter(([id]) => id !== item.id)))
    }
  }
  return { wanted, change }
}
