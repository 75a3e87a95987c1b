import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { isJsonObject, type Unchecked } from '../core/json.ts'
import type { LiveEvent } from './LiveEvent.ts'

/** Maximum length of buffered data. The API never sends longer lines. */
const MAX_CHARACTERS = 65_536
/** Used for an unreadable event, because any change may have been missed. */
const UNREADABLE: LiveEvent = { topic: 'resync' }

/** One event of a stream, as it was sent. */
export type StreamMessage = Pick<EventSourceMessage, 'data' | 'event' | 'id'>

/** Parses a live event. Unknown topics and names are passed on unchanged. Requirement LIVE-03. */
export function eventOf(data: string): LiveEvent {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return UNREADABLE
  }
  if (!isJsonObject(value)) return UNREADABLE
  const { topic, name, subject, quietFor }: Unchecked<LiveEvent> = value
  if (typeof topic !== 'string') return UNREADABLE
  return {
    topic,
    ...(typeof name === 'string' && { name }),
    ...(typeof subject === 'string' && { subject }),
    ...(typeof quietFor === 'number' && { quietFor }),
  }
}

/**
 * Reads events until the stream ends.
 *
 * @param body the body of the response
 * @param signal ends the reading like the end of the stream
 * @param onBytes called when data arrives, heartbeats included
 * @param onMessage called with each event
 * @throws the error of the connection when it breaks, and an error for a line that is too long
 */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onBytes: () => void,
  onMessage: (message: StreamMessage) => void,
): Promise<void> {
  const parser = createParser({
    maxBufferSize: MAX_CHARACTERS,
    onEvent: onMessage,
    onError: (error) => {
      // Unknown fields are ignored, as the format requires.
      if (error.type === 'max-buffer-size-exceeded') throw error
    },
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  // Needed for a custom fetch that ignores the signal. Cancelling a broken stream fails, which has
  // no effect.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true })
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onBytes()
    parser.feed(decoder.decode(value, { stream: true }))
  }
}
