const GROUPS = { color: /^(?:nalam|color)/, type: /^(?:font|lineHeight)/, radius: /^borderRadius/, motion: /^duration/ }

/** Returns a colour of a theme in the sRGB colour space. */
function colorOf(text: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  const decimal = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text)
  const channels = hex?.slice(1).map((each) => parseInt(each, 16)) ?? decimal?.slice(1, 4).map(Number)
  if (!channels) return undefined
  return {
    colorSpace: 'srgb',
    components: channels.map((each) => Number((each / 255).toFixed(4))),
    alpha: Number(decimal?.[4] ?? 1),
    hex: `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`,
  }
}

function tokenOf(name: string, text: string) {
  const [, value, unit] = /^([\d.]+)(px|rem|ms|s)$/.exec(text) ?? []
  if (value) return { $type: unit?.endsWith('s') ? 'duration' : 'dimension', $value: { value: Number(value), unit } }
  if (name.startsWith('fontFamily'))
    return { $type: 'fontFamily', $value: text.split(',').map((family) => family.trim().replaceAll("'", '')) }
  const color = colorOf(text)
  if (color) return { $type: 'color', $value: color }
  throw new Error(`${name}: ${text} has no type of the Design Tokens format`)
}

/** Values of a theme under the names of their custom properties. */
export type Values = Readonly<Record<string, string | number>>

/**
 * Returns what a theme sets differently from Fluent's own theme, as a file of the Design Tokens
 * format (Community Group report 2025.10). A token has the name of its custom property.
 */
export function designTokens(theme: Values, fluent: Values) {
  const own = Object.entries(theme).filter(([name, value]) => value !== fluent[name])
  const groups = Object.entries(GROUPS).map(([group, names]) => [
    group,
    Object.fromEntries(
      own.filter(([name]) => names.test(name)).map(([name, value]) => [name, tokenOf(name, String(value))]),
    ),
  ])
  return Object.fromEntries(groups) as Record<keyof typeof GROUPS, Record<string, ReturnType<typeof tokenOf>>>
}
