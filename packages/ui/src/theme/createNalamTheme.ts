import { PRODUCT_NAME } from '@nalam/sdk'
import type { Theme } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { brand as peacock, darkBrand } from './brand.ts'
import { contrast, fromOklch, toOklch } from './colors.ts'
import type { Product } from './product.ts'
import { darkTheme, lightTheme } from './themes.ts'

export interface NalamThemeOptions {
  /** The colour of buttons, links and the current navigation item, as `#rrggbb`. */
  brand: string
  /**
   * Replaces the logo mark in the sidebar and on the sign-in pages. Decorative: the name is shown
   * beside it.
   */
  logo?: ReactNode
  productName?: string
}

/** The correction of a brand colour that could not be used unchanged. */
export interface BrandCorrection {
  /** `#rrggbb` as given, and the contrast of white text on it. */
  given: string
  givenContrast: number
  /** `#rrggbb` as used instead: the same hue, darker. */
  used: string
  usedContrast: number
}

/** The value of `theme` for `NalamProvider`. */
export interface NalamTheme {
  /** The Fluent themes of the brand; high contrast is the same for every brand. */
  light: Theme
  dark: Theme
  product: Product
  /** Undefined if the brand is used as given. */
  correction: BrandCorrection | undefined
}

/**
 * WCAG AA for text: white on the brand, and the brand on cards and on the tint of the current
 * navigation item.
 */
const LEAST_CONTRAST = 4.5
const TINT = peacock[160]
const OWN = toOklch(peacock[80])
const BRAND_COLORS = new Set<unknown>([...Object.values(peacock), ...darkBrand])

/**
 * Returns a colour of our ramp in the hue of another brand. `isScaled`: light colours stay lighter
 * than the brand, dark ones darker.
 */
function recolored(color: string, brand: string, isScaled: boolean): string {
  if (color === peacock[80]) return brand
  const ours = toOklch(color)
  const theirs = toOklch(brand)
  const { lightness } = ours
  const scaled =
    lightness < OWN.lightness
      ? (lightness * theirs.lightness) / OWN.lightness
      : 1 - ((1 - lightness) * (1 - theirs.lightness)) / (1 - OWN.lightness)
  return fromOklch({
    lightness: isScaled ? scaled : lightness,
    chroma: (ours.chroma * theirs.chroma) / OWN.chroma,
    hue: ours.hue + theirs.hue - OWN.hue,
  })
}

const isReadable = (brand: string) =>
  contrast(brand, '#ffffff') >= LEAST_CONTRAST && contrast(brand, recolored(TINT, brand, true)) >= LEAST_CONTRAST

/**
 * Returns the brand colour if it is readable, else the nearest darker colour of its hue that is.
 */
function readable(brand: string): string {
  const color = toOklch(brand)
  let used = brand
  for (let { lightness } = color; !isReadable(used); lightness -= 0.005) {
    // Lower lightness allows less chroma: without the scaling, the hue would shift outside the
    // gamut.
    used = fromOklch({ ...color, lightness, chroma: (color.chroma * lightness) / color.lightness })
  }
  return used
}

/** Returns a theme with other colours in place of those of our brand. */
const recoloredTheme = (theme: Theme, recolor: (color: string, name: string) => string): Theme => ({
  ...theme,
  ...Object.fromEntries(
    Object.entries(theme)
      .filter(([, value]) => BRAND_COLORS.has(value))
      .map(([name, value]) => [name, recolor(String(value), name)]),
  ),
})

/**
 * Creates the theme of another brand, for `NalamProvider`. Status colours, greys and the
 * high-contrast theme stay. A brand colour with a contrast below 4.5:1 is darkened until it is
 * readable; `correction` reports it.
 * @throws TypeError if `brand` is not `#rrggbb`
 */
export function createNalamTheme({ brand, logo, productName = PRODUCT_NAME }: NalamThemeOptions): NalamTheme {
  const given = brand.toLowerCase()
  const used = readable(given)
  return {
    // Pictures and avatars have text and background colours of their own, whose contrast must stay
    // the same.
    light: recoloredTheme(lightTheme, (color, name) => recolored(color, used, !/picture|avatar/.test(name))),
    // Dark fills have dark text: the lightness of our own ramp is kept there, whatever the brand's
    // lightness is.
    dark: recoloredTheme(darkTheme, (color) =>
      recolored(color, fromOklch({ ...toOklch(used), lightness: OWN.lightness }), false),
    ),
    product: { name: productName, logo },
    correction:
      used === given
        ? undefined
        : {
            given,
            givenContrast: contrast(given, '#ffffff'),
            used,
            usedContrast: contrast(used, '#ffffff'),
          },
  }
}
