import { startServer, type RunningServer, type ServerOptions } from '../../src/app/server.ts'
import { demoDatabase } from './demoDatabase.ts'

/** Starts a server on a free port, with its own in-memory database with demo data. */
export async function startDemoServer(options: Omit<ServerOptions, 'open' | 'database'> = {}): Promise<RunningServer> {
  const open = await demoDatabase(options.clock)
  const server = await startServer({ open, demo: true, ...options })
  return {
    ...server,
    async close() {
      await server.close()
      await open.close()
    },
  }
}
