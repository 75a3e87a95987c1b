import { PRODUCT_NAME } from '@nalam/sdk'
import { LOCAL_WORDS } from './localWords.ts'

// Loaded with the first password that is set: the list is half a megabyte.
let listed: Promise<ReadonlyMap<string, number>> | undefined

async function readList(): Promise<ReadonlyMap<string, number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Map(dictionary['passwords-common'].map((password, index) => [password, index + 1]))
}

/** Words whose place in the list is up to here are refused with anything but letters around them, too: `Welcome@1`. */
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

/** From the first letter to the last. */
function letters(text: string): string {
  const places = [...text.matchAll(/\p{L}/gu)]
  const [first, last] = [places[0], places.at(-1)]
  return first === undefined || last === undefined ? '' : text.slice(first.index, last.index + last[0].length)
}

/** Words of this place and this doctor: what is left of a password without them has to be worth something. */
function wordsOf(personal: readonly string[]): string[] {
  return (
    [PRODUCT_NAME, 'doctor', 'clinic', 'hospital', 'admin', ...personal]
      // The domain of an address says nothing about the doctor.
      .flatMap((text) => (text.split('@')[0] ?? '').toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
      .filter((word) => word.length >= 4)
  )
}

/**
 * Whether a password is among the first that a guesser would try (ASVS 5.0 V6.2.4, V6.2.11, V6.2.12): one of some 49,000 known
 * from breaches, also with signs for letters; one of the thousand commonest words, a place, a time or a name of India with digits
 * or signs around it; or a word of the product or of the doctor with fewer than three letters beside it.
 *
 * @param personal what is known of the doctor: e-mail, name, mobile number
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
