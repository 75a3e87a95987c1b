import type { ServerResponse } from 'node:http'

/** Characters that may wait for a reader: some 500 events. Whoever is further behind had better read everything again. */
export const MOST_UNREAD = 65_536

/** Why a stream has ended, for the log. */
export type StreamEnd = 'client left' | 'reader too slow' | 'session over' | 'server stops'

/** One open response of streamEvents. */
export interface EventStream {
  /**
   * Begins the response; what was sent before was sent to nobody.
   *
   * @returns `false`, with nothing written, when the stream was ended before or the client has left
   */
  begin(headers: Readonly<Record<string, string>>, text: string): boolean
  /** Sends text. A reader that is too far behind is disconnected; it comes back with the last number that it has seen. */
  send(text: string): void
  /** Ends the stream, after what still waits to be read. */
  end(reason: StreamEnd): void
}

/**
 * Writes straight to the connection: a web stream in between would hold as much memory again as the connection itself, for as
 * long as the stream is open.
 *
 * @param onEnd called once, whoever ends it, if it has begun
 */
export function createEventStream(response: ServerResponse, onEnd: (reason: StreamEnd) => void): EventStream {
  let state: 'waiting' | 'open' | 'ended' = 'waiting'
  const finish = (reason: StreamEnd) => {
    const wasOpen = state === 'open'
    state = 'ended'
    if (!wasOpen) return
    if (reason !== 'client left') response.end()
    onEnd(reason)
  }
  const send = (text: string) => {
    if (state !== 'open') return
    response.write(text)
    // Ending and not failing: what waits is whole, and the connection itself ends when nothing moves on it.
    if (response.writableLength > MOST_UNREAD) finish('reader too slow')
  }
  return {
    begin(headers, text) {
      if (state !== 'waiting' || response.destroyed) return false
      state = 'open'
      response.once('close', () => finish('client left'))
      response.writeHead(200, headers)
      send(text)
      return true
    },
    send,
    end: finish,
  }
}
