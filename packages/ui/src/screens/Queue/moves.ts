import { QUEUE_ACTION, QUEUE_REASON, QUEUE_STATE, type QueueEntry } from '@nalam/sdk'

/** A new place in the line: before another patient who waits, or the last one. */
export type Move =
  | { readonly action: typeof QUEUE_ACTION.before; readonly beforeId: string }
  | { readonly action: typeof QUEUE_ACTION.last; readonly beforeId?: undefined }

const waits = ({ state }: QueueEntry) => state === QUEUE_STATE.waiting

/**
 * Returns the change that puts a patient before the one at an index of the line, or last after its
 * end. Patients who have not arrived keep their times: the place is before the next one who waits.
 *
 * @returns undefined if the patient does not wait, is there already, or would be before an emergency that goes first
 */
export function moveTo(line: readonly QueueEntry[], id: string, index: number): Move | undefined {
  const waiting = line.filter(waits)
  const from = waiting.findIndex((entry) => entry.id === id)
  if (from === -1) return undefined
  const follower = line.slice(index).find((entry) => waits(entry) && entry.id !== id)
  if (follower?.id === waiting[from + 1]?.id || follower?.reason === QUEUE_REASON.emergency) return undefined
  return follower ? { action: QUEUE_ACTION.before, beforeId: follower.id } : { action: QUEUE_ACTION.last }
}

/** Returns the change that moves a patient one place among those who wait; as `moveTo`. */
export function moveBy(line: readonly QueueEntry[], id: string, step: 'up' | 'down'): Move | undefined {
  const waiting = line.filter(waits)
  const from = waiting.findIndex((entry) => entry.id === id)
  const passed = waiting[step === 'up' ? from - 1 : from + 1]
  if (from === -1 || !passed) return undefined
  return moveTo(line, id, line.indexOf(passed) + (step === 'up' ? 0 : 1))
}
