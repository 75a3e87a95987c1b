/** What stands before a name and is none, without its full stop. */
const TITLES = new Set(
  `mr mrs ms miss mx master baby dr doctor prof professor er adv fr sr rev capt col maj gen hon
  sri shri smt srimati shrimati kumari kum thiru tmt thirumathi selvi selvan haji
  திரு திருமதி செல்வி செல்வன் டாக்டர் டாக் மரு மருத்துவர் பேரா பேராசிரியர் குமாரி ஸ்ரீ ஸ்ரீமதி பேபி மாஸ்டர்
  श्री श्रीमती श्रीमान सुश्री कुमारी कु डॉ डॉक्टर डा डाक्टर प्रो प्रोफ़ेसर प्रोफेसर मास्टर बेबी`.split(/\s+/u),
)

/** The titles of a doctor. */
const DOCTOR = /^(?:dr|doctor|டாக்டர்|டாக்|மரு|மருத்துவர்|डॉ|डॉक्टर|डा|डाक्टर)(?:\.\s*|\s+)/iu

/** A title that a doctor's own one does not precede. */
const PROFESSOR = /^(?:prof|professor|பேரா|பேராசிரியர்|प्रो|प्रोफ़ेसर|प्रोफेसर)(?:\.|\s)/iu

/** Names of Latin letters, as initials in Tamil and Devanagari; those that are one letter are not here. */
const LETTERS = new Set(
  `எஃப் எப் எச் ஹெச் எல் எம் என் கியூ க்யூ ஆர் எஸ் டபிள்யூ டபுள்யூ எக்ஸ் ஒய் இசட்
  एफ एफ़ एच आई एल एम एन क्यू आर एस डब्ल्यू डब्लू एक्स वाई ज़ेड जेड`.split(/\s+/u),
)

/** What relates a name to that of somebody else: "Baby of Lakshmi", "B/O Lakshmi". */
const RELATION = /^(?:of|[bdswc]\/o)$/iu

/** The longest word before a full stop that is an abbreviation. */
const LONGEST_ABBREVIATION = 4

const DEFAULT_TITLE = 'Dr.'
const TITLE_IN: Readonly<Record<string, string>> = { ta: 'டாக்டர்', hi: 'डॉ.' }

const lengthOf = (word: string) => [...new Intl.Segmenter().segment(word)].length

/** Returns whether a word, without its full stop, is an initial, or several. */
function isInitial(word: string, isAllCapitals: boolean): boolean {
  if (lengthOf(word) === 1 || LETTERS.has(word)) return true
  // `SK Ravi`; but `OM PRAKASH`, where all is in capitals.
  return /^\p{Lu}{2,3}$/u.test(word) && (!isAllCapitals || !/[AEIOU]/u.test(word))
}

/**
 * Returns the name by which a patient is greeted: the first word that is neither a title nor an
 * initial, in Latin, Tamil or Devanagari script. In South India the initial of the father's name stands first.
 *
 * `R. Anitha Selvam` → `Anitha`, `Mrs. K Meena` → `Meena`, `திரு. எஸ். முருகன்` → `முருகன்`
 *
 * @returns an empty text if there is no such word: then greet without a name
 */
export function firstName(name: string): string {
  const isAllCapitals = !/\p{Ll}/u.test(name)
  for (const [found] of name.normalize('NFC').matchAll(/[^\s.,()]+\.?/gu)) {
    const word = found.replace(/\.$/u, '')
    if (RELATION.test(word)) return ''
    const isAbbreviation = found !== word && lengthOf(word) <= LONGEST_ABBREVIATION
    const isName =
      /\p{L}/u.test(word) && !isAbbreviation && !TITLES.has(word.toLowerCase()) && !isInitial(word, isAllCapitals)
    if (isName) return word
  }
  return ''
}

/** Returns a doctor's name without the title, which doctors write in three scripts. */
export function withoutTitle(name: string): string {
  const rest = name.trim().replace(DOCTOR, '')
  return rest === name.trim() ? rest : withoutTitle(rest)
}

/**
 * Returns a doctor's name with one title, in a language: `Meena Raghavan` and `Dr Meena Raghavan` →
 * `Dr. Meena Raghavan`, in Tamil `டாக்டர் Meena Raghavan`. A professor keeps that title.
 *
 * @param language `en`, `ta` or `hi`
 */
export function doctorName(name: string, language: string): string {
  const rest = withoutTitle(name)
  return PROFESSOR.test(rest) ? rest : `${TITLE_IN[language] ?? DEFAULT_TITLE} ${rest}`
}
