import { PRODUCT_NAME } from '@nalam/sdk'
import { VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { Refusal } from '../../contract/refusal.ts'
import { TAMIL_NADU_CITIES } from '../lookups/seedLookups.ts'

// Places, times, names and phrases that attackers in India combine with a year or a number. In
// international password lists they rank too low, or are missing.
const WORDS = `
  india bharat hindustan tamilnadu tamil kerala karnataka andhra telangana maharashtra gujarat rajasthan punjab bengal bihar odisha
  assam goa kashmir delhi newdelhi mumbai bombay madras bangalore bengaluru hyderabad kolkata calcutta pune kochi trivandrum
  coimbatore trichy mysore mangalore jaipur lucknow ahmedabad chandigarh bhopal pondicherry puducherry ooty kaveri ganga
  january february march april june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday summer winter spring monsoon diwali deepavali pongal holi onam dussehra navaratri ramzan christmas
  krishna ganesh ganesha murugan shiva sivan vishnu rama sairam saibaba lakshmi saraswati durga kali hanuman balaji saravana jesus
  allah kumar raja rajini vijay ajith thala dhoni sachin virat kohli modi gandhi ambedkar
  iloveindia jaihind namaste vanakkam vandemataram cricket amma appa`

// `T Nagar 600017` without its pincode, as one word.
const LOCAL_WORDS: ReadonlySet<string> = new Set([
  ...WORDS.split(/\s+/),
  ...TAMIL_NADU_CITIES.flatMap(({ name, localities }) => [name, ...localities]).map((entry) =>
    entry.toLowerCase().replace(/[^a-z]/g, ''),
  ),
])

// Loaded when the first password is set: the list is half a megabyte.
let listed: Promise<ReadonlyMap<string, number>> | undefined

async function readList(): Promise<ReadonlyMap<string, number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Map(dictionary['passwords-common'].map((password, index) => [password, index + 1]))
}

/**
 * The first thousand words of the list are also refused with digits or signs around them:
 * `Welcome@1`.
 */
const COMMON_WORDS = 1000

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const withoutLookalikes = (text: string) => text.replace(/[@431!0$57]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** Returns the text from its first letter to its last. */
function letters(text: string): string {
  const places = [...text.matchAll(/\p{L}/gu)]
  const [first, last] = [places[0], places.at(-1)]
  return first === undefined || last === undefined ? '' : text.slice(first.index, last.index + last[0].length)
}

/**
 * Returns the words of the product and of the doctor. They do not count towards a password's
 * strength.
 */
function wordsOf(personal: readonly string[]): string[] {
  return (
    [PRODUCT_NAME, 'doctor', 'clinic', 'hospital', 'admin', ...personal]
      // The domain of an e-mail address does not identify the doctor.
      .flatMap((text) => (text.split('@')[0] ?? '').toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
      .filter((word) => word.length >= 4)
  )
}

/**
 * Returns whether a password is among the first that an attacker would guess (ASVS 5.0 V6.2.4,
 * V6.2.11, V6.2.12): one of about 49,000 breached passwords, also with signs in place of letters;
 * one of the thousand most common words, or an Indian place, time or name, with digits or signs
 * around it; or a word of the product or of the doctor with fewer than three other letters.
 *
 * @param personal data of the doctor: e-mail, name, mobile number
 */
export async function isGuessable(password: string, personal: readonly string[]): Promise<boolean> {
  listed ??= readList()
  const list = await listed
  const lower = password.toLowerCase()
  const plain = withoutLookalikes(lower)
  if (list.has(lower) || list.has(plain)) return true
  const cores = [letters(lower), withoutLookalikes(letters(lower)), letters(plain)]
  if (cores.some((core) => (list.get(core) ?? Infinity) <= COMMON_WORDS || LOCAL_WORDS.has(core))) return true
  return wordsOf(personal).some((word) => {
    if (!lower.includes(word)) return false
    return lower.replaceAll(word, '').replace(/[^\p{L}]/gu, '').length < 3
  })
}

/** Refuses such a password. @param field of the request @throws Refusal 400 */
export async function refuseGuessable(field: string, password: string, personal: readonly string[]): Promise<void> {
  if (await isGuessable(password, personal))
    throw new Refusal('request.invalid', { [field]: VALIDATION_MESSAGES['validation.password.guessable'] })
}
