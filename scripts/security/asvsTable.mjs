import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anchorsOf } from '../documents/markdown.mjs'

/** @typedef {{ number: string, level: string, state: string, how: string, evidence: string[] }} Row */

/** What a row can say, and the word for it in the table. */
const STATES = /** @type {Record<string, string>} */ ({
  met: 'met',
  deployment: 'by whoever runs it',
  deviation: '**not met**',
  'not here': 'does not apply',
})

/** @param {string} text tab-separated, with a line of titles @returns {string[][]} */
const cells = (text) =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/**
 * @param {string} place `path`, `path#heading` of a document, or `path » words` that a test's text has
 * @param {string} root @returns {string | undefined} what is wrong with it
 */
function problemWith(place, root) {
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

/** @param {string} place @returns {string} a link */
function link(place) {
  const [target = '', words] = place.split(' » ')
  const name = words ?? target.replace(/^docs\//, '').replace(/^(?:security|architecture)\.md#/, '')
  return `[${name.replaceAll('|', '\\|')}](${target})`
}

/**
 * Makes the table of SECURITY.md and says what is missing.
 * @param {string} tsv rows: number, state, how, evidence (separated by " ; ")
 * @param {string} applicable rows: number, level, where it applies
 * @param {string} root where the evidence lies
 * @returns {{ table: string, problems: string[], summary: string }}
 */
export function asvsTable(tsv, applicable, root) {
  const problems = []
  const levels = new Map(cells(applicable).map(([number = '', level = '']) => [number, level]))
  /** @type {Map<string, Row>} */
  const rows = new Map()
  for (const [number = '', state = '', how = '', evidence = ''] of cells(tsv)) {
    const places = evidence.split(' ; ').filter(Boolean)
    if (rows.has(number)) problems.push(`${number} stands twice`)
    if (!(state in STATES)) problems.push(`${number}: "${state}" is no state`)
    if (!how) problems.push(`${number} does not say how`)
    if (places.length === 0) problems.push(`${number} shows nothing`)
    for (const place of places) {
      const wrong = problemWith(place, root)
      if (wrong) problems.push(`${number}: ${wrong}`)
    }
    const level = levels.get(number)
    if (level === undefined) problems.push(`${number} is none of those that apply`)
    rows.set(number, { number, level: level ?? '', state, how, evidence: places })
  }
  for (const number of levels.keys()) if (!rows.has(number)) problems.push(`${number} applies and has no row`)
  const lines = [...levels.keys()].flatMap((number) => {
    const row = rows.get(number)
    return row
      ? [
          `| ${number} | ${row.level} | ${STATES[row.state] ?? row.state} | ${row.how} | ${row.evidence.map(link).join(', ')} |`,
        ]
      : []
  })
  const count = (/** @type {string} */ state) => [...rows.values()].filter((row) => row.state === state).length
  return {
    table: ['| requirement | level | | how | shown by |', '|---|---|---|---|---|', ...lines].join('\n'),
    problems,
    summary: `${rows.size} requirements: ${count('met')} met, ${count('deployment')} by whoever runs it, ${count('deviation')} not met, ${count('not here')} do not apply`,
  }
}
