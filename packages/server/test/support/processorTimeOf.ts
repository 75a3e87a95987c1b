import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * Duration of a clock tick of `/proc` in microseconds: Linux reports processor time in hundredths
 * of a second.
 */
const TICK_MICROSECONDS = 10_000

/** Returns the fields of `/proc/<pid>/stat` from the state on; none if the process has ended. */
function statusFields(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return []
    throw error
  }
}

/** Returns the ids of a process and of its children, parent first. */
export function processAndChildren(root: string): string[] {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== root)
  return [root, ...others.filter((pid) => statusFields(pid)[1] === root)]
}

/**
 * Returns the total processor time of a process and its children, living or ended, in microseconds.
 *
 * @param root its pid
 * @returns NaN if the system does not provide it
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
