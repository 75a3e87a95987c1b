import { LANGUAGE_NAMES, LANGUAGES } from '../../src/messages/languages.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)))

/**
 * Returns the names of months and weekdays in all languages and lengths, alone and inside a date.
 */
function calendarNames(): string[] {
  const names = LANGUAGES.flatMap((language) =>
    (['long', 'short', 'narrow'] as const).flatMap((length) => [
      ...[{ month: length }, { month: length, day: 'numeric' } as const].flatMap((options) => {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        return MONTHS.map((date) => format.formatToParts(date).find(({ type }) => type === 'month')?.value)
      }),
      ...WEEKDAYS.map((date) => new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(date)),
    ]),
  )
  return [...new Set(names.filter((name) => name !== undefined))]
}

/**
 * Words that are not in a catalogue: the product, language names in their own script, AM and PM
 * after a time, the sample figure.
 */
const NAMES = ['nalam', ...Object.values(LANGUAGE_NAMES), ...calendarNames()]
const FIGURES = /(?<=\d )[AP]M(?!\p{L})|(?<!\p{L})50K(?!\p{L})/gu

function wholeWords(words: readonly string[]): RegExp {
  const escaped = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${escaped.join('|')})(?![\p{L}\p{M}])`, 'gu')
}

/**
 * Finds texts that do not come from the catalogue, in a story in the pseudo language, whose texts
 * are in brackets.
 *
 * @param texts all visible and spoken texts
 * @param data the strings that the story shows in any language
 * @returns the texts in which a letter remains after brackets, data, dates and times are removed
 */
export function literalTexts(texts: readonly string[], data: readonly string[]): string[] {
  const known = wholeWords([...NAMES, ...data.filter((text) => /\p{L}/u.test(text))])
  return texts.filter((text) => {
    // A part of a name that is split by script.
    if (text.length > 1 && data.some((value) => value.includes(text))) return false
    let rest = text
    for (let before = ''; before !== rest;) {
      before = rest
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '')
    }
    // A catalogue text that is split by an element inside it.
    rest = rest.replace(/⟦[^⟦⟧]*$/, '').replace(/^[^⟦⟧]*⟧/, '')
    return /\p{L}/u.test(rest.replace(known, '').replace(FIGURES, ''))
  })
}
