/** Spreadsheets detect UTF-8 only with this mark; without it Tamil names are garbled. */
const BYTE_ORDER_MARK = '\uFEFF'

// Text that a spreadsheet reads as a formula, also after blanks and in full-width characters.
const FORMULA = /^[\s\u00A0]*[=+\-@|%＝＋－＠]/u

// Text that a spreadsheet would change into another number: it drops leading zeros, rounds after 15
// digits, and reads `5e12` as a power of ten.
const CHANGED_NUMBER = /^(?:0\d+|\d{16,}|\d+e\d+)$/i

/** Formats one cell: never a formula (BOOK-11), never another number, quoted if necessary. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const isChanged = typeof value === 'string' && (FORMULA.test(text) || CHANGED_NUMBER.test(text.trim()))
  const safe = isChanged ? `'${text}` : text
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats lines as CSV (RFC 4180). Objects and lists are JSON; what is missing is empty. */
export const csvLines = (lines: readonly (readonly unknown[])[]): string =>
  lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')

/** Returns the beginning of a CSV file for spreadsheets (D15): its mark and the line of headings. */
export const csvHead = (headings: readonly string[]): string => BYTE_ORDER_MARK + csvLines([headings])
