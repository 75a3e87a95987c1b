import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Hundredths of a second, as Linux counts processor time in `/proc`. */
const TICK_MICROSECONDS = 10_000

/** The fields of `/proc/<pid>/stat` from the state on; none for a process that ended in the meantime. */
function statusFields(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return []
    throw error
  }
}

/** The ids of a process and of its children, itself first. */
export function processAndChildren(root: string): string[] {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== root)
  return [root, ...others.filter((pid) => statusFields(pid)[1] === root)]
}

/**
 * Processor time that a process, its living children, and those that have ended have taken so far, in microseconds.
 *
 * @param root its pid
 * @returns not a number where the system does not tell
 */
export function processorTimeOf(root: string): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN
  let ticks = 0
  for (const pid of processAndChildren(root)) {
    const [, , ...fields] = statusFields(pid)
    ticks += Number(fields[9]) + Number(fields[10])
    if (pid === root) ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks * TICK_MICROSECONDS
}
