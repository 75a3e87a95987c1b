/** Bytes that may wait for a reader: some 500 events. Whoever is further behind had better read everything again. */
export const MOST_UNREAD = 65_536

/** Why a stream has ended, for the log. */
export type StreamEnd = 'client left' | 'reader too slow' | 'session over' | 'server stops'

/** One open response of streamEvents. */
export interface EventStream {
  readonly body: ReadableStream<Uint8Array>
  /** Sends text. A reader that is too far behind is disconnected; it comes back with the last number that it has seen. */
  send(text: string): void
  /** Ends the stream, after what still waits to be read. */
  end(reason: StreamEnd): void
}

const encoder = new TextEncoder()

/** @param onEnd called once, whoever ends it */
export function createEventStream(onEnd: (reason: StreamEnd) => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array>
  let isOpen = true
  const finish = (reason: StreamEnd) => {
    if (!isOpen) return
    isOpen = false
    if (reason !== 'client left') controller.close()
    onEnd(reason)
  }
  return {
    body: new ReadableStream<Uint8Array>(
      {
        start(given) {
          controller = given
        },
        cancel: () => finish('client left'),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD }),
    ),
    send(text) {
      if (!isOpen) return
      controller.enqueue(encoder.encode(text))
      // Closing and not failing: what waits is whole, and the connection itself ends when nothing moves on it.
      if ((controller.desiredSize ?? 0) <= 0) finish('reader too slow')
    },
    end: finish,
  }
}
