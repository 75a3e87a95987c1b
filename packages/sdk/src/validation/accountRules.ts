import { isMobileNumber, parsePhone, toLatinDigits } from '../formats/phone.ts'
import type { ValidationMessageId } from './messages.ts'

/** Length of a one-time code (AUTH-02). */
export const CODE_LENGTH = 6

/** Digits of a mobile number (AUTH-02). */
export const MOBILE_LENGTH = 10

/** The parts of the password rule, each on its own, so that a form can show which are still open. */
export type PasswordRule = 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special'

const PASSWORD_RULES: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= 8,
  uppercase: (password) => /[A-Z]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => /[@$!%*?&]/.test(password),
}

/** The password rules in the order in which a form shows them (AUTH-02). */
export const PASSWORD_RULE_ORDER: readonly PasswordRule[] = ['length', 'uppercase', 'lowercase', 'digit', 'special']

/** The rules that a password does not meet yet; empty when it meets all. */
export function unmetPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULE_ORDER.filter((rule) => !PASSWORD_RULES[rule](password))
}

/**
 * What is wrong with a password - the same rule at registration, login and reset. Requirement AUTH-02.
 *
 * @returns the message's id, or `null` when nothing is wrong
 */
export function passwordProblem(password: string): ValidationMessageId | null {
  if (password === '') return 'validation.password.required'
  const unmet = unmetPasswordRules(password)
  if (unmet.includes('length')) return 'validation.password.tooShort'
  return unmet.length > 0 ? 'validation.password.composition' : null
}

/**
 * What is wrong with a doctor's name: 2 to 50 characters, Unicode letters with their combining marks and spaces only, so
 * that Tamil and Hindi names are names (AUTH-02, D2). Characters are code points.
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

/** What is wrong with a mobile number: exactly ten digits, the first of them 6, 7, 8 or 9 (AUTH-02). */
export function mobileProblem(mobile: string): ValidationMessageId | null {
  if (mobile === '') return 'validation.mobile.required'
  if (!/^[0-9]{10}$/.test(mobile)) return 'validation.mobile.digits'
  return isMobileNumber(mobile) ? null : 'validation.mobile.firstDigit'
}

/** What is wrong with a one-time code: exactly six digits (AUTH-02). */
export function codeProblem(code: string): ValidationMessageId | null {
  return /^[0-9]{6}$/.test(code) ? null : 'validation.code.incomplete'
}

/**
 * What remains of a text typed or pasted into the name field: every character that is no letter (with its combining
 * marks) and no whitespace is taken out, digits first of all (AUTH-02). Whitespace of any kind becomes a plain space,
 * because the rule allows spaces.
 */
export function filterDoctorName(text: string): string {
  return text.replace(/\s/gu, ' ').replace(/[^\p{L}\p{M} ]/gu, '')
}

/**
 * What remains of a text typed or pasted into the mobile field: digits only, at most ten (AUTH-02). A whole number
 * pasted with its prefix (`+91 98765 43210`, `098765-43210`) keeps its own ten digits and not the prefix; digits of
 * Indian scripts become 0 to 9.
 */
export function filterMobileNumber(text: string): string {
  return (
    parsePhone(text) ??
    toLatinDigits(text)
      .replace(/[^0-9]/g, '')
      .slice(0, MOBILE_LENGTH)
  )
}

/** What remains of a text typed or pasted into a code field: digits only, at most six (AUTH-02). */
export function filterCode(text: string): string {
  return toLatinDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_LENGTH)
}
