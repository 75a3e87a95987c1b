/** The ten digits of an Indian mobile number: exactly ten, the first of them 6 to 9 (SDK-05). */
const MOBILE = /^[6-9]\d{9}$/

/** Marks without a shape of their own, such as those that messengers put around a number. */
const INVISIBLE = /[\p{Cf}\p{M}]/gu

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint))

/**
 * Replaces the decimal digits of every script (௯, ९, ９ …) by 0 to 9; every other character stays.
 *
 * @param text any text
 */
export function toLatinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0
    // Unicode encodes the digits of a script as a run from 0 to 9; runs may follow each other.
    let start = codePoint
    while (isDigit(start - 1)) start--
    return String((codePoint - start) % 10)
  })
}

/**
 * Formats a phone number for display (SDK-05): a leading `+91` is removed; if exactly ten digits
 * remain they are shown as `+91`, five digits, a hyphen, five digits (`+9198765-43210`). Any other
 * text is returned unchanged.
 *
 * @param phone the number as sent
 */
export function formatPhone(phone: string): string {
  const digits = tenDigits(phone)
  return digits === undefined ? phone : `+91${digits.slice(0, 5)}-${digits.slice(5)}`
}

/** Returns the ten digits of an Indian number as it is sent, with or without `+91`. */
function tenDigits(phone: string): string | undefined {
  const digits = phone.startsWith('+91') ? phone.slice(3) : phone
  return /^[0-9]{10}$/.test(digits) ? digits : undefined
}

/**
 * Returns the address that calls a number: `tel:+919876543210`. A number that is not an Indian one of
 * ten digits is called as it was sent, without spaces and punctuation.
 *
 * @param phone the number as sent, with or without `+91`
 */
export function phoneHref(phone: string): string {
  const digits = tenDigits(phone)
  return `tel:${digits === undefined ? phone.replace(/[^0-9+]/g, '') : `+91${digits}`}`
}

/** An Indian mobile number with its optional prefixes: country code, then trunk prefix. */
const WITH_PREFIX = /^(?:(?:\+|00?)?91)?0?([6-9]\d{9})$/

/**
 * Parses a typed or pasted mobile number. Allowed are the prefixes `tel:`, `+91`, `0091`, `91` and `0`,
 * spaces and punctuation, the digits of any script, and invisible marks.
 *
 * @returns the ten digits, or `null` if it is not one Indian mobile number
 */
export function parsePhone(text: string): string | null {
  const compact = toLatinDigits(text)
    .replace(INVISIBLE, '')
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\p{P}\u2212]/gu, '')
    .replace(/^[\uFF0B\uFE62]/, '+')
  return WITH_PREFIX.exec(compact)?.[1] ?? null
}

/**
 * Returns whether the text is exactly ten digits, the first of them 6, 7, 8 or
 * 9. Requirement SDK-05.
 */
export function isMobileNumber(text: string): boolean {
  return MOBILE.test(text)
}
