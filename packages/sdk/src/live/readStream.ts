import { createParser } from 'eventsource-parser'
import { isJsonObject, type Unchecked } from '../core/json.ts'
import type { LiveEvent } from './LiveEvent.ts'

/** A line of the stream is never longer; what sends more is no stream of ours. */
const MOST_CHARACTERS = 65_536
/** An event that cannot be read may have said anything. */
const UNREADABLE: LiveEvent = { topic: 'resync' }

/** Requirement LIVE-03. Topics and names that this version does not know are handed out as they are. */
function eventOf(data: string): LiveEvent {
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
 * @param signal ends the reading, as the end of the stream does
 * @param onBytes called when anything arrives, signs of life included
 * @param onEvent called with each event and its id
 * @throws what the connection throws when it breaks
 */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onBytes: () => void,
  onEvent: (event: LiveEvent, id: string | undefined) => void,
): Promise<void> {
  const parser = createParser({
    maxBufferSize: MOST_CHARACTERS,
    onEvent: ({ data, id }) => onEvent(eventOf(data), id),
    onError: (error) => {
      // Unknown fields are ignored, as the format wants it.
      if (error.type === 'max-buffer-size-exceeded') throw error
    },
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  // Also where a fetch of the caller's own ignores the signal. A broken stream cannot be cancelled, and need not be.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true })
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onBytes()
    parser.feed(decoder.decode(value, { stream: true }))
  }
}
