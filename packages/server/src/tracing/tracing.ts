import type { ObserveStatement } from '../db/observedClient.ts'

/** What the span of a request tells when it is finished. */
export interface TracedRequest {
  /** The operation's name in the contract; `other` for everything beside it. */
  readonly operation: string
  readonly method: string
  readonly status: number
  readonly requestId: string
}

/** Spans of requests and their statements. They name operations and statements, never a value, a path or a person. */
export interface Tracing {
  /**
   * Runs a request in a span of its own.
   *
   * @param parent the header `traceparent` of a caller that may choose the trace; any other text is left aside
   * @param describe asked when the request is finished
   */
  request(parent: string | undefined, work: () => Promise<void>, describe: () => TracedRequest): Promise<void>
  /** Runs a statement in a span below that of its request; outside of a request in none. */
  readonly statement: ObserveStatement
  /** Sends what is not sent yet, for a moment, and stops. */
  close(): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether the environment variables of OpenTelemetry ask for traces. */
export function wantsTraces(env: Environment): boolean {
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? ''
  const exporter = env['OTEL_TRACES_EXPORTER'] ?? 'otlp'
  return endpoint !== '' && ['otlp', ''].includes(exporter) && env['OTEL_SDK_DISABLED'] !== 'true'
}

/** What stands against the traces that the environment asks for, in one sentence. */
export function tracesProblem(env: Environment): string | undefined {
  const protocol = env['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] ?? env['OTEL_EXPORTER_OTLP_PROTOCOL'] ?? ''
  if (!wantsTraces(env) || ['', 'http/json'].includes(protocol)) return undefined
  return `Traces are sent as http/json only, which every collector takes on port 4318; OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}.`
}
