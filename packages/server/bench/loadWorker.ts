import { createConnection } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// The load runs in a separate thread, so that its waiting time is not counted as the
// server's. It uses plain sockets: a complete HTTP client would use more processor time than
// the measured server.

/** A request of a connection. */
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
  /** Milliseconds between a response and the next request of that connection. */
  readonly pause: number
}

/** The result of a load. */
export interface LoadResult {
  readonly latencies: number[]
  /** Latencies of served requests, with a status below 400. */
  readonly served: number[]
  /**
   * Number of responses by status; a connection that the server ended counts as
   * `reset` or `closed`.
   */
  readonly statuses: Record<string, number>
  readonly milliseconds: number
  /** Processor time of the load itself, in microseconds. */
  readonly processorTime: number
}

const { origin, shots, connections, milliseconds, pause } = workerData as Order
const { host, hostname, port } = new URL(origin)
const latencies: number[] = []
const served: number[] = []
const statuses: Record<string, number> = {}

const requests = shots.map(({ method, path, headers, body }) => {
  const all = { host, ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
})

/** The response that is being read. */
interface Reading {
  readonly status: string
  /** Number of bytes of the body that have not arrived yet. */
  missing: number
}

/** Reads the head of a response; `undefined` while part of it is missing. */
function readHead(part: Buffer): Reading | undefined {
  const end = part.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = part.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`A response without a length: ${head}`)
  return { status: head.slice(9, 12), missing: end + 4 + Number(length) - part.length }
}

/** System error codes of a connection that the other side has reset. */
const RESETS = new Set<string | undefined>(['ECONNRESET', 'EPIPE'])

/** Delay before a connection that the server has ended is opened again, in milliseconds. */
const RECONNECT_AFTER = 100

function count(outcome: string): void {
  statuses[outcome] = (statuses[outcome] ?? 0) + 1
}

/**
 * Sends requests over one connection at a time. An overloaded server may end it; this is counted
 * like a status.
 */
async function fireAlong(connection: number, began: number): Promise<void> {
  while (performance.now() - began < milliseconds) {
    const end = await fireUntilEnd(connection, began)
    if (end === 'done') return
    count(end)
    await setTimeout(RECONNECT_AFTER)
  }
}

function fireUntilEnd(connection: number, began: number): Promise<'done' | 'reset' | 'closed'> {
  return new Promise((resolve, reject) => {
    let number = connection
    let sent = 0
    // The beginning of a head, then the response. Only its length is kept: copying half a megabyte
    // and collecting the garbage would be part of the latency.
    let rest = Buffer.alloc(0)
    let reading: Reading | undefined
    const fire = () => {
      const request = requests[number % requests.length]
      if (request === undefined || performance.now() - began >= milliseconds) {
        socket.destroy()
        resolve('done')
        return
      }
      number += connections
      sent = performance.now()
      socket.write(request)
    }
    const read = (length: number, buffer: Uint8Array) => {
      if (reading) reading.missing -= length
      else {
        rest = Buffer.concat([rest, Buffer.from(buffer.buffer, buffer.byteOffset, length)])
        reading = readHead(rest)
      }
      if (reading === undefined || reading.missing > 0) return true
      const { status } = reading
      rest = Buffer.alloc(0)
      reading = undefined
      const took = performance.now() - sent
      latencies.push(took)
      if (Number(status) < 400) served.push(took)
      count(status)
      if (pause > 0) void setTimeout(pause).then(fire)
      else fire()
      return true
    }
    const socket = createConnection({
      host: hostname,
      port: Number(port),
      noDelay: true,
      // One buffer for all responses: allocating new ones would cost more than the rest
      // of the load.
      onread: { buffer: Buffer.alloc(65_536), callback: read },
    })
    socket.on('connect', fire)
    socket.on('error', (error: NodeJS.ErrnoException) => (RESETS.has(error.code) ? resolve('reset') : reject(error)))
    socket.on('end', () => resolve('closed'))
  })
}

const began = performance.now()
await Promise.all(Array.from({ length: connections }, (_, connection) => fireAlong(connection, began)))
const { user, system } = process.threadCpuUsage()
const result: LoadResult = {
  latencies,
  served,
  statuses,
  milliseconds: performance.now() - began,
  processorTime: user + system,
}
parentPort?.postMessage(result)
