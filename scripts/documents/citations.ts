import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * ids: of rules, goals and requirements; decisions: four digits; prefixes: of requirement ids, such
 * as BOOK
 */
export interface Register {
  ids: ReadonlySet<string>
  decisions: ReadonlySet<string>
  prefixes: ReadonlySet<string>
}

/**
 * @param root the repository's root
 * @returns everything that a citation can name
 */
export function readRegister(root: string): Register {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  const first = (found: RegExpStringIterator<RegExpExecArray>) => [...found].map((match) => match[1] ?? '')
  const requirements = first(read('docs/requirements.md').matchAll(/^\| ([A-Z]+-\d\d) \|/gm))
  const rules = first(read('docs/rules.md').matchAll(/^### (D\d+[a-z]?)$/gm))
  const goals = first(read('docs/goals.md').matchAll(/^\| ([A-Z]\d+) \|/gm))
  const folder = join(root, 'docs/decisions')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return {
    ids: new Set([...requirements, ...rules, ...goals]),
    decisions: new Set(files.map((name) => name.slice(0, 4))),
    prefixes: new Set(requirements.map((id) => id.slice(0, id.indexOf('-')))),
  }
}

/** Replaces all but line breaks, so that line numbers stay. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/**
 * Matches comments and test titles. Titles also follow the table of an `it.each(…)` and, in
 * stories, `name:`.
 */
const COMMENTS_AND_TITLES =
  /\/\*[\s\S]*?\*\/|(?<![:'"`\w\\/])\/\/.*$|(?<=\b(?:it|test|describe)(?:\.\w+)*\(\s*|\)\(\s*|^ {2}name: )(?:'[^'\n]*'|`[^`]*`)/gm

/** Replaces everything but the matches, so that line numbers stay. */
function blankExcept(text: string, pattern: RegExp) {
  let result = ''
  let end = 0
  for (const { 0: match, index } of text.matchAll(pattern)) {
    result += blank(text.slice(end, index)) + match
    end = index + match.length
  }
  return result + blank(text.slice(end))
}

/**
 * Returns the prose of a file: comments and test titles of code, the whole text of other files.
 * @returns with unchanged line numbers
 */
export function proseOf(path: string, text: string): string {
  return /\.[cm]?[jt]sx?$/.test(path) ? blankExcept(text, COMMENTS_AND_TITLES) : text
}

/**
 * Finds citations that cannot be resolved in the repository.
 * @param path the file, from the root
 * @param text its content
 * @returns one line per problem
 */
export function citationProblems(path: string, text: string, { ids, decisions, prefixes }: Register): string[] {
  const prose = proseOf(path, text)
  const problems: string[] = []
  const report = (index: number, problem: string) =>
    problems.push(`${path}:${prose.slice(0, index).split('\n').length} ${problem}`)
  for (const { 0: id, index } of prose.matchAll(/(?<![\w.$+#/-])(?:D\d{1,2}[a-z]?|[PKVRSU]\d{1,2})(?![\w.-]*\d|\w)/g)) {
    if (!ids.has(id)) report(index, `${id}: neither a rule of docs/rules.md nor a goal of docs/goals.md`)
  }
  for (const { 0: id, index } of prose.matchAll(/\b[A-Z]+-\d\d\b(?!-)/g)) {
    if (prefixes.has(id.slice(0, -3)) && !ids.has(id)) report(index, `${id}: no requirement of docs/requirements.md`)
  }
  for (const { 1: number = '', index } of prose.matchAll(/\bdecisions?[ /](\d{4})\b/gi)) {
    if (!decisions.has(number)) report(index, `decision ${number}: not in docs/decisions`)
  }
  for (const { 0: section, index } of prose.matchAll(/(?<!\bRFC \d+,? )\bsections? \d[\d.]*/gi)) {
    report(index, `"${section}": of a specification that is not in the repository; cite a requirement or a rule`)
  }
  return problems
}
