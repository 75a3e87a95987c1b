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

/**
 * Keeps the device's font on this page where ours is late: a text that changes its font moves what
 * is below it. The next visit has our font.
 */
export function keepShownFonts(fonts: FontFaceSet, language: Language): void {
  if (language === 'en') return
  for (const font of fonts) if (font.status === 'loading') font.display = 'optional'
}
