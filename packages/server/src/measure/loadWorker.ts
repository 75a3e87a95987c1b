import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// The load comes from a thread of its own, so that what waits in it is not taken for the server's time.

/** What one connection sends. */
export interface Shot {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

interface Order {
  readonly origin: string
  readonly shots: readonly Shot[]
  readonly connections: number
  readonly milliseconds: number
}

/** What came of it. */
export interface LoadResult {
  readonly latencies: number[]
  readonly statuses: Record<string, number>
  readonly milliseconds: number
}

const { origin, shots, connections, milliseconds } = workerData as Order
const { hostname, port } = new URL(origin)
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const latencies: number[] = []
const statuses: Record<string, number> = {}

function fire(shot: Shot): Promise<void> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const outgoing = request(
      {
        hostname,
        port,
        agent,
        method: shot.method,
        path: shot.path,
        headers: { ...shot.headers, 'content-length': Buffer.byteLength(shot.body) },
      },
      (incoming) => {
        incoming.on('data', () => undefined)
        incoming.on('end', () => {
          latencies.push(performance.now() - began)
          const status = String(incoming.statusCode)
          statuses[status] = (statuses[status] ?? 0) + 1
          resolve()
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(shot.body)
  })
}

const began = performance.now()
await Promise.all(
  Array.from({ length: connections }, async (_, connection) => {
    for (let number = connection; performance.now() - began < milliseconds; number += connections) {
      const shot = shots[number % shots.length]
      if (shot !== undefined) await fire(shot)
    }
  }),
)
agent.destroy()
const result: LoadResult = { latencies, statuses, milliseconds: performance.now() - began }
parentPort?.postMessage(result)
