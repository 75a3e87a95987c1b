import { isMobileNumber, parsePhone, toLatinDigits } from '../formats/phone.ts'
import type { ValidationMessageId } from './messages.ts'

/** Length of a one-time code (AUTH-02). */
export const CODE_LENGTH = 6

/** Digits of a mobile number (AUTH-02). */
export const MOBILE_LENGTH = 10

/** Parts of the password rule, so that a form can show which ones are not met yet. */
export type PasswordRule = 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special'

const PASSWORD_RULES: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= 8,
  uppercase: (password) => /[A-Z]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => /[@$!%*?&]/.test(password),
}

/** Password rules in the order in which a form shows them (AUTH-02). */
export const PASSWORD_RULE_ORDER: readonly PasswordRule[] = ['length', 'uppercase', 'lowercase', 'digit', 'special']

/** Returns the rules that a password does not meet; empty if it meets all. */
export function unmetPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULE_ORDER.filter((rule) => !PASSWORD_RULES[rule](password))
}

/**
 * Validates a password; the same rule at registration, login and reset. Requirement AUTH-02.
 *
 * @returns the message's id, or `null` if it is valid
 */
export function passwordProblem(password: string): ValidationMessageId | null {
  if (password === '') return 'validation.password.required'
  const unmet = unmetPasswordRules(password)
  if (unmet.includes('length')) return 'validation.password.tooShort'
  return unmet.length > 0 ? 'validation.password.composition' : null
}

/**
 * Validates a doctor's name: 2 to 50 characters, Unicode letters with their combining marks,
 * zero-width joiners and spaces only, so that Tamil and Hindi names are valid (AUTH-02, D2). Characters are code points.
 *
 * @param name without spaces around it
 */
export function doctorNameProblem(name: string): ValidationMessageId | null {
  const length = Array.from(name).length
  if (length === 0) return 'validation.name.required'
  if (length < 2) return 'validation.name.tooShort'
  if (length > 50) return 'validation.name.tooLong'
  return /^[\p{L}\p{M}\p{Join_Control} ]+$/u.test(name) ? null : 'validation.name.letters'
}

/** Validates a mobile number: exactly ten digits, the first of them 6, 7, 8 or 9 (AUTH-02). */
export function mobileProblem(mobile: string): ValidationMessageId | null {
  if (mobile === '') return 'validation.mobile.required'
  if (!/^[0-9]{10}$/.test(mobile)) return 'validation.mobile.digits'
  return isMobileNumber(mobile) ? null : 'validation.mobile.firstDigit'
}

/** Validates a one-time code: exactly six digits (AUTH-02). */
export function codeProblem(code: string): ValidationMessageId | null {
  return /^[0-9]{6}$/.test(code) ? null : 'validation.code.incomplete'
}

/**
 * Filters a text typed or pasted into the name field: removes every character that is not a letter
 * (with its combining marks and joiners) nor whitespace, such as digits (AUTH-02). Whitespace of any kind
 * becomes a plain space, because the rule allows spaces.
 */
export function filterDoctorName(text: string): string {
  return text.replace(/\s/gu, ' ').replace(/[^\p{L}\p{M}\p{Join_Control} ]/gu, '')
}

const digitsOf = (text: string) => toLatinDigits(text).replace(/[^0-9]/g, '')

/**
 * Filters a text typed or pasted into the mobile field. What {@link parsePhone} can read becomes
 * its ten digits (`+91 98765 43210`, `098765-43210`). While typing, digits only and at most ten
 * remain (AUTH-02). A pasted text from which ten digits would have to be chosen is kept, so that
 * {@link mobileProblem} refuses it: more than ten digits, the number of another country, digits
 * with words between them.
 *
 * @param text the text of the field
 * @param previous the text before one character was typed; absent for any other change
 */
export function filterMobileNumber(text: string, previous?: string): string {
  const digits = digitsOf(text)
  if (previous !== undefined) return typedMobileNumber(digits, previous)
  // The texts before, between and after the digits.
  const [before = '', ...after] = text.split(/\p{Nd}/u)
  const sign = after.length > 0 && /[+\uFF0B\uFE62]/.test(before) ? '+' : ''
  const isDivided = digits.length >= MOBILE_LENGTH && after.slice(0, -1).some((part) => /\p{L}/u.test(part))
  if (isDivided) return text.trim()
  return parsePhone(sign + digits) ?? (sign + digits).replace(/^\+91/, '')
}

// The prefix of a number that is typed with one is recognized at its eleventh digit.
function typedMobileNumber(digits: string, previous: string): string {
  if (digits.length <= MOBILE_LENGTH) return digits
  const number = parsePhone(digits) ?? digits.replace(/^(?:0{0,2}91)?0?(?=[6-9])/, '')
  return number.length <= MOBILE_LENGTH ? number : previous
}

/**
 * Filters a text typed or pasted into a code field: digits only, at most six (AUTH-02). Of a longer
 * text, the code is the only number of six digits in it (`482913`, `482-913`, `4 8 2 9 1 3`).
 *
 * @param text the text of the field, or a pasted text
 * @param previous returned if the text has more than six digits and not exactly one code
 */
export function filterCode(text: string, previous = ''): string {
  const digits = digitsOf(text)
  return digits.length <= CODE_LENGTH ? digits : (codeIn(toLatinDigits(text)) ?? previous)
}

const SEPARATOR = '[ \\u00A0\\p{Pd}]'
/** Digits with at most one separator between them: a number, which a code must not be part of. */
const NUMBERS = new RegExp(`\\d+(?:${SEPARATOR}?\\d+)*`, 'gu')
const DIVIDED_CODE = new RegExp(`^(?:\\d{3}${SEPARATOR}\\d{3}|\\d(?:${SEPARATOR}\\d){5})$`, 'u')

function codeIn(text: string): string | undefined {
  const numbers = text.match(NUMBERS) ?? []
  const whole = numbers.filter((number) => /^\d{6}$/.test(number))
  const codes = new Set((whole[0] ? whole : numbers.filter((number) => DIVIDED_CODE.test(number))).map(digitsOf))
  const [code] = codes
  return codes.size === 1 ? code : undefined
}
