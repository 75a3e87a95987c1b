import { PRODUCT_NAME } from '@nalam/sdk'
import { createElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { brand as peacock } from './brand.ts'
import { brandTokens } from './brandTokens.ts'
import { contrast, fromOklch, toOklch } from './colors.ts'
import type { Product } from './product.ts'

export interface NalamThemeOptions {
  /** The colour of buttons, links and the current place, as `#rrggbb`. */
  brand: string
  /** In place of the mark, in the sidebar and on the sign-in pages. It decorates: the name stands beside it. */
  logo?: ReactNode
  productName?: string
  /** For a Content-Security-Policy that asks for one. */
  nonce?: string
}

/** A brand that could not be used as it was given. */
export interface BrandCorrection {
  /** `#rrggbb` as it was given, and the contrast of white text on it. */
  given: string
  givenContrast: number
  /** `#rrggbb` that is used in its place: the same hue, darker. */
  used: string
  usedContrast: number
}

/** What `NalamProvider` takes as `theme`. */
export interface NalamTheme {
  /** The class that carries the brand, beside those of appearance and density. */
  className: string
  /** Its rules as text, for a host that serves them in a file of its own: `{ ...theme, styles: undefined }`. */
  css: string
  /** A style element with them, which the provider renders. */
  styles: ReactElement | undefined
  product: Product
  /** Undefined where the brand is used as it was given. */
  correction: BrandCorrection | undefined
}

/** WCAG AA for text: white on the brand, and the brand on cards and on the tint of the current place. */
const LEAST_CONTRAST = 4.5
const TINT = peacock[160]
const OWN = toOklch(peacock[80])

/** The colour of our ramp in the hue of another brand. `isScaled`: light colours stay lighter than the brand, dark ones darker. */
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

/** The brand itself where it can be read, else the nearest darker colour of its hue that can. */
function readable(brand: string): string {
  const color = toOklch(brand)
  let used = brand
  for (let { lightness } = color; !isReadable(used); lightness -= 0.005) {
    // Less light carries less colour: the hue would turn where a screen cannot show it.
    used = fromOklch({ ...color, lightness, chroma: (color.chroma * lightness) / color.lightness })
  }
  return used
}

function rules(
  selector: string,
  tokens: Readonly<Record<string, string>>,
  recolor: (color: string, name: string) => string,
): string {
  const declarations = Object.entries(tokens).map(([name, color]) => `${name}:${recolor(color, name)}`)
  return `${selector}{${declarations.join(';')}}`
}

/**
 * The theme of another brand, for `NalamProvider`. Status colours, greys and the high-contrast theme stay. A brand on which white
 * text has less than 4.5:1 is darkened until it has; `correction` says so.
 * @throws TypeError where `brand` is not `#rrggbb`
 */
export function createNalamTheme({ brand, logo, productName = PRODUCT_NAME, nonce }: NalamThemeOptions): NalamTheme {
  const given = brand.toLowerCase()
  const used = readable(given)
  const className = `nalam-brand-${used.slice(1)}`
  // Pictures and avatars bring ink and ground of their own, which stay as far apart as ours are.
  const inLight = (color: string, name: string) => recolored(color, used, !/picture|avatar/.test(name))
  const light = rules(`.${className}.nalam-light`, brandTokens.light, inLight)
  // Dark fills carry dark text: there the lightness of our own ramp is kept, whatever the brand's is.
  const inDark = (color: string) => recolored(color, fromOklch({ ...toOklch(used), lightness: OWN.lightness }), false)
  const dark = rules(`.${className}.nalam-dark`, brandTokens.dark, inDark)
  const css = `${light}@media not print{${dark}}`
  return {
    className,
    css,
    styles: createElement('style', { nonce }, css),
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
