import type { Schema } from '../http/contractTypes.ts'
import type { StoredEvent } from './store.ts'

// The text/event-stream format. JSON has no line breaks of its own, so an event's data is always one line.
const block = (data: Schema<'LiveEvent'>, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`

/** A change, as a stream sends it. */
export const changeText = ({ number, topic, name, subject }: StoredEvent): string =>
  block({ topic, name, subject }, number)

/**
 * Tells a client to read again what it shows.
 *
 * @param last number of the doctor's last event; the stream goes on after it
 * @param quietFor whole seconds since that event, where it is known that nothing older can be missing
 */
export const resyncText = (last: number, quietFor?: number): string =>
  block(quietFor === undefined ? { topic: 'resync' } : { topic: 'resync', quietFor }, last)

/** Tells a client that its session has ended. It has no number: it is no change of the doctor's data. */
export const sessionEndText = block({ topic: 'session', name: 'session.ended' })

/** A comment, which clients ignore: proxies and both ends see that the stream is alive. */
export const HEARTBEAT = ':\n\n'
