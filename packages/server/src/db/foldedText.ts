import { searchedText } from '@nalam/sdk'
import { sql, type SQL } from 'drizzle-orm'

/** The last letter that has another case. */
const LAST_CAPITAL = 0x1_e9_21

/** Characters beyond ASCII that a search reads as another one, or as none, and what it reads. */
function foldedPairs(): { from: string; to: string } {
  const letters: string[] = []
  const dropped: string[] = []
  for (let code = 0x80; code <= LAST_CAPITAL; code += 1) {
    const letter = String.fromCodePoint(code)
    if (!/[\p{Changes_When_Lowercased}\p{Join_Control}\u0307ς]/u.test(letter) || letter.normalize() !== letter) continue
    if (searchedText(letter) === '') dropped.push(`\\${code.toString(16).padStart(4, '0').toUpperCase()}`)
    else letters.push(letter)
  }
  return { from: letters.join('') + dropped.join(''), to: letters.map(searchedText).join('') }
}

const { from, to } = foldedPairs()

/**
 * Finds a text that may have one of them. Texts in ASCII and in Indian scripts have none, and nor have
 * most marks: to replace letters takes long in a long text.
 */
const MAY_FOLD = String.raw`[\u00C0-\u058F\u10A0-\u10FF\u13A0-\u13FF\u1C80-\u1FFF\u200C\u200D\u2100-\u2DFF\uA640-\uABFF\uFF21-\uFF3A\U00010400-\U0001EFFF]`

/**
 * Returns SQL for a text as `searchedText` of the SDK returns it. What `lower()` does with letters
 * beyond ASCII depends on the locale of the database, so they are listed.
 */
export const foldedText = (text: SQL): SQL<string> => {
  const lower = sql`lower((${text}) collate "C")`
  return sql`case when (${text}) ~ ${sql.raw(`'${MAY_FOLD}'`)} then translate(${lower}, ${sql.raw(`U&'${from}'`)}, ${sql.raw(`U&'${to}'`)}) else ${lower} end`
}
