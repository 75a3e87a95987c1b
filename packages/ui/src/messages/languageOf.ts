const SCRIPTS = [
  ['ta', /\p{Script=Tamil}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['en', /\p{Script=Latin}/u],
] as const

/**
 * The language in which to speak a name, by its script: for a `lang` attribute.
 *
 * @returns undefined for other scripts and for digits
 */
export function languageOf(name: string): 'en' | 'ta' | 'hi' | undefined {
  return SCRIPTS.find(([, script]) => script.test(name))?.[0]
}
