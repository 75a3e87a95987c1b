import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Location of a server's data, as command line options and environment variables. */
export interface Database {
  name: string
  options: readonly string[]
  environment: Readonly<Record<string, string>>
}

/** Databases of one test worker. */
export interface Databases {
  /** Creates an empty database, or a copy of one that no server uses. */
  create(copyOf?: Database): Promise<Database>
  /** Removes all remaining databases. */
  stop(): Promise<void>
}

/** Creates an empty folder for a database. */
export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'nalam-e2e-'))
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** Returns the embedded database in a folder. */
export const inFolder = (folder: string): Database => ({ name: folder, options: ['--data', folder], environment: {} })

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))

/** Starts a separate PostgreSQL for the databases. Stopping removes it with all of them. */
export async function onPostgres(): Promise<Databases> {
  const child = spawn(process.execPath, ['--conditions=@nalam/source', 'test/support/serveDatabases.ts'], {
    cwd: join(PACKAGES, 'server'),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const addresses = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let made = 0
  return {
    async create(copyOf) {
      made += 1
      const name = `e2e_${made}`
      child.stdin.write(copyOf ? `${name} ${copyOf.name}\n` : `${name}\n`)
      const { value: address } = await addresses.next()
      if (address === undefined) throw new Error(`PostgreSQL made no database ${name}`)
      return { name, options: [], environment: { DATABASE_URL: address } }
    },
    async stop() {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
