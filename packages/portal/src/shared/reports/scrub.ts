const LONGEST = 300

/**
 * Returns a message without anything that could be personal data: quoted text, addresses, digits,
 * words that are not plain Latin, and capitalised words in mid-sentence, which may be names. The
 * server does the same again.
 */
export function scrub(message: string): string {
  return message
    .slice(0, 2 * LONGEST)
    .replace(/(["'`“‘]).*?(?:["'`”’]|$)/gsu, '…')
    .replace(/\S+@\S+/gu, '…')
    .replace(/\S*\d\S*/gu, '…')
    .replace(/\S*[^\p{ASCII}…]\S*/gu, '…')
    .replace(/(?<=\S\s)\p{Lu}\p{Ll}+/gu, '…')
    .slice(0, LONGEST)
}
