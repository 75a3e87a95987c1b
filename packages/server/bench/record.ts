import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { dirname, resolve } from 'node:path'

const file = resolve(import.meta.dirname, '../../../docs/measurements/server.md')

const HEAD = `# Measurements of the server

Each section is written by a command (\`pnpm --filter @nalam/server run measure <name>\` or \`run fuzz\`) and is replaced when that command runs
again. Times depend on the machine and its load, so each section states the load average. Counts do not depend on them.
`

/** Returns a percentile of a list of numbers. @param share for example 0.5 for the median */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Formats a number for a table: one decimal below 100, none above. */
export function shown(value: number): string {
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const load = existsSync('/proc/loadavg') ? (readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '?') : '?'
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `${date} UTC, ${availableParallelism()} processors (${model}), load average ${load}, Node ${process.versions.node}`
}

/**
 * Writes a section into docs/measurements/server.md, replacing the one with the same name,
 * and prints it.
 */
export function recordSection(name: string, lines: readonly string[]): void {
  const section = `## ${name}\n\n${machine()}\n\n${lines.join('\n')}\n`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : HEAD
  const [head = HEAD, ...others] = before.split(/\n(?=## )/)
  const remaining = others.filter((other) => !other.startsWith(`## ${name}\n`)).map((other) => other.trimEnd())
  const sections = [...remaining, section.trimEnd()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${[head.trimEnd(), ...sections].join('\n\n')}\n`)
  process.stdout.write(section)
}
