import { API_ROOT } from '../../src/http/route.ts'
import { SESSION_COOKIE } from '../../src/http/cookies.ts'

/** An event as received. */
export interface WireEvent {
  readonly id: string | undefined
  readonly data: Record<string, unknown>
}

/** A client of streamEvents that uses only fetch. */
export interface EventReader {
  readonly status: number
  readonly headers: Headers
  /** The text received so far. */
  readonly text: () => string
  readonly events: () => readonly WireEvent[]
  /** Resolves when the server has ended the response; rejects when the connection broke. */
  readonly ended: Promise<void>
  leave(): void
}

function eventsOf(text: string): WireEvent[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const fields = new Map(block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]))
      const data = fields.get('data')
      return data === undefined ? [] : [{ id: fields.get('id'), data: JSON.parse(data) }]
    })
}

/** Opens a stream. @param token the session cookie's value */
export async function readEventsOf(
  origin: string,
  token: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventReader> {
  const leaving = new AbortController()
  const response = await fetch(`${origin}${API_ROOT}/doctor/events`, {
    headers: { ...(token === undefined ? {} : { cookie: `${SESSION_COOKIE}=${token}` }), ...headers },
    signal: leaving.signal,
  })
  let text = ''
  const ended = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
  })()
  // Prevents an unhandled rejection; a caller that awaits `ended` still receives the error.
  ended.catch(() => undefined)
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    events: () => eventsOf(text),
    ended,
    leave: () => leaving.abort(),
  }
}
