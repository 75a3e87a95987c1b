import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { exceptionFields, type Log } from '../http/log.ts'
import { causesOf, codeOf } from '../startError.ts'
import type { Tracing } from './tracing.ts'

// Loaded only if traces are enabled. OpenTelemetry itself reads the endpoint, the sampling and the
// service name from the environment. Nothing is registered globally, so that servers in tests do
// not share traces.

const CLOSE_MILLISECONDS = 3000
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

function contextOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}

/**
 * Returns the database's code of an error, or its kind; never its message, which may quote a value.
 */
function kindOf(error: unknown): string {
  const code = [...causesOf(error)].map(codeOf).find((found) => found !== '')
  return code ?? (error instanceof Error ? error.name : typeof error)
}

/** Starts to send traces to the endpoint in the environment. */
export function startTracing(log: Log): Tracing {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'nalam-server' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('nalam-server')
  const current = new AsyncLocalStorage<Context>()
  return {
    request(parent, work, describe) {
      const context = contextOf(parent)
      const span = tracer.startSpan('other', { kind: SpanKind.SERVER }, context)
      return current.run(trace.setSpan(context, span), async () => {
        try {
          await work()
        } finally {
          const { operation, method, status, requestId } = describe()
          span.updateName(operation)
          span.setAttributes({
            'http.request.method': method,
            'http.response.status_code': status,
            'nalam.operation': operation,
            'nalam.request_id': requestId,
          })
          if (status >= 500) span.setAttribute('error.type', String(status)).setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        }
      })
    },
    async statement(name, run) {
      const context = current.getStore()
      if (context === undefined) return run()
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context)
      try {
        return await run()
      } catch (error) {
        span.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    async close() {
      const sent = provider.shutdown().catch((error: unknown) => log.error('traces', exceptionFields(error)))
      await Promise.race([sent, pause(CLOSE_MILLISECONDS, undefined, { ref: false })])
    },
  }
}
