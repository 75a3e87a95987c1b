import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Hono } from 'hono'
import { streamDescriptions, type OperationDescription } from '../contract/contractDocument.ts'
import type { StreamId } from '../contract/contractTypes.ts'
import { sessionTokenOf } from './cookies.ts'
import { API_ROOT, type AppEnvironment, type StreamRoutes } from './route.ts'
import { mayPass, provenanceOf } from './originCheck.ts'
import { networkOfRequest } from './clientAddress.ts'
import { findDoctor, runInTurn, waitForTurn, type PipelineDependencies } from './pipeline.ts'
import { Refusal } from '../contract/refusal.ts'

export interface StreamPipeline extends Pick<
  PipelineDependencies,
  'sessions' | 'callLimiter' | 'weightOf' | 'lanes' | 'trustedProxies'
> {
  readonly allowedOrigins: ReadonlySet<string>
  readonly routes: StreamRoutes
}

/** Some proxies buffer responses to compress or cache them, unless these headers forbid it. */
export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/**
 * Opens a stream in this order: origin, overload, session, limits, the doctor's turn, route. Opening
 * it does not keep the session alive (S1).
 */
async function openStream(
  c: Context<AppEnvironment>,
  operation: OperationDescription,
  pipeline: StreamPipeline,
): Promise<void> {
  // A stream changes nothing, but it holds a connection: the same origins are refused as
  // for a change.
  const provenance = { ...provenanceOf(c.req, pipeline.trustedProxies), method: 'POST' }
  if (!mayPass(provenance, pipeline.allowedOrigins)) throw new Refusal('request.cross_site')
  const { response } = c.env
  if (response === undefined) throw new Error('A stream needs a connection of its own')
  const lane = pipeline.lanes?.signedIn
  const network = networkOfRequest(c, pipeline.trustedProxies)
  const given = sessionTokenOf(c.req.header('cookie'))
  await waitForTurn(lane, given ?? network)
  const find = () => findDoctor(c, pipeline, given, false)
  const { doctorId, token } = await (lane === undefined ? find() : lane.run(find))
  pipeline.callLimiter(doctorId)
  // The compiler checks the names of the routes against the contract.
  const id = operation.operationId as StreamId
  const route = pipeline.routes[id]
  return runInTurn(c, pipeline.lanes, { doctorId, weight: pipeline.weightOf(id, undefined) }, () =>
    route({
      doctorId,
      token,
      network,
      requestId: c.get('requestId'),
      lastEventId: c.req.header('last-event-id'),
      response,
      headers: { ...c.get('dataHeaders'), ...STREAM_HEADERS },
    }),
  )
}

/** Mounts every stream of the contract, and responds with 405 to other methods of their paths. */
export function mountStreams(app: Hono<AppEnvironment>, pipeline: StreamPipeline): void {
  for (const operation of streamDescriptions) {
    const { method, operationId, path } = operation
    app.all(API_ROOT + path, async (c) => {
      // This includes HEAD, whose response would have no reader.
      if (c.req.method !== method) throw new Refusal('request.method_not_allowed').with({ headers: { Allow: method } })
      c.set('operation', operationId)
      await openStream(c, operation, pipeline)
      c.set('hasDataHeaders', true)
      return RESPONSE_ALREADY_SENT
    })
  }
}
