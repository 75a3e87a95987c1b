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
  /** Numbers of messages to patients that wait and that were given up. */
  readonly deliveries: () => Promise<{ readonly waiting: number; readonly givenUp: number }>
  /** Number of open event streams. */
  readonly streams: () => number
}

/** Counts requests and returns all metrics in the text format of Prometheus. */
export interface Metrics {
  readonly observe: (request: FinishedRequest) => void
  /** Responds only to `/metrics`. */
  readonly app: App
}

/**
 * In seconds: a read takes a few milliseconds, a login some tens of milliseconds, an upload
 * up to seconds.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function registerGauges(register: Registry, { connections, outboxAge, deliveries, streams }: MetricSources): void {
  const outbox: Gauge = new Gauge({
    name: 'nalam_outbox_age_seconds',
    help: 'Seconds since the oldest waiting mail was queued; 0 when none waits.',
    registers: [],
    async collect() {
      // While the database is unavailable the other metrics are needed most, so this value becomes
      // NaN. /readyz reports the reason.
      outbox.set(await outboxAge().catch(() => Number.NaN))
    },
  })
  const messages: Gauge<'state'> = new Gauge({
    name: 'nalam_messages',
    help: 'Messages to patients that wait to be sent, and that were given up after a day.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const { waiting, givenUp } = await deliveries().catch(() => ({ waiting: Number.NaN, givenUp: Number.NaN }))
      messages.set({ state: 'waiting' }, waiting)
      messages.set({ state: 'given up' }, givenUp)
    },
  })
  const open: Gauge = new Gauge({
    name: 'nalam_event_streams',
    help: 'Open event streams.',
    registers: [],
    collect() {
      open.set(streams())
    },
  })
  const pool: Gauge<'state'> = new Gauge({
    name: 'nalam_database_connections',
    help: 'Connections to PostgreSQL that are used or idle, and callers that wait for one; none for the embedded database.',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections?.() ?? {})) pool.set({ state }, count)
    },
  })
  register.registerMetric(outbox)
  register.registerMetric(messages)
  register.registerMetric(open)
  register.registerMetric(pool)
}

/**
 * Creates the metrics. Labels are operations, statuses and states: no personal data, and no more
 * values than the contract has.
 */
export function createMetrics(sources: MetricSources): Metrics {
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
  registerGauges(register, sources)
  return {
    observe({ operation, status, seconds }) {
      requests.inc({ operation, status })
      durations.observe({ operation }, seconds)
      if (operation === 'loginDoctor' && status >= 400) refused.inc()
    },
    app: {
      async fetch(request) {
        if (new URL(request.url).pathname !== '/metrics') return new Response('', { status: 404 })
        return new Response(await register.metrics(), { headers: { 'Content-Type': register.contentType } })
      },
    },
  }
}
