import type { ValidationMessageId } from './messages.ts'

/** Domains accepted unless a deployment passes its own list (D2). */
export const DEFAULT_ALLOWED_DOMAINS: readonly string[] = [
  'nalam.example',
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'rediffmail.com',
  'zohomail.in',
  'protonmail.com',
  'gov.in',
  'ac.in',
]

/** Suffixes whose subdomains are accepted too (AUTH-11). */
export const ALLOWED_SUFFIXES: readonly string[] = ['.edu', '.ac.in', '.gov.in']

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** RFC 5321: at most 64 characters before the @ and 254 in all. */
const MAX_LOCAL_PART = 64
const MAX_ADDRESS = 254

function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const wellFormed =
    at > 0 &&
    at <= MAX_LOCAL_PART &&
    email.length <= MAX_ADDRESS &&
    LOCAL_PART.test(email.slice(0, at)) &&
    domain.split('.').every((label) => DOMAIN_LABEL.test(label))
  return wellFormed ? domain.toLowerCase() : null
}

/**
 * Validates an e-mail address at registration: the domain must be in the list, or end in `.edu`,
 * `.ac.in` or `.gov.in` with something before it (AUTH-11, D2). Case is ignored.
 *
 * @param email without spaces around it
 * @returns the message's id, or `null` if it is valid
 */
export function registrationEmailProblem(
  email: string,
  allowedDomains: readonly string[] = DEFAULT_ALLOWED_DOMAINS,
): ValidationMessageId | null {
  if (email === '') return 'validation.email.required'
  const domain = domainOf(email)
  if (domain === null || !domain.includes('.')) return 'validation.email.format'
  return isAllowed(domain, allowedDomains) ? null : 'validation.email.domain'
}

/**
 * Validates an e-mail address at login. Unlike at registration, the bare suffix (`someone@edu`) is
 * accepted too, so the format allows a domain without a dot (D2).
 */
export function loginEmailProblem(
  email: string,
  allowedDomains: readonly string[] = DEFAULT_ALLOWED_DOMAINS,
): ValidationMessageId | null {
  if (email === '') return 'validation.email.required'
  const domain = domainOf(email)
  if (domain === null) return 'validation.email.format'
  const isBareSuffix = ALLOWED_SUFFIXES.some((suffix) => `.${domain}` === suffix)
  return isBareSuffix || isAllowed(domain, allowedDomains) ? null : 'validation.email.domain'
}

function isAllowed(domain: string, allowedDomains: readonly string[]): boolean {
  return (
    allowedDomains.some((allowed) => allowed.toLowerCase() === domain) ||
    ALLOWED_SUFFIXES.some((suffix) => domain.endsWith(suffix) && domain.length > suffix.length)
  )
}

/** Returns whether the text is an address with a dot in its domain; any domain (PROF-08). */
export function isEmailAddress(email: string): boolean {
  return domainOf(email)?.includes('.') ?? false
}
