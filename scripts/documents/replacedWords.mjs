import { proseOf, titlesOf } from './citations.mjs'

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
  [/\banew\b/gi, 'again'],
  [/\bgot lost\b/gi, 'is lost, unknown outcome'],
]

/** @type {readonly [RegExp, string][]} the same for words that are replaced in test titles only */
const REPLACED_IN_TITLES = [
  [/\bwhoever\b/gi, 'the doctor, the caller'],
  [/\b(?:is|are) said\b|: said\b/gi, 'shows, reports'],
  [/\bsays so\b/gi, 'shows a message'],
  [/\b(?:is|are) told\b(?! apart)/gi, 'gets an error, is notified'],
  [/\bstands?\b(?! (?:for|in)\b)/gi, 'is, is shown'],
  [/\btyped is lost\b/gi, 'keeps the input'],
  [/\b(?:takes?|taking|took) (?:\w+ ){1,2}back\b/gi, 'undoes'],
  [/\b(?:a|the) readings?\b|\breadings? (?:that|once|of)\b/gi, 'query, list'],
  [/\bgives? way\b/gi, 'is replaced'],
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
  return [...problemsIn(path, prose, REPLACED), ...problemsIn(path, titlesOf(path, text), REPLACED_IN_TITLES)]
}

/** @param {string} path @param {string} text @param {readonly [RegExp, string][]} replaced */
function problemsIn(path, text, replaced) {
  return replaced.flatMap(([pattern, word]) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }) => `${path}:${text.slice(0, index).split('\n').length} "${found}": write ${word}`,
    ),
  )
}
