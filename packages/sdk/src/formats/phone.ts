/** The ten digits of an Indian mobile number: exactly ten, the first of them 6 to 9 (SDK-05). */
const MOBILE = /^[6-9]\d{9}$/

/**
 * Digit zero of each supported script: Tamil, Devanagari, Telugu, Kannada, Malayalam, Bengali,
 * Gujarati, Gurmukhi.
 */
const SCRIPT_ZEROS = [0x0be6, 0x0966, 0x0c66, 0x0ce6, 0x0d66, 0x09e6, 0x0ae6, 0x0a66]

/**
 * Replaces the digits of Indian scripts (௯, ९ …) by 0 to 9; every other character stays.
 *
 * @param text any text
 */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0
    const zero = SCRIPT_ZEROS.find((start) => codePoint >= start && codePoint <= start + 9)
    return zero === undefined ? digit : String(codePoint - zero)
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
  const digits = phone.startsWith('+91') ? phone.slice(3) : phone
  return /^[0-9]{10}$/.test(digits) ? `+91${digits.slice(0, 5)}-${digits.slice(5)}` : phone
}

/**
 * Parses a typed or pasted mobile number. Allowed are the prefixes `+91`, `0091`, `91` and `0`,
 * spaces, hyphens, dots and brackets, and digits of Indian scripts.
 *
 * @returns the ten digits, or `null` if it is not an Indian mobile number
 */
export function parsePhone(text: string): string | null {
  const compact = toLatinDigits(text).replace(/[\s().\-\u2010-\u2015]/gu, '')
  const digits = compact.replace(/^(?:\+91|0091|91(?=\d{10}$)|0)/, '')
  return MOBILE.test(digits) ? digits : null
}

/**
 * Returns whether the text is exactly ten digits, the first of them 6, 7, 8 or
 * 9. Requirement SDK-05.
 */
export function isMobileNumber(text: string): boolean {
  return MOBILE.test(text)
}
