import { LANGUAGE_NAMES } from '../../messages/internal.ts'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../NalamProvider/NalamProvider.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import '../../theme/styles.css'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it.each([
  ['ta', 'Mukta Malar'],
  ['hi', 'Mukta'],
] as const)(
  'the name of %s is written with the product’s glyphs, without a font of the system',
  async (language, whole) => {
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <NalamProvider>
        <LanguageChoice value="en" onValueChange={() => undefined} />
      </NalamProvider>,
    )
    const name = LANGUAGE_NAMES[language]
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeVisible()
    expect(getComputedStyle(button.element()).fontFamily).toMatch(/^"?Nalam Languages/)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('The browser draws nothing')
    const widthIn = async (family: string) => {
      const font = `64px '${family}'`
      expect(await document.fonts.load(font, name)).toHaveLength(1)
      pen.font = font
      return pen.measureText(name).width
    }
    // All glyphs and the rules that join them are in the small font: a missing one changes the width.
    expect(await widthIn('Nalam Languages')).toBeCloseTo(await widthIn(whole), 1)
  },
)
