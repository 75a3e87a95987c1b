import { startServer, type RunningServer, type ServerOptions } from '../server.ts'
import { demoSnapshot } from './demoSnapshot.ts'

/** A server of its own in memory with the demo in it, on a free port, in well under a second. For tests of any package. */
export async function startDemoServer(options: ServerOptions = {}): Promise<RunningServer> {
  const snapshot = await demoSnapshot(options.clock)
  return startServer({ database: { kind: 'memory', snapshot }, demo: true, ...options })
}
