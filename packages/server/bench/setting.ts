import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_ROOT } from '../src/http/route.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../src/db/open.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { createLog } from '../src/http/log.ts'
import { startServer, type RunningServer, type ServerOptions } from '../src/app/server.ts'
import { noLimits } from '../test/support/noLimits.ts'
import { copyBuild, startServerProcess, type ServerProcess } from '../test/support/serverProcess.ts'
import { startTestPostgres } from '../test/support/testDatabases.ts'
import type { Shot } from './loadWorker.ts'

// Shared by the measurements: the arguments of the command line, the databases and the servers.

const [, amountText, onlyKind] = process.argv.slice(2)
/** Returns the amount of the command line. */
export const amount = (otherwise: number): number => (amountText === undefined ? otherwise : Number(amountText))

/** Runs work on both databases in sequence, or only on the requested one. */
export async function onBoth(
  work: (name: string, source: DatabaseSource, databaseTime: () => number) => Promise<string[]>,
): Promise<string[]> {
  const lines: string[] = []
  if (onlyKind !== 'embedded') {
    const postgres = await startTestPostgres(['-c', 'shared_buffers=1GB', '-c', 'fsync=on'])
    try {
      const url = await postgres.create('measure')
      lines.push(
        ...(await work('PostgreSQL 18', { kind: 'postgres', url, connections: 20 }, () => postgres.processorTime())),
      )
    } finally {
      await postgres.stop()
    }
  }
  if (onlyKind !== 'postgres') lines.push(...(await work('embedded', { kind: 'memory' }, () => 0)))
  return lines
}

/** Returns the section's name, with the database if only one was requested. */
export function sectionOf(name: string): string {
  const database = { postgres: ', PostgreSQL', embedded: ', embedded' }[onlyKind ?? ''] ?? ''
  return name + database
}

/** Runs work against a server in this process whose limits are never reached. */
export async function withServer<T>(
  source: DatabaseSource,
  work: (server: RunningServer, open: OpenDatabase) => Promise<T>,
  options: ServerOptions = {},
): Promise<T> {
  const open = await openDatabase(source)
  const server = await startServer({
    open,
    demo: true,
    checkResponses: false,
    ownsProcess: true,
    limits: noLimits,
    log: createLog(() => undefined),
    ...options,
  })
  try {
    return await work(server, open)
  } finally {
    await server.close()
    await open.close()
  }
}

/** Returns the same database without timeouts, for work that takes longer than a request may. */
export function patient(source: DatabaseSource): DatabaseSource {
  return source.kind === 'postgres' ? { ...source, hasTimeouts: false } : source
}

/** Runs work against a server process with its own data folder or database. */
export async function withProcess<T>(args: readonly string[], work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'measure-'))
  const server = await startServerProcess(['--demo', '--data', folder, ...args], {}, copyBuild())
  try {
    return await work(server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns a request for a page of a doctor's bookings. */
export function listShot(doctorId: string, token: string, rest: object): Shot {
  return {
    method: 'POST',
    path: `${API_ROOT}/doctor/doc-get-all-bookings`,
    headers: { 'content-type': 'application/json', cookie: `${SESSION_COOKIE}=${token}` },
    body: JSON.stringify({ doctorId, page: 1, searchQuery: '', ...rest }),
  }
}
