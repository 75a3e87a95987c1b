/**
 * Zero-width joiners. They shape letters of Indian scripts; two spellings of a name may differ only
 * in them.
 */
const JOINERS = /\p{Join_Control}/gu

/**
 * Returns a text in the one form in which it is stored: composed characters (NFC). Letters such as
 * the Hindi ड़, which NFC decomposes, have one form too.
 */
export const storedText = (text: string): string => text.normalize('NFC')

/** Returns a text as a search compares it: stored form, lower case, without zero-width joiners. */
export const searchedText = (text: string): string => storedText(text).replace(JOINERS, '').toLowerCase()

/** Anything that is seen: no space, control character, joiner, variation selector or filler. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Returns a text without the spaces around it; an empty text if nothing of it can be seen. A required
 * text of invisible characters only, such as U+200B or U+FE0F, is missing.
 */
export const visibleText = (text: string): string => (VISIBLE.test(text) ? text.trim() : '')
