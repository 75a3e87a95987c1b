/**
 * A colour as OKLCH, in which equal steps look equal: lightness 0 to 1, chroma from 0, hue in
 * radians.
 */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

const HEX = /^#[\da-f]{6}$/i

/** @throws TypeError if it is not `#rrggbb` */
function channelsOf(color: string): [red: number, green: number, blue: number] {
  if (!HEX.test(color)) throw new TypeError(`A colour is written as #rrggbb, not as ${color}`)
  const linear = (at: number) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return [linear(1), linear(3), linear(5)]
}

/** Returns the WCAG relative luminance of `#rrggbb`: 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG contrast of two colours as `#rrggbb`: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** @param color `#rrggbb` */
export function toOklch(color: string): Oklch {
  const [red, green, blue] = channelsOf(color)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** @returns `#rrggbb`; colours outside the gamut are clipped to it */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const hex = (linear: number) => {
    const part = Math.min(1, Math.max(0, linear))
    const written = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
    return Math.round(written * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${hex(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short)}${hex(
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
  )}${hex(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short)}`
}
