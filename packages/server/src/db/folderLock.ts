// A module declaration cannot be imported, and other projects compile this file without its folder.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./fsNativeExtensions.d.ts" />
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  futimesSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { codeOf, StartError } from '../startError.ts'

// PGlite lets two processes open one folder, and they silently overwrite each other's data. The
// kernel's lock on the file `server.lock` keeps the second process out, in any container of the
// machine, and is released when its process ends (kill -9, power cut). On some network file
// systems a lock does not reach other machines, and the file can be deleted. Therefore the file
// also names its holder. The holder touches the file every second and stops when the file is no
// longer its own.

export interface FolderLock {
  /**
   * Resolves with the reason when this process no longer holds the lock: it must stop
   * without another write.
   */
  readonly lost: Promise<StartError>
  release(): void
}

/** The holder of a folder, as recorded in the lock file. */
const holderSchema = z.object({
  /** Unique for every lock. */
  id: z.string(),
  pid: z.number(),
  host: z.string(),
  /** Identifies the running kernel; equal in all containers of one machine. */
  boot: z.string(),
})
type Holder = z.infer<typeof holderSchema>

const HEARTBEAT_MILLISECONDS = 1000
/** A holder on another machine counts as gone after this time without a heartbeat. */
const STALE_MILLISECONDS = 5000
// A byte after the content: with mandatory locks (Windows) the content stays readable for others.
const LOCKED_BYTE = 2 ** 30

function bootId(): string {
  const file = '/proc/sys/kernel/random/boot_id'
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : hostname()
}

function readHolder(file: string): Holder | undefined {
  const text = readFileSync(file, 'utf8')
  if (!text.startsWith('{')) return undefined
  try {
    return holderSchema.safeParse(JSON.parse(text)).data
  } catch (error) {
    // An incomplete line, left by a power cut, names no holder.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * Creates a folder and its parents. Node's own recursive mkdir never returns if the system refuses
 * folders with ENOENT, as below /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Returns where the database of a data folder is. */
export const databaseIn = (folder: string): string => resolve(folder, 'pgdata')

/** Returns whether a folder contains a database. */
export const hasDatabase = (folder: string): boolean => existsSync(databaseIn(folder))

/**
 * Refuses a file, and a folder with files but none of a server: the permissions of what is not ours
 * must not change. The root of a file system may have its `lost+found`.
 */
function refuseForeign(folder: string): void {
  if (!existsSync(folder)) return
  const names = readdirSync(folder).filter((name) => name !== 'lost+found')
  if (names.length === 0 || names.includes('server.lock') || hasDatabase(folder)) return
  throw new StartError(
    `The folder ${folder} has files that are not of this server; name a new, an empty or a data folder with --data.`,
  )
}

async function loadTryLock() {
  try {
    return (await import('fs-native-extensions')).tryLock
  } catch (error) {
    throw new StartError(
      `This platform (${process.platform} ${process.arch}) has no file locks for the data folder; use a PostgreSQL with DATABASE_URL.`,
      { cause: error },
    )
  }
}

export class FolderInUse extends StartError {}

function inUse(folder: string, holder: Holder | undefined): FolderInUse {
  const who =
    holder === undefined
      ? 'another process'
      : `process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}`
  return new FolderInUse(`The data folder ${folder} is in use by ${who}; stop it or choose another folder with --data.`)
}

/**
 * Waits until a holder on another machine has sent no heartbeat for {@link STALE_MILLISECONDS}.
 * Throws if it does.
 */
async function refuseLivingHolderElsewhere(folder: string, file: string): Promise<void> {
  const holder = readHolder(file)
  if (holder === undefined || holder.boot === bootId()) return
  const seen = statSync(file).mtimeMs
  const until = performance.now() + STALE_MILLISECONDS
  while (performance.now() < until) {
    await pause(HEARTBEAT_MILLISECONDS / 4)
    if (statSync(file).mtimeMs !== seen) throw inUse(folder, holder)
  }
}

/** Sends a heartbeat. Returns the problem of the lock; `undefined` while this process holds it. */
function beat(file: string, descriptor: number, id: string): string | undefined {
  try {
    const [held, found] = [fstatSync(descriptor), statSync(file)]
    if (held.ino !== found.ino || held.dev !== found.dev) return 'its lock file was replaced'
    if (readHolder(file)?.id !== id) return 'another process took it over'
    const now = new Date()
    futimesSync(descriptor, now, now)
    return undefined
  } catch (error) {
    return `its lock file cannot be used (${codeOf(error)})`
  }
}

function watch(folder: string, file: string, descriptor: number, id: string) {
  let timer: NodeJS.Timeout | undefined
  const lost = new Promise<StartError>((lose) => {
    timer = setInterval(() => {
      const loss = beat(file, descriptor, id)
      if (loss === undefined) return
      clearInterval(timer)
      lose(new StartError(`The data folder ${folder} is no longer this process's own: ${loss}. The process stops.`))
    }, HEARTBEAT_MILLISECONDS)
    timer.unref()
  })
  return { lost, stop: () => clearInterval(timer) }
}

async function take(folder: string): Promise<FolderLock> {
  const file = join(resolve(folder), 'server.lock')
  refuseForeign(resolve(folder))
  makeFolder(resolve(folder))
  // The folder contains password hashes and patients' names: no other user of this machine may read
  // it. This also restricts existing folders.
  chmodSync(folder, 0o700)
  const tryLock = await loadTryLock()
  const descriptor = openSync(file, 'a+', 0o600)
  try {
    if (!tryLock(descriptor, LOCKED_BYTE, 1)) throw inUse(folder, readHolder(file))
    await refuseLivingHolderElsewhere(folder, file)
    const holder: Holder = { id: randomUUID(), pid: process.pid, host: hostname(), boot: bootId() }
    ftruncateSync(descriptor)
    writeSync(descriptor, `${JSON.stringify(holder)}\n`)
    const { lost, stop } = watch(folder, file, descriptor, holder.id)
    return {
      lost,
      release() {
        stop()
        // The file is not deleted: otherwise one process could lock the old file and another
        // process a new one.
        if (beat(file, descriptor, holder.id) === undefined) ftruncateSync(descriptor)
        closeSync(descriptor)
      },
    }
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

/**
 * Locks a data folder for this process. Creates the folder if it is missing, and removes the
 * permissions of other users.
 *
 * @throws FolderInUse when another process holds it, StartError when it has other files or cannot
 * be written; both with one sentence
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  try {
    return await take(folder)
  } catch (error) {
    const reason = codeOf(error)
    if (reason === '') throw error
    throw new StartError(`The data folder ${folder} cannot be written (${reason}).`)
  }
}
