import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { recordMeasurement } from '../../../scripts/recordMeasurement.ts'

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
 * Writes a section into reports/measurements/server.md, replacing the one with the same name,
 * and prints it.
 */
export function recordSection(name: string, lines: readonly string[]): void {
  const section = `${machine()}\n\n${lines.join('\n')}\n`
  recordMeasurement('server', name, section)
  process.stdout.write(`## ${name}\n\n${section}`)
}
