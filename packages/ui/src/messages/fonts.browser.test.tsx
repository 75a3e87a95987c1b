import { expect, it, vi } from 'vitest'
import { hasDeviceFont, keepLatinFonts, keepShownFonts } from './fonts.ts'

/** A page whose device shows a box of this width for each character without a glyph. */
function pageWith(boxWidth: number, widthOf: (text: string) => number): Document {
  const page = document.implementation.createHTMLDocument()
  const context = {
    font: '',
    measureText: (text: string) => ({ width: text === '\u0378' ? boxWidth : widthOf(text) }),
  }
  vi.spyOn(page, 'createElement').mockReturnValue(
    Object.assign(document.createElement('canvas'), { getContext: () => context }),
  )
  return page
}

const boxes = (text: string) => 24 * Array.from(text).length
const glyphs = (text: string) => 24 + 3.5 * Array.from(text).length

it('[U4] tells a device that has only boxes for a script from one that can write it', () => {
  for (const language of ['ta', 'hi'] as const) {
    expect(hasDeviceFont(pageWith(24, boxes), language)).toBe(false)
    expect(hasDeviceFont(pageWith(24, glyphs), language)).toBe(true)
  }
  expect(hasDeviceFont(pageWith(24, boxes), 'en')).toBe(true)
})

it('[U4] agrees with what this browser draws', () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing')
  const drawn = (text: string) => {
    context.clearRect(0, 0, 60, 60)
    context.font = '40px sans-serif'
    context.fillText(text, 4, 46)
    return context.getImageData(0, 0, 60, 60).data.join()
  }
  // Two letters that look the same are boxes. (Some fonts write the number of the letter into it.)
  const differ = drawn('அ') !== drawn('ர') && drawn('அ') !== drawn('\u0378')
  expect(hasDeviceFont(document, 'ta')).toBe(differ)
})

it('[U4] lets a text change from boxes to its letters, however late its font is', () => {
  const font = { family: 'Mukta Malar', status: 'loading', display: 'swap' }
  const withFonts = (page: Document) => Object.defineProperty(page, 'fonts', { value: [font] })
  keepShownFonts(withFonts(pageWith(24, boxes)), 'ta')
  expect(font.display).toBe('swap')
  keepShownFonts(withFonts(pageWith(24, glyphs)), 'ta')
  expect(font.display).toBe('optional')
})

it('[U4] keeps the Latin font of the device where ours is late, and no other', () => {
  const page = document.implementation.createHTMLDocument()
  const frame = document.body.appendChild(document.createElement('iframe'))
  const inside = frame.contentDocument ?? page
  inside.head.append(
    Object.assign(inside.createElement('style'), {
      textContent: `
        @font-face { font-family: 'Mukta'; src: url('latin.woff2'); font-display: swap; unicode-range: U+0000-00FF, U+0131; }
        @font-face { font-family: 'Mukta'; src: url('hindi.woff2'); font-display: swap; unicode-range: U+0900-097F; }
        @font-face { font-family: 'Other'; src: url('other.woff2'); font-display: swap; unicode-range: U+0000-00FF; }`,
    }),
  )
  keepLatinFonts(inside.fonts)
  expect(Array.from(inside.fonts, ({ display }) => display)).toEqual(['optional', 'swap', 'swap'])
  frame.remove()
})
