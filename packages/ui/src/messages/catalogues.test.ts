import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadEnglish } from '../testing/loadEnglish.ts'
import { hi } from './hi/index.ts'
import { loadMessages, localeOf, type Language } from './languages.ts'
import { ta } from './ta/index.ts'

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '..')
/** The portal uses texts of this catalogue too. */
const PORTAL = join(SOURCE, '..', '..', 'portal', 'src')

/** Returns every text with its path: `frame.hello`. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
}

const AREAS = await loadEnglish()
const KEYS = leaves(AREAS).map(([path]) => path)
/** The arguments that every text function is called with. */
const VALUES = [1, 2, 3]

function textOf(text: unknown, values: readonly unknown[] = VALUES): string {
  return typeof text === 'function' ? String(Reflect.apply(text, null, [...values])) : String(text)
}

describe('[U3] catalogues', () => {
  it.each([
    ['Tamil', ta, /[\u0B80-\u0BFF]/u],
    ['Hindi', hi, /[\u0900-\u097F]/u],
  ])('%s has every text, in its own script', (_, catalogue, script) => {
    const texts = new Map(leaves(catalogue))
    const missing = KEYS.filter((key) => !texts.has(key))
    expect(missing).toEqual([])
    const foreign = [...texts].filter(([key, text]) => !script.test(textOf(text)) && !LATIN_EVERYWHERE.test(key))
    expect(foreign.map(([key]) => key)).toEqual([])
  })

  it.each([
    ['Tamil', ta],
    ['Hindi', hi],
  ])('%s has no text that English lacks', (_, catalogue) => {
    const known = new Set(KEYS)
    const extra = leaves(catalogue).filter(([key]) => !/^(errors|validation)\./.test(key) && !known.has(key))
    expect(extra.map(([key]) => key)).toEqual([])
  })

  it.each([
    ['Tamil', ta],
    ['Hindi', hi],
  ])('%s uses every value that English uses', (_, catalogue) => {
    const texts = new Map(leaves(catalogue))
    const values = ['71', '72', '73']
    const silent = leaves(AREAS).filter(([key, english]) => {
      if (typeof english !== 'function') return false
      const shown = textOf(texts.get(key), values)
      return values.some((value) => textOf(english, values).includes(value) && !shown.includes(value))
    })
    expect(silent.map(([key]) => key)).toEqual([])
  })

  it('no text of the catalogue is unused', () => {
    const sources = [SOURCE, PORTAL]
      .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name))
      .filter(({ parentPath, name }) => !/messages(?:\/..)?$/.test(parentPath) || name === 'serverText.ts')
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n')
    const unused = KEYS.filter((key) => !CHOSEN_BY_DATA.test(key)).filter(
      (key) => !new RegExp(`[.'"\\s{,]${key.split('.').at(-1)}\\b`).test(sources),
    )
    expect(unused).toEqual([])
  })
})

/**
 * Texts that are the same in every script: numbers, and abbreviations used in English everywhere.
 */
const LATIN_EVERYWHERE =
  /^(choices\.qualifications\.[A-Z]\w{1,3}|pagination\.range|passwordRecovery\.resetPassword\.otp|slots\.(day|until)|availability\.bulk\.left)$/
/** Texts whose keys come from the data: a day, a reason, the rules that a password breaks, a page. */
const CHOSEN_BY_DATA =
  /^(choices|days|decisions\.cancelReasons|pages|settings\.happened|bookingChanges\.leftReasons|passwordField\.rules)\./

it.each(['ta_IN', 'en_US', '', 'xx-1'])('%j is no language of ours: English, and no exception', async (tag) => {
  const language = tag as Language
  expect(localeOf(language)).toBe('en')
  await expect(loadMessages(language)).resolves.toEqual({})
})
