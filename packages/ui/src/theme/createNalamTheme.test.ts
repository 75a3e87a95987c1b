import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AppShell } from '../components/AppShell/AppShell.tsx'
import { Logo } from '../components/Kolam/Logo.tsx'
import { NalamProvider } from '../components/NalamProvider/NalamProvider.tsx'
import { BASE_HREFS } from '../fixtures/hrefs.ts'
import { contrast, fromOklch, toOklch } from './colors.ts'
import { createNalamTheme } from './createNalamTheme.ts'
import { darkTheme, lightTheme } from './themes.ts'

const HUES = Array.from({ length: 24 }, (_, index) => (index / 24) * 2 * Math.PI)
const BRANDS = HUES.flatMap((hue) => [
  fromOklch({ lightness: 0.25, chroma: 0.08, hue }),
  fromOklch({ lightness: 0.45, chroma: 0.18, hue }),
  fromOklch({ lightness: 0.75, chroma: 0.14, hue }),
])

/** Pairs of text (or icon) colour and background. */
const LIGHT_PAIRS = [
  ['colorBrandBackground', '#ffffff'],
  ['colorBrandBackgroundHover', '#ffffff'],
  ['colorBrandBackgroundPressed', '#ffffff'],
  ['nalam-brand-ink', '#ffffff'],
  ['nalam-brand-ink', '#f6f8f8'],
  ['nalam-brand-ink', 'nalam-tint'],
  ['colorBrandForegroundLinkHover', '#ffffff'],
  ['nalam-avatar-ink', 'nalam-avatar-tint'],
  ['nalam-picture-ink-2', 'nalam-picture-top'],
  ['nalam-picture-ink-2', 'nalam-picture-bottom'],
] as const
const DARK_PAIRS = [
  ['colorBrandBackground', '#06191b'],
  ['colorBrandBackgroundHover', '#06191b'],
  ['colorBrandBackgroundPressed', '#06191b'],
  ['nalam-brand-ink', '#162122'],
  ['nalam-brand-ink', '#0f1718'],
  ['nalam-brand-ink', 'nalam-tint'],
  ['nalam-avatar-ink', 'nalam-avatar-tint'],
  ['nalam-picture-ink-2', 'nalam-picture-top'],
] as const

describe('colours', () => {
  it.each(['#0c6b75', '#ffffff', '#000000', '#d98a1f', '#7b1fa2'])('%s is itself after OKLCH and back', (color) => {
    expect(fromOklch(toOklch(color))).toBe(color)
  })

  it('black on white has 21:1, a colour on itself 1:1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#0c6b75', '#0c6b75')).toBe(1)
  })
})

describe('createNalamTheme', () => {
  it('our own brand is our own theme', () => {
    const { light, dark, correction } = createNalamTheme({ brand: '#0C6B75' })
    expect(correction).toBeUndefined()
    for (const [theme, own] of [
      [light, lightTheme],
      [dark, darkTheme],
    ] as const) {
      const others = Object.entries(theme).filter(([name, value]) => {
        const ours: unknown = Reflect.get(own, name)
        return value !== ours && contrast(String(value), String(ours)) > 1.02
      })
      expect(others).toEqual([])
    }
  })

  it.each(BRANDS)('%s: text reads at 4.5:1 in light and dark, whatever was given', (brand) => {
    const themes = createNalamTheme({ brand })
    for (const [appearance, pairs] of [
      ['light', LIGHT_PAIRS],
      ['dark', DARK_PAIRS],
    ] as const) {
      const colorOf = (name: string) => (name.startsWith('#') ? name : String(Reflect.get(themes[appearance], name)))
      const faint = pairs.filter(([ink, ground]) => contrast(colorOf(ink), colorOf(ground)) < 4.5)
      expect({ appearance, faint }).toEqual({ appearance, faint: [] })
    }
  })

  it('a brand that carries white text is used as it is', () => {
    const { light, correction } = createNalamTheme({ brand: '#7b1fa2' })
    expect(correction).toBeUndefined()
    expect(light.colorBrandBackground).toBe('#7b1fa2')
  })

  it('a brand that is too light is darkened in its own hue, and that is reported', () => {
    const { light, correction } = createNalamTheme({ brand: '#ffb300' })
    expect(correction?.given).toBe('#ffb300')
    expect(correction?.givenContrast).toBeLessThan(2)
    expect(correction?.usedContrast).toBeGreaterThanOrEqual(4.5)
    const used = correction?.used ?? ''
    expect(Math.abs(toOklch(used).hue - toOklch('#ffb300').hue)).toBeLessThan(0.2)
    expect(light).toHaveProperty('nalam-brand-ink', used)
  })

  it.each(['teal', '#abc', '', 'rgb(1, 2, 3)'])('refuses “%s”, which is not #rrggbb', (brand) => {
    expect(() => createNalamTheme({ brand })).toThrow(TypeError)
  })

  it('leaves statuses and greys alone', () => {
    const { light, dark } = createNalamTheme({ brand: '#7b1fa2' })
    const changed = (theme: object, own: object) =>
      Object.entries(theme).flatMap(([name, value]) => (value === Reflect.get(own, name) ? [] : [name]))
    const names = [...changed(light, lightTheme), ...changed(dark, darkTheme)].join(' ')
    expect(names).toContain('colorBrandBackground')
    expect(names).not.toMatch(/pending|confirmed|declined|reschedule|ink-3|canvas|colorPalette|colorStatus/)
  })

  it('gives the provider its name, its logo and its colours', () => {
    const theme = createNalamTheme({
      brand: '#7b1fa2',
      productName: 'Arogya',
      logo: createElement('img', { src: '/arogya.svg', alt: '' }),
    })
    const html = renderToString(
      createElement(
        NalamProvider,
        { theme, appearance: 'light' },
        createElement(AppShell, { hrefs: BASE_HREFS }),
        createElement(Logo),
      ),
    )
    expect(html).toContain('Arogya, go to dashboard')
    expect(html).toContain('<img src="/arogya.svg"')
    // The theme names the font's fallback.
    expect(html.replace(/<style.*?<\/style>/, '')).not.toContain('Nalam')
    expect(html).toMatch(/class="[^"]*nalam-theme nalam-light nalam-comfortable[ "]/)
    expect(html).toContain('--colorBrandBackground: #7b1fa2')
  })
})
