import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../server', import.meta.url))

/** Cookie that the server sent, for use in a browser. */
export interface SessionCookie {
  name: string
  value: string
}

/** A server with its own database of demo data, in which the first doctor is signed in. */
export interface DemoServer {
  origin: string
  session: SessionCookie
  /** Returns the token of a link to a booking's offer; not available on PostgreSQL. */
  tokenOf?: (bookingId: string) => Promise<string>
  /** Ends the time to answer the offer of a booking; not available on PostgreSQL. */
  expire?: (bookingId: string) => Promise<void>
  /** Lets the ways back of doctors without passkeys take effect; not available on PostgreSQL. */
  recover?: () => Promise<void>
  /** Moves the clock on and does what is due then; only of a server that was started with a clock. */
  advance?: (minutes: number) => Promise<void>
  stop(): Promise<void>
}

/** Servers of one test worker. */
export interface DemoServers {
  /** @param clock date and time at the clinic, such as `2026-11-24T09:00`; default: now. Not available on PostgreSQL. */
  start(hasExtensions: boolean, clock?: string): Promise<DemoServer>
  /** Stops all of them. */
  stop(): Promise<void>
}

interface Response {
  id: number
  error?: string
  origin: string
  session: SessionCookie
  token: string
}

/**
 * Starts servers with embedded databases in one process: a process and a database for each test
 * took a third of the total time.
 *
 * @param portal the built portal that they serve
 */
export function startServersTogether(portal: string): DemoServers {
  const child = fork('test/support/serveServers.ts', {
    cwd: SERVER,
    // The process is busy only for a few seconds in total: optimising the database's code takes
    // longer than it saves.
    execArgv: ['--liftoff-only', '--conditions=@nalam/source'],
  })
  const waiting = new Map<number, { resolve: (response: Response) => void; reject: (error: Error) => void }>()
  let orders = 0
  let isEnded = false
  child.on('message', (response: Response) => {
    const order = waiting.get(response.id)
    waiting.delete(response.id)
    if (response.error === undefined) order?.resolve(response)
    else order?.reject(new Error(response.error))
  })
  child.on('exit', (code, signal) => {
    isEnded = true
    for (const { reject } of waiting.values()) reject(new Error(`The servers have ended: ${code ?? signal}`))
  })
  const order = (content: object) =>
    new Promise<Response>((resolve, reject) => {
      if (isEnded) return reject(new Error('The servers have ended'))
      orders += 1
      waiting.set(orders, { resolve, reject })
      child.send({ id: orders, ...content })
    })
  return {
    async start(hasExtensions, clock) {
      const { origin, session } = await order({ start: { hasExtensions, portal, clock } })
      return {
        origin,
        session,
        tokenOf: async (bookingId) => (await order({ link: { origin, bookingId } })).token,
        expire: async (bookingId) => void (await order({ expire: { origin, bookingId } })),
        recover: async () => void (await order({ recover: origin })),
        advance: async (minutes) => void (await order({ advance: origin, minutes })),
        stop: async () => void (await order({ stop: origin })),
      }
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
