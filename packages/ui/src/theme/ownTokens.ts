import type { Theme } from '@fluentui/react-components'

/**
 * Tokens that Fluent does not have: canvas, card borders, text colours, the four statuses, the
 * kolam.
 */
export const lightOwnTokens = {
  canvas: '#f6f8f8',
  card: '#ffffff',
  cardLine: '#e1e8e9',
  ink2: '#4b5c5f',
  ink3: '#5c6c6f',
  /** Current link, hovered and focused row. */
  tint: '#eef7f8',
  tintStrong: '#d9eef0',
  brandInk: '#0c6b75',
  fieldLine: '#7b8c8f',
  mutedCard: '#eef2f2',
  avatarTint: '#b4dade',
  avatarInk: '#083a3f',
  gold: '#d98a1f',
  kolamLine: '#0c6b75',
  pictureTop: '#0a616a',
  pictureBottom: '#083a3f',
  pictureInk: '#f2fafa',
  pictureInk2: '#b4dade',
  pictureLine: '#2f8993',
  pictureGold: '#e0a54a',
  pendingInk: '#0f5ba7',
  pendingTint: '#e6f0fb',
  confirmedInk: '#1b6b34',
  confirmedTint: '#e7f4ea',
  declinedInk: '#a4262c',
  declinedTint: '#fbe9e9',
  rescheduleInk: '#8a5300',
  rescheduleTint: '#fdf1dc',
  /** The last step of what destroys something, and its text. */
  danger: '#a4262c',
  onDanger: '#ffffff',
  sampleInk: '#4b5c5f',
  sampleTint: '#eef2f2',
  skeleton: '#e6ecec',
  scrim: 'rgba(2, 20, 22, 0.45)',
}

/** The same tokens with the colours of a theme. */
export type OwnTokens = Record<keyof typeof lightOwnTokens, string>

const GROUNDS = /canvas|card$|tint|scrim|onDanger|picture(?:Top|Bottom)/i

/** Returns the own tokens in two colours, so that every text can be read on every ground. */
export const inTwoColors = (ground: string, ink: string) =>
  Object.fromEntries(Object.keys(lightOwnTokens).map((name) => [name, GROUNDS.test(name) ? ground : ink])) as OwnTokens

/** Returns the name of the custom property of an own token. */
export function customProperty(token: string): string {
  return `--nalam-${token.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`
}

/**
 * Returns our own tokens under the names of their custom properties: a FluentProvider sets every
 * entry of a theme as a custom property.
 */
export const named = (own: OwnTokens) =>
  Object.fromEntries(Object.entries(own).map(([name, value]) => [customProperty(name).slice(2), value]))

/** Our own tokens as the colours that the user chose in the system, for forced-colors mode. */
export const forcedColors: Partial<Theme> = named({
  ...inTwoColors('Canvas', 'CanvasText'),
  brandInk: 'LinkText',
  skeleton: 'GrayText',
})
