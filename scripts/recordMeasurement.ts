import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', 'docs', 'measurements')

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
 * Writes a section into a page of docs/measurements; the rest of the page stays.
 *
 * @param page a package, or the repository
 */
export function recordMeasurement(
  page: 'sdk' | 'ui' | 'portal' | 'server' | 'repository',
  name: string,
  text: string,
): void {
  const file = join(FOLDER, `${page}.md`)
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), name, text))
}
