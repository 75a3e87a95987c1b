import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const packageFolder = resolve(import.meta.dirname, '../..')

/** A server as a process of its own. */
export interface ServerProcess {
  readonly origin: string
  /** Milliseconds from the start of the process until it said that it is ready. */
  readonly readyAfter: number
  readonly process: ChildProcess
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  /** Asks it to stop and gives its exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts `nalam-server serve`; the built file where there is one and it is wanted, otherwise from source.
 *
 * @throws with what the process wrote when it ends before it is ready
 */
export async function startServerProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  built = false,
): Promise<ServerProcess> {
  const main = resolve(packageFolder, built ? 'dist/main.js' : 'src/main.ts')
  if (!existsSync(main)) throw new Error(`${main} is missing; build the server first`)
  const began = performance.now()
  const child = spawn(process.execPath, ['--conditions=@nalam/source', main, 'serve', '--port', '0', ...args], {
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
  // What it writes from now on is read away, so that it never waits for us.
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    origin,
    readyAfter: performance.now() - began,
    process: child,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}
