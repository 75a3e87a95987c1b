import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anchorsOf } from '../documents/markdown.ts'

/** States of a row, and their words in the table. */
const STATES: Readonly<Record<string, string>> = {
  met: 'met',
  deployment: 'by the operator',
  deviation: '**not met**',
  'not here': 'does not apply',
}

/** Returns the rows of a tab-separated text, without its header line. */
const cells = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/**
 * Returns the problem of a place, if any: `path`, `path#heading` of a document, or `path » words`
 * that a test contains.
 */
function problemWith(place: string, root: string): string | undefined {
  const [target = '', words] = place.split(' » ')
  const [path = '', anchor] = target.split('#')
  const file = join(root, path)
  if (!existsSync(file)) return `${path} does not exist`
  const text = readFileSync(file, 'utf8')
  if (anchor && !anchorsOf(text).has(anchor)) return `${path} has no heading #${anchor}`
  if (words && !text.includes(words)) return `${path} does not say "${words}"`
  const isTest = /\.(?:test|spec|stories)\.tsx?$/.test(path)
  if (!isTest && !path.endsWith('.md')) return `${path} is neither a test nor a document`
  if (isTest && !words) return `${path}: say which test (» words of its title)`
  return undefined
}

function link(place: string): string {
  const [target = '', words] = place.split(' » ')
  const name = words ?? target.replace(/^docs\//, '').replace(/^(?:security|architecture)\.md#/, '')
  const href = target.startsWith('docs/') ? target.slice('docs/'.length) : `../${target}`
  return `[${name.replaceAll('|', '\\|')}](${href})`
}

/**
 * Creates the table of docs/asvs.md and reports what is missing.
 *
 * @param tsv rows: number, state, how, evidence (separated by " ; ")
 * @param applicable rows: number, level, where it applies
 * @param root where the evidence lies
 */
export function asvsTable(
  tsv: string,
  applicable: string,
  root: string,
): { table: string; problems: string[]; summary: string } {
  const problems: string[] = []
  const levels = new Map(cells(applicable).map(([number = '', level = '']) => [number, level]))
  const lines = new Map<string, string>()
  const count = new Map<string, number>()
  for (const [number = '', state = '', how = '', evidence = ''] of cells(tsv)) {
    const places = evidence.split(' ; ').filter(Boolean)
    const level = levels.get(number)
    if (lines.has(number)) problems.push(`${number} stands twice`)
    if (!(state in STATES)) problems.push(`${number}: "${state}" is no state`)
    if (!how) problems.push(`${number} does not say how`)
    if (places.length === 0) problems.push(`${number} shows nothing`)
    if (level === undefined) problems.push(`${number} is none of those that apply`)
    for (const place of places) {
      const wrong = problemWith(place, root)
      if (wrong) problems.push(`${number}: ${wrong}`)
    }
    lines.set(number, `| ${number} | ${level} | ${STATES[state]} | ${how} | ${places.map(link).join(', ')} |`)
    count.set(state, (count.get(state) ?? 0) + 1)
  }
  for (const number of levels.keys()) if (!lines.has(number)) problems.push(`${number} applies and has no row`)
  const rows = [...levels.keys()].flatMap((number) => lines.get(number) ?? [])
  const counted = [
    `${count.get('met') ?? 0} met`,
    `${count.get('deployment') ?? 0} by the operator`,
    `${count.get('deviation') ?? 0} not met`,
    `${count.get('not here') ?? 0} do not apply`,
  ]
  return {
    table: ['| requirement | level | | how | shown by |', '|---|---|---|---|---|', ...rows].join('\n'),
    problems,
    summary: `${lines.size} requirements: ${counted.join(', ')}`,
  }
}
