import type { ApiError } from '../core/ApiError.ts'
import type { Client } from '../core/Client.ts'
import type { Operation } from '../core/contractTypes.ts'
import { clientHeaders } from '../core/options.ts'
import { createApiError } from '../core/createApiError.ts'
import { failureOf } from '../core/performCall.ts'
import { createRequestId, mergeHeaders, requireValid } from '../core/request.ts'
import { type Failure, readResponse } from '../core/readResponse.ts'
import { mismatch } from '../core/json.ts'
import { notify } from '../core/events.ts'
import type { LiveOptions } from './LiveEvent.ts'
import { readStream, type StreamMessage } from './readStream.ts'

/** A stream, over any number of connections. */
export type Stream = Pick<LiveOptions, 'signal' | 'onOpenChange'> & {
  readonly operation: Operation
  /** Returns whether reconnecting cannot help. */
  readonly isFinal?: (error: ApiError) => boolean
  /** Called with each event. */
  readonly onMessage: (message: StreamMessage) => void
}

/** Options of one connection. */
export type Connection = Stream & {
  /** Id of the last event of the previous connection. */
  readonly lastEventId: string | undefined
  /** Milliseconds without data after which the connection counts as lost. */
  readonly silence: number
}

/**
 * Opens one connection and reads it to its end.
 *
 * @returns how long it delivered data, in milliseconds, and its error: undefined if the server or
 *   the caller ended the connection
 */
export async function connect(
  client: Client,
  { operation, signal, onMessage, onOpenChange, lastEventId, silence }: Connection,
): Promise<{ openFor: number; error: ApiError | undefined }> {
  const began = Date.now()
  const requestId = createRequestId(began)
  const ending = new AbortController()
  let secrets: string[] = []
  let openedAt: number | undefined
  let response: Response | undefined
  let failure: Failure | undefined
  let isSent = false

  const stop = (kind: 'aborted' | 'timeout') => {
    failure ??= { kind }
    ending.abort()
  }
  const onAbort = () => stop('aborted')
  // A custom fetch may ignore the signal.
  const orStopped = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      ending.signal.addEventListener('abort', reject, { once: true })
      work.then(resolve, reject)
    })
  let watch = setTimeout(stop, client.timeout ?? 15_000, 'timeout')
  const onBytes = () => {
    clearTimeout(watch)
    watch = setTimeout(stop, silence, 'timeout')
    if (openedAt !== undefined) return
    openedAt = Date.now()
    notify(onOpenChange, true)
  }

  signal.addEventListener('abort', onAbort)
  try {
    requireValid(client.baseUrl, client.timeout ?? 1)
    const own = { Accept: 'text/event-stream', 'X-Request-Id': requestId }
    const last = lastEventId === undefined ? undefined : { 'Last-Event-ID': lastEventId }
    const headers = mergeHeaders(own, last, clientHeaders(client))
    secrets = Object.values(headers)
    const sent = () => {
      isSent = true
    }
    const request = { operation, headers, signal: ending.signal, cache: 'no-store' } as const
    const reply = await orStopped(client.transport.send(request, sent))
    response = reply.response
    const type = response.headers.get('Content-Type') ?? ''
    if (response.status === 200 && type.startsWith('text/event-stream') && response.body) {
      await readStream(response.body, ending.signal, onBytes, (message) => {
        if (!signal.aborted) onMessage(message)
      })
    } else {
      const read = readResponse(response, await orStopped(reply.text()), () => mismatch('event stream'))
      if ('failure' in read) failure ??= read.failure
    }
  } catch (cause) {
    failure ??= failureOf(cause, isSent)
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', onAbort)
    ending.abort()
    if (openedAt !== undefined) notify(onOpenChange, false)
  }
  const openFor = openedAt === undefined ? 0 : Date.now() - openedAt
  if (failure === undefined || failure.kind === 'aborted') return { openFor, error: undefined }
  return { openFor, error: createApiError(operation, failure, response, requestId, secrets) }
}
