// Writes src/theme/fonts/language-names-*.woff2: the glyphs of the names of other languages, so that
// the sign-in page shows them on a device that has no font of the script. The whole fonts have 130
// kB. Run: pnpm --filter @nalam/ui generate:language-names
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { LANGUAGE_NAMES } from '../src/messages/languages.ts'

const FONTS = {
  ta: 'mukta-malar/files/mukta-malar-tamil-400-normal.woff2',
  hi: 'mukta/files/mukta-devanagari-400-normal.woff2',
} as const
const folder = join(import.meta.dirname, '..')

for (const language of ['ta', 'hi'] as const) {
  const whole = readFileSync(join(folder, 'node_modules', '@fontsource', FONTS[language]))
  const subset = await subsetFont(whole, LANGUAGE_NAMES[language], { targetFormat: 'woff2' })
  writeFileSync(join(folder, 'src', 'theme', 'fonts', `language-names-${language}.woff2`), subset)
}
