import { once } from 'node:events'
import { createServer } from 'node:net'

// Linux hands out 32768 and above to whoever asks for any port, other systems 49152 and above.
const LOWEST = 20_000
const COUNT = 12_000

/** @returns a port for a process that wants to be told one; none that the system gives to somebody else in the meantime */
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
