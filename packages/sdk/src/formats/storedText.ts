/**
 * Zero-width joiners. They shape letters of Indian scripts; two spellings of a name may differ only
 * in them.
 */
const JOINERS = /\p{Join_Control}/gu

/** What turns the direction of the text after it, also outside of the text that it is part of. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/gu

/** Unicode's own line ends, which browsers show as a space and files count as another line. */
const LINE_ENDS = /[\u2028\u2029]/gu

/**
 * Returns a text in the one form in which it is stored: composed characters (NFC), no direction
 * controls, and one kind of line end. Letters such as the Hindi ड़, which NFC decomposes, have one
 * form too.
 */
export const storedText = (text: string): string =>
  text.normalize('NFC').replace(DIRECTIONS, '').replace(LINE_ENDS, '\n')

/** The dot that stays of a dotted capital (İ) in lower case. */
const DOT_ABOVE = /\u0307/gu

/**
 * Returns a text as a search compares it: stored form, lower case, without zero-width joiners. The
 * same in every locale, and for a letter wherever it stands (the Greek Σ has another form at the end
 * of a word).
 */
export const searchedText = (text: string): string =>
  storedText(text).replace(JOINERS, '').toLowerCase().replace(DOT_ABOVE, '').replaceAll('ς', 'σ')

/** Anything that is seen: no space, control character, joiner, variation selector or filler. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Control characters other than tabs and line ends; they are never seen, and move a terminal's cursor. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/**
 * Returns a text without the spaces around it and without control characters; an empty text if
 * nothing of it can be seen. A required text of invisible characters only, such as U+200B or U+FE0F,
 * is missing.
 */
export const visibleText = (text: string): string => (VISIBLE.test(text) ? text.replace(CONTROLS, '').trim() : '')

/**
 * Returns a name, or another text of one line, in its stored form: as {@link visibleText}, with single
 * spaces in place of line breaks and control characters.
 */
export const lineText = (text: string): string => visibleText(storedText(text).replace(/[\s\p{Cc}]+/gu, ' '))
