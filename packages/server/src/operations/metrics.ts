import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { OpenDatabase } from '../db/open.ts'
import type { App } from '../http/route.ts'

export interface FinishedRequest {
  /** The operation's name in the contract; `other` for requests outside the contract. */
  readonly operation: string
  readonly status: number
  readonly seconds: number
}

/** Values that are read whenever the metrics are requested. */
export interface MetricSources {
  /** Connections to the database; `undefined` for the embedded one. */
  readonly connections: OpenDatabase['connections']
  /** Seconds since the oldest waiting mail was queued; 0 when none waits. */
  readonly outboxAge: () => Promise<number>
  readonly deliveries: () => Promise<{ readonly waiting: number; readonly givenUp: number }>
  readonly streams: () => number
}

/** Counts requests and returns all metrics in the text format of Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>

/**
 * In seconds: a read takes a few milliseconds, a login some tens of milliseconds, an upload
 * up to seconds.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Registers the gauges whose values are read on each request for metrics. */
function registerGauges(registers: Registry[], { connections, outboxAge, deliveries, streams }: MetricSources): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) => {
    const made: Gauge = new Gauge({ name, help, registers, collect: async () => made.set(await read()) })
  }
  const byState = (name: string, help: string, read: () => Promise<Readonly<Record<string, number>>>) => {
    const collect = async () => {
      for (const [state, count] of Object.entries(await read())) made.set({ state }, count)
    }
    const made: Gauge<'state'> = new Gauge({ name, help, labelNames: ['state'], registers, collect })
  }
  // While the database is unavailable the other metrics are needed most, so these values become NaN.
  // /readyz reports the reason.
  gauge('nalam_outbox_age_seconds', 'Seconds since the oldest waiting mail was queued; 0 when none waits.', () =>
    outboxAge().catch(() => Number.NaN),
  )
  const messages = 'Messages to patients that wait to be sent, and that were given up after a day.'
  byState('nalam_messages', messages, async () => {
    const { waiting, givenUp } = await deliveries().catch(() => ({ waiting: Number.NaN, givenUp: Number.NaN }))
    return { waiting, 'given up': givenUp }
  })
  gauge('nalam_event_streams', 'Open event streams.', streams)
  const pool =
    'Connections to PostgreSQL that are used or idle, and callers that wait for one; none for the embedded database.'
  byState('nalam_database_connections', pool, async () => connections?.() ?? {})
}

/**
 * Creates the metrics. Labels are operations, statuses and states: no personal data, and no more
 * values than the contract has.
 */
export function createMetrics(sources: MetricSources) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'nalam_requests_total',
    help: 'Requests by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'nalam_request_duration_seconds',
    help: 'Seconds from the request to its response, by operation.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  })
  const refused = new Counter({ name: 'nalam_logins_refused_total', help: 'Logins that were refused.', registers })
  registerGauges(registers, sources)
  /** Responds only to `/metrics`. */
  const app: App = {
    async fetch(request) {
      if (new URL(request.url).pathname !== '/metrics') return new Response('', { status: 404 })
      return new Response(await register.metrics(), { headers: { 'Content-Type': register.contentType } })
    },
  }
  return {
    app,
    observe({ operation, status, seconds }: FinishedRequest): void {
      requests.inc({ operation, status })
      durations.observe({ operation }, seconds)
      if (operation === 'loginDoctor' && status >= 400) refused.inc()
    },
  }
}
