import { registerHooks } from 'node:module'
import type { DefaultMessageId } from '@nalam/sdk'
import type { Catalogue } from '@nalam/ui/messages'

// Packages resolve to their sources with a condition that the test runner does not set.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...context.conditions, '@nalam/source'] }),
})
const { LANGUAGES, loadMessages } = await import('@nalam/ui/messages')
const { loadEnglish } = await import('@nalam/ui/testing')
const { defaultMessage } = await import('@nalam/sdk')
const { VALIDATION_MESSAGES } = await import('@nalam/sdk/validation')
const { default: contract } = await import('@nalam/sdk/openapi.json', { with: { type: 'json' } })

export { LANGUAGES }
/** The catalogue of each language. */
export const catalogues = { en: await loadEnglish(), ta: await loadMessages('ta'), hi: await loadMessages('hi') }

// `NALAM_LANGUAGE=ta pnpm e2e` runs the suite in Tamil.
const wanted = process.env['NALAM_LANGUAGE'] ?? 'en'
const found = LANGUAGES.find((known) => known === wanted)
if (!found) throw new Error(`NALAM_LANGUAGE=${wanted} is none of ${LANGUAGES.join(', ')}`)
export const language = found

/**
 * Locale that `Intl` formats dates with. The portal's English has American months, which all have
 * three letters.
 */
export const locale = language === 'en' ? 'en-US' : `${language}-u-nu-latn`

// English texts of the server and the SDK, which the English catalogue does not contain (decision
// D9).
const { ErrorCode, MessageCode } = contract.components.schemas
const spoken: Record<string, string> = { ...ErrorCode['x-texts'], ...MessageCode['x-texts'] }
const isDefault = (id: string): id is DefaultMessageId => !Object.hasOwn(spoken, id)
const ids = Object.keys(catalogues.ta.errors) // all of them: the compiler sees to it
type Words = Omit<Catalogue, 'errors'> & { errors: Partial<Catalogue['errors']> }
const english: Words = {
  ...catalogues.en,
  errors: Object.fromEntries(ids.map((id) => [id, isDefault(id) ? defaultMessage(id) : spoken[id]])),
  validation: VALIDATION_MESSAGES,
}
const complete = { ...catalogues, en: english }
const catalogue = complete[language]

/** Returns every text without parameters, with its path, such as `frame.hello`. */
function textsOf(value: unknown, place: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[place.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...place, key]))
}
const texts = { en: new Map(textsOf(english)), ta: new Map(textsOf(complete.ta)), hi: new Map(textsOf(complete.hi)) }
const shown = texts[language]

function lookUp(label: string): string | undefined {
  const places = [...texts.en].filter(([, text]) => text === label).map(([place]) => place)
  for (const known of LANGUAGES) {
    const found = new Set(places.map((place) => texts[known].get(place)))
    if (found.size !== 1) throw new Error(`“${label}” is ${found.size} texts in ${known}: ${places.join(', ')}`)
  }
  return shown.get(places[0] ?? '')
}

/**
 * Returns a label or message in the suite's language.
 *
 * @param label the full English text, as in the specification
 * @param from selects the message, if it has parameters or if other messages have the same text
 *   only in English
 * @throws in every language, if no message has this English text or several do
 */
export function say(label: string, from?: (words: Words) => string | undefined): string {
  if (from && from(english) !== label) throw new Error(`Not “${label}” but “${from(english)}”`)
  const text = from ? from(catalogue) : lookUp(label)
  if (text === undefined) throw new Error(`“${label}” is missing in ${language}`)
  return text
}
