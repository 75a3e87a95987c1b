import { proseOf } from './citations.mjs'

/** @type {readonly [RegExp, string][]} a replaced word and its standard term (AGENTS.md, Words) */
const REPLACED = [
  [/\bdeeds?\b/gi, 'action'],
  [/\bbones?\b/gi, 'skeleton'],
  [/\bkept trees?\b/gi, 'accessibility snapshot'],
  [/\bfetched ahead\b/gi, 'prefetched'],
  [/\bmended\b/gi, 'fixed'],
  [/\btaken back\b/gi, 'undone, rolled back'],
  [/\b(?:lost answers?|answers? (?:that |which )?(?:got |was |were )?lost)\b/gi, 'unknown outcome, lost response'],
  [/\b(?:a|the|no|one|further|double|second) press(?!ed|ing)\b/gi, 'click, tap, key press'],
  [/\b(?:a|the|its|success|error) notice\b/gi, 'toast (component), message (text)'],
  [/\bweaknesses\b/gi, 'vulnerabilities'],
]

/**
 * Finds words that the project has replaced by the field's standard term.
 * @param {string} path the file, from the root
 * @param {string} text its content
 * @returns {string[]} one line per problem
 */
export function replacedWordProblems(path, text) {
  // Code spans of a document may contain replaced words.
  const prose = path.endsWith('.md') ? text.replaceAll(/`[^`\n]*`/g, '') : proseOf(path, text)
  return REPLACED.flatMap(([pattern, word]) =>
    [...prose.matchAll(pattern)].map(
      ({ 0: found, index }) => `${path}:${prose.slice(0, index).split('\n').length} "${found}": write ${word}`,
    ),
  )
}
