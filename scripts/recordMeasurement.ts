import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', 'reports', 'measurements')

/**
 * Returns a page with one section replaced; a section that the page lacks becomes its last one.
 *
 * @param page Markdown whose sections begin with `## `
 * @param name heading of the section
 * @param text the section without its heading; its own headings begin with `### `
 */
export function withSection(page: string, name: string, text: string): string {
  const section = `## ${name}\n\n${text.trim()}\n`
  const parts = page.split(/^(?=## )/m).map((part) => `${part.trimEnd()}\n`)
  const at = parts.findIndex((part) => part.startsWith(`## ${name}\n`))
  return (at < 0 ? [...parts, section] : parts.with(at, section)).join('\n')
}

/**
 * Writes a section into a page of reports/measurements; the rest of the page stays. The figures that
 * others read are in docs/measurements.md.
 *
 * @param page a package, or the repository
 */
export function recordMeasurement(
  page: 'sdk' | 'ui' | 'portal' | 'server' | 'repository',
  name: string,
  text: string,
): void {
  const file = join(FOLDER, `${page}.md`)
  mkdirSync(FOLDER, { recursive: true })
  const before = existsSync(file) ? readFileSync(file, 'utf8') : `# Measurements: ${page}\n`
  writeFileSync(file, withSection(before, name, text))
}
