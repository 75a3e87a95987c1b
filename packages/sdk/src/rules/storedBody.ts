import { storedText } from '../formats/storedText.ts'

/** Fields that are compared by their hash: another form would be another password. */
const SECRETS = new Set(['password', 'newPassword', 'confirmPassword'])

/**
 * Returns a JSON body with every text in the form in which texts are stored, so that two spellings
 * of one name are equal in the database and in a search. Passwords stay as they are.
 */
export function storedBody(value: unknown): unknown {
  if (typeof value === 'string') return storedText(value)
  if (Array.isArray(value)) return value.map(storedBody)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRETS.has(name) ? inner : storedBody(inner)]),
  )
}
