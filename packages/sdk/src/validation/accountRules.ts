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
 * Validates a doctor's name: 2 to 50 characters, Unicode letters with their combining marks and
 * spaces only, so that Tamil and Hindi names are valid (AUTH-02, D2). Characters are code points.
 *
 * @param name without spaces around it
 */
export function doctorNameProblem(name: string): ValidationMessageId | null {
  const length = Array.from(name).length
  if (length === 0) return 'validation.name.required'
  if (length < 2) return 'validation.name.tooShort'
  if (length > 50) return 'validation.name.tooLong'
  return /^[\p{L}\p{M} ]+$/u.test(name) ? null : 'validation.name.letters'
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
 * (with its combining marks) nor whitespace, such as digits (AUTH-02). Whitespace of any kind
 * becomes a plain space, because the rule allows spaces.
 */
export function filterDoctorName(text: string): string {
  return text.replace(/\s/gu, ' ').replace(/[^\p{L}\p{M} ]/gu, '')
}

/**
 * Filters a text typed or pasted into the mobile field: digits only, at most ten (AUTH-02). A
 * complete number with a prefix (`+91 98765 43210`, `098765-43210`) keeps its ten digits without
 * the prefix; digits of Indian scripts become 0 to 9.
 */
export function filterMobileNumber(text: string): string {
  return (
    parsePhone(text) ??
    toLatinDigits(text)
      .replace(/[^0-9]/g, '')
      .slice(0, MOBILE_LENGTH)
  )
}

/** Filters a text typed or pasted into a code field: digits only, at most six (AUTH-02). */
export function filterCode(text: string): string {
  return toLatinDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_LENGTH)
}
