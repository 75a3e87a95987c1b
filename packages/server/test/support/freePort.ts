import { once } from 'node:events'
import { createServer } from 'node:net'

// Linux assigns ephemeral ports from 32768, other systems from 49152.
const LOWEST = 20_000
const COUNT = 12_000

/**
 * Finds a free port for a process that needs a port number.
 *
 * @returns a port outside the range that the system assigns to others in the meantime
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * COUNT)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    const closed = once(probe, 'close')
    probe.close()
    await closed
    return port
  }
}
