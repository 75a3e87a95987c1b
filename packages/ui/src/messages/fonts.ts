import type { Language } from './languages.ts'

/** A letter of each script of a page. English waits for no font: its fallback has the same widths. */
const LETTERS: Readonly<Record<Language, string>> = { en: '', ta: 'Aஅ', hi: 'Aअ' }

/**
 * Fetches the fonts of a language. A host that awaits it before the first render, for as long as it
 * waits for data, shows no text that changes its font.
 *
 * @param fonts `document.fonts` of the page
 */
export async function loadFonts(fonts: FontFaceSet, language: Language): Promise<void> {
  const load = (weight: number) => fonts.load(`${weight} 1em Mukta, 'Mukta Malar'`, LETTERS[language])
  await Promise.allSettled([400, 500, 600].map(load))
}

/** Letters of a script that have different widths in every font that has them. */
const WIDTHS: Readonly<Record<Language, readonly string[]>> = { en: [], ta: ['அ', 'ர', 'ணை'], hi: ['अ', 'र', 'क्ष'] }

/** No character: a font without a letter shows the same box for both. */
const UNASSIGNED = '\u0378'

/**
 * Returns whether the device has a font of its own for the script of a language. Without one, a text
 * would be boxes until ours is there.
 */
export function hasDeviceFont(page: Document, language: Language): boolean {
  const context = page.createElement('canvas').getContext('2d')
  if (!context) return true
  context.font = '40px sans-serif'
  const widthOf = (text: string) => context.measureText(text).width
  const box = widthOf(UNASSIGNED)
  // Two signs of a cluster without a glyph are two boxes.
  const isBox = (letters: string) => Math.abs(widthOf(letters) - box * Array.from(letters).length) < 0.01
  return language === 'en' || !WIDTHS[language].every(isBox)
}

/**
 * Keeps the device's font on this page where ours is late: a text that changes its font moves what
 * is below it. The next visit has our font. Where the device has none, the text changes.
 */
export function keepShownFonts(page: Document, language: Language): void {
  if (language === 'en' || !hasDeviceFont(page, language)) return
  for (const font of page.fonts)
    if (font.status === 'loading' && font.family.includes('Mukta')) font.display = 'optional'
}

/**
 * Keeps the device's Latin font on this page, likewise, where ours comes later than 100 ms after its
 * first use. For a page that most people see once; call it before the first render.
 */
export function keepLatinFonts(fonts: FontFaceSet): void {
  for (const font of fonts)
    if (font.family.includes('Mukta') && /U\+0+-0*FF\b/i.test(font.unicodeRange)) font.display = 'optional'
}
