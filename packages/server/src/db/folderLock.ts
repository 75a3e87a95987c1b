import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../startError.ts'

// PGlite lets two processes into one folder and they silently diverge, so the folder has a lock of its own: a file with
// the holder's pid. A holder that is gone (kill -9, power cut) loses it to the next one.

interface Holder {
  readonly pid: number
  /** When that process started, as the kernel tells it; distinguishes a reused pid. Empty where the system does not tell. */
  readonly started: string
}

const heldHere = new Set<string>()

function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may hold spaces and brackets; the fields after it are counted from its last bracket. Field 22 is the start.
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ESRCH'].includes(errorCode(error))
}

function isAlive({ pid, started }: Holder): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, it is just not ours.
    if (errorCode(error) !== 'EPERM') return false
  }
  const now = startOf(pid)
  return started === '' || now === '' || started === now
}

function readHolder(file: string): Holder | undefined {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').trim().split(' ')
    return { pid: Number(pid), started }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The file appears with its content or not at all, so a lock without a pid was never a lock. */
function tryTake(file: string): boolean {
  const own = `${file}.${process.pid}.new`
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}\n`)
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Moves a dead holder's file away; only one of several processes that try succeeds. */
function clearStale(file: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  const moved = readHolder(aside)
  // Somebody was quicker and what was moved is a live lock: put it back.
  if (moved !== undefined && isAlive(moved)) linkSync(aside, file)
  rmSync(aside, { force: true })
}

/** Node's own recursive mkdir never returns where the system refuses folders with ENOENT, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * Takes a data folder for this process; makes the folder when it is missing.
 *
 * @returns gives the folder back
 * @throws StartError in one sentence when another process holds it or it cannot be written
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock')
  try {
    makeFolder(resolve(folder))
    if (heldHere.has(file))
      throw new StartError(`The data folder ${folder} is in use by this process (${process.pid}).`)
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryTake(file)) {
        heldHere.add(file)
        return () => {
          heldHere.delete(file)
          rmSync(file, { force: true })
        }
      }
      const holder = readHolder(file)
      if (holder !== undefined && isAlive(holder)) {
        throw new StartError(
          `The data folder ${folder} is in use by process ${holder.pid}; stop it or choose another folder with --data.`,
        )
      }
      clearStale(file)
    }
    throw new StartError(`The data folder ${folder} could not be locked.`)
  } catch (error) {
    const reason = errorCode(error)
    if (reason === '') throw error
    throw new StartError(`The data folder ${folder} cannot be written (${reason}).`)
  }
}
