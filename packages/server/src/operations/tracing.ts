import type { ObserveStatement } from '../db/observedClient.ts'

export interface TracedRequest {
  /** The operation's name in the contract; `other` for requests outside the contract. */
  readonly operation: string
  readonly method: string
  readonly status: number
  readonly requestId: string
}

/**
 * Creates spans of requests and their statements. They contain names of operations and statements,
 * never a value, a path or a person.
 */
export interface Tracing {
  /**
   * Runs a request in its own span.
   *
   * @param parent the header `traceparent` of a trusted caller; any other text is ignored
   * @param describe called when the request is finished
   */
  request(parent: string | undefined, work: () => Promise<void>, describe: () => TracedRequest): Promise<void>
  /** Runs a statement in a child span of its request; outside of a request without a span. */
  readonly statement: ObserveStatement
  /** Sends the remaining spans, with a short time limit, and stops. */
  close(): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

export function wantsTraces(env: Environment): boolean {
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? ''
  const exporter = env['OTEL_TRACES_EXPORTER'] ?? 'otlp'
  return endpoint !== '' && ['otlp', ''].includes(exporter) && env['OTEL_SDK_DISABLED'] !== 'true'
}

/** Returns the problem of the configured traces, in one sentence; `undefined` if there is none. */
export function tracesProblem(env: Environment): string | undefined {
  const protocol = env['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] ?? env['OTEL_EXPORTER_OTLP_PROTOCOL'] ?? ''
  if (!wantsTraces(env) || ['', 'http/json'].includes(protocol)) return undefined
  return `Traces are sent as http/json only, which every collector takes on port 4318; OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}.`
}
