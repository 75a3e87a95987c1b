import type { Schema } from '../../contract/contractTypes.ts'
import type { StoredEvent } from './store.ts'

// The text/event-stream format. JSON.stringify writes no line breaks, so an event's data is
// always one line.
const block = (data: Schema<'LiveEvent'>, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`

/** Formats a change as a message of a stream. */
export const changeText = ({ number, topic, name, subject }: StoredEvent): string =>
  block({ topic, name, subject }, number)

/**
 * Formats a message that tells a client to fetch its data again.
 *
 * @param last number of the doctor's last event; the stream continues after it
 * @param quietFor whole seconds since that event, if it is certain that no older event is missing
 */
export const resyncText = (last: number, quietFor?: number): string =>
  block(quietFor === undefined ? { topic: 'resync' } : { topic: 'resync', quietFor }, last)

/**
 * Tells a client that its session has ended. It has no number, because it is not a change of
 * the doctor's data.
 */
export const sessionEndText = block({ topic: 'session', name: 'session.ended' })

/** A comment, which clients ignore. It keeps the stream alive for proxies and for both ends. */
export const HEARTBEAT = ':\n\n'
