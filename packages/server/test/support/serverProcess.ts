import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { processorTimeOf } from './processorTimeOf.ts'

const packageFolder = resolve(import.meta.dirname, '../..')

/**
 * The file that a process runs: the built file that `npm test` names, which starts in a fifth of
 * the time; otherwise the source.
 */
export const serverMain = process.env['NALAM_SERVER_MAIN'] ?? resolve(packageFolder, 'src/main.ts')

// In tests the database's WebAssembly code is not optimised: a process runs for seconds, and
// optimising costs 0.8 s of processor time.
export const nodeOptions = [
  '--conditions=@nalam/source',
  ...(process.env['VITEST'] === undefined ? [] : ['--liftoff-only']),
]

/** A server in a separate process. */
export interface ServerProcess {
  readonly origin: string
  /** Milliseconds from the start of the process until it reported that it is ready. */
  readonly readyAfter: number
  /**
   * Milliseconds of processor time until then, which do not depend on other load; NaN if the system
   * does not provide them.
   */
  readonly readyAfterWork: number
  readonly process: ChildProcess
  /** Kills it at once, like a crash. */
  kill(): Promise<void>
  /** Asks it to stop, and returns its exit code. */
  stop(): Promise<number | null>
}

/**
 * Copies the built server, so that a long measurement uses the same file until its end, even if the
 * server is built again.
 *
 * @returns its main file, for {@link startServerProcess}
 * @throws when the server is not built
 */
export function copyBuild(): string {
  const built = resolve(packageFolder, 'dist/main.js')
  if (!existsSync(built)) throw new Error(`${built} is missing; build the server first`)
  // Within the package, because it finds its dependencies and migrations relative to its own path.
  const copy = resolve(packageFolder, `node_modules/.cache/measured-${process.pid}`)
  for (const name of ['dist', 'drizzle']) cpSync(resolve(packageFolder, name), resolve(copy, name), { recursive: true })
  return resolve(copy, 'dist/main.js')
}

/**
 * Starts `nalam-server serve`.
 *
 * @param wrapper a command that starts it, for example `unshare` with its options
 * @throws with the process's output when it ends before it is ready
 */
export async function startServerProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  main = serverMain,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const began = performance.now()
  const command = [process.execPath, ...nodeOptions, main, 'serve', '--port', '0', ...args]
  const [program = '', ...rest] = [...wrapper, ...command]
  const child = spawn(program, rest, {
    cwd: packageFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  const origin = await new Promise<string>((done, fail) => {
    const read = (part: Buffer) => {
      written += part.toString()
      const found = /is ready at (\S+)/.exec(written)?.[1]
      if (found !== undefined) done(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => fail(new Error(written)))
  })
  // Its output is read and discarded from now on, so that it never blocks on a full pipe.
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }
  const readyAfter = performance.now() - began
  return {
    origin,
    readyAfter,
    readyAfterWork: processorTimeOf(String(child.pid)) / 1000,
    process: child,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}
