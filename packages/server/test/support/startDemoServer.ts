import { startServer, type RunningServer, type ServerOptions } from '../../src/app/server.ts'
import { openDatabase } from '../../src/db/open.ts'
import { testDatabases } from './testDatabases.ts'

/**
 * Starts a server on a free port, with its own database with demo data. It is on PostgreSQL, where a
 * test costs less than half of what it costs on the embedded database.
 */
export async function startDemoServer(options: Omit<ServerOptions, 'open' | 'database'> = {}): Promise<RunningServer> {
  const databases = await testDatabases()
  const open = await openDatabase({ kind: 'postgres', url: await databases.createDemo('server', options.clock) })
  const server = await startServer({ open, demo: true, ...options })
  return {
    ...server,
    async close() {
      await server.close()
      await open.close()
      await databases.stop()
    },
  }
}
