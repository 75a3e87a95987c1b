import type { OpenStream, OpenStreams } from './openStreams.ts'
import type { EventReads, StoredEvent } from './store.ts'
import { changeText, resyncText } from './wireEvent.ts'

/** Maximum number of events per query. */
const BATCH = 200

/** Sends a doctor's new events to the doctor's streams. */
export type Deliver = (doctorId: string) => Promise<void>

/**
 * Sends events to one stream.
 *
 * @returns `gap` if an event is missing between the last one that this
 * stream has sent and the next stored one
 */
function sendTo(open: OpenStream, found: readonly StoredEvent[]): 'gap' | 'sent' {
  for (const event of found) {
    const { cursor = event.number } = open
    if (event.number <= cursor) continue
    if (event.number !== cursor + 1) return 'gap'
    open.stream.send(changeText(event))
    open.cursor = event.number
  }
  return 'sent'
}

/**
 * Creates the delivery of events. One query serves all streams of a doctor. Notifications that
 * arrive during a query cause only one further query.
 *
 * @returns a function that throws database errors; the events stay stored for the next attempt
 */
export function createDelivery(reads: EventReads, streams: OpenStreams): Deliver {
  const reading = new Map<string, { again: boolean }>()

  async function resync(doctorId: string, behind: readonly OpenStream[]): Promise<void> {
    const last = (await reads.heads([doctorId])).get(doctorId)?.last ?? 0
    for (const open of behind) {
      open.stream.send(resyncText(last))
      open.cursor = last
    }
  }

  /** Sends one batch of events. @returns whether there may be more */
  async function step(doctorId: string): Promise<boolean> {
    const waiting = streams.of(doctorId).filter(({ cursor }) => cursor !== undefined)
    if (waiting.length === 0) return false
    const after = Math.min(...waiting.map(({ cursor = 0 }) => cursor))
    const found = await reads.after(doctorId, after, BATCH)
    const behind = waiting.filter((open) => sendTo(open, found) === 'gap')
    if (behind.length > 0) await resync(doctorId, behind)
    return found.length === BATCH
  }

  return async (doctorId) => {
    const running = reading.get(doctorId)
    if (running !== undefined) {
      running.again = true
      return
    }
    const mine = { again: true }
    reading.set(doctorId, mine)
    try {
      while (mine.again) {
        mine.again = false
        if (await step(doctorId)) mine.again = true
      }
    } finally {
      reading.delete(doctorId)
    }
  }
}
