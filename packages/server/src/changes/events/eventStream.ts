import type { ServerResponse } from 'node:http'

/**
 * Maximum number of characters that wait for a reader: about 500 events. A reader that is further
 * behind has to fetch everything again.
 */
export const MAX_UNREAD = 65_536

/** The reason why a stream ended, for the log. */
export type StreamEnd = 'client left' | 'reader too slow' | 'session over' | 'server stops'

/** One open response of streamEvents. */
export interface EventStream {
  /**
   * Begins the response. Text that was sent before is discarded.
   *
   * @returns `false`, with nothing written, when the stream was ended before or the client has left
   */
  begin(headers: Readonly<Record<string, string>>, text: string): boolean
  /**
   * Sends text. A reader that is too far behind is disconnected; it reconnects with the last number
   * that it has seen.
   */
  send(text: string): void
  /** Ends the stream after the text that is still waiting. */
  end(reason: StreamEnd): void
}

/**
 * Creates a stream that writes directly to the connection. A web stream in between would double the
 * memory of each open connection.
 *
 * @param onEnd called once when a stream that has begun ends, for any reason
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
    // Ended instead of destroyed: the waiting text is complete, and the inactivity timeout closes
    // the connection if nothing is read.
    if (response.writableLength > MAX_UNREAD) finish('reader too slow')
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
