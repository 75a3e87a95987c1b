import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../server', import.meta.url))

/** A cookie as the server sent it, to be put into a browser. */
export interface SessionCookie {
  name: string
  value: string
}

/** A server on a database of its own that holds the demo, in which the first doctor is signed in. */
export interface DemoServer {
  origin: string
  session: SessionCookie
  stop(): Promise<void>
}

/** The servers of one worker of the tests. */
export interface DemoServers {
  start(hasExtensions: boolean): Promise<DemoServer>
  /** Ends all of them. */
  stop(): Promise<void>
}

interface Response {
  id: number
  error?: string
  origin: string
  session: SessionCookie
}

/**
 * Servers with embedded databases in one process: starting a process and a database for each test took a third of the time.
 *
 * @param portal the built portal that they serve
 */
export function startServersTogether(portal: string): DemoServers {
  const child = fork('test/support/serveServers.ts', {
    cwd: SERVER,
    // The process is busy for seconds in all: optimising the database's code takes longer than it saves.
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
    async start(hasExtensions) {
      const { origin, session } = await order({ start: { extensions: hasExtensions, portal } })
      return { origin, session, stop: async () => void (await order({ stop: origin })) }
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
