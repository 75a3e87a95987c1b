/**
 * Tokens that Fluent does not have: canvas, card borders, text colours, the four statuses, the
 * kolam, the sizes of the layout.
 */
export interface OwnTokens {
  canvas: string
  card: string
  cardLine: string
  ink2: string
  ink3: string
  /** Current link, hovered and focused row. */
  tint: string
  tintStrong: string
  brandInk: string
  fieldLine: string
  mutedCard: string
  avatarTint: string
  avatarInk: string
  gold: string
  kolamLine: string
  pictureTop: string
  pictureBottom: string
  pictureInk: string
  pictureInk2: string
  pictureLine: string
  pictureGold: string
  pendingInk: string
  pendingTint: string
  confirmedInk: string
  confirmedTint: string
  declinedInk: string
  declinedTint: string
  rescheduleInk: string
  rescheduleTint: string
  sampleInk: string
  sampleTint: string
  skeleton: string
  scrim: string
}

export const lightOwnTokens: OwnTokens = {
  canvas: '#f6f8f8',
  card: '#ffffff',
  cardLine: '#e1e8e9',
  ink2: '#4b5c5f',
  ink3: '#5c6c6f',
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
  sampleInk: '#4b5c5f',
  sampleTint: '#eef2f2',
  skeleton: '#e6ecec',
  scrim: 'rgba(2, 20, 22, 0.45)',
}

export const darkOwnTokens: OwnTokens = {
  canvas: '#0f1718',
  card: '#162122',
  cardLine: '#2b3739',
  ink2: '#c3cfd0',
  ink3: '#9aaaac',
  tint: '#13343a',
  tintStrong: '#174650',
  brandInk: '#6bb8c1',
  fieldLine: '#7f9194',
  mutedCard: '#1b2728',
  avatarTint: '#b4dade',
  avatarInk: '#083a3f',
  gold: '#e0a54a',
  kolamLine: '#58a9b2',
  pictureTop: '#0a4a52',
  pictureBottom: '#072527',
  pictureInk: '#f2fafa',
  pictureInk2: '#b4dade',
  pictureLine: '#2f8993',
  pictureGold: '#e0a54a',
  pendingInk: '#8ec2f7',
  pendingTint: '#12304e',
  confirmedInk: '#8fd6a5',
  confirmedTint: '#123a20',
  declinedInk: '#f2a6a9',
  declinedTint: '#4a1c1f',
  rescheduleInk: '#f3c777',
  rescheduleTint: '#432f0c',
  sampleInk: '#c3cfd0',
  sampleTint: '#253234',
  skeleton: '#253234',
  scrim: 'rgba(0, 0, 0, 0.6)',
}

export const highContrastOwnTokens: OwnTokens = {
  canvas: '#000000',
  card: '#000000',
  cardLine: '#ffffff',
  ink2: '#ffffff',
  ink3: '#ffffff',
  tint: '#1a1a1a',
  tintStrong: '#333333',
  brandInk: '#ffff00',
  fieldLine: '#ffffff',
  mutedCard: '#1a1a1a',
  avatarTint: '#ffffff',
  avatarInk: '#000000',
  gold: '#ffff00',
  kolamLine: '#ffffff',
  pictureTop: '#000000',
  pictureBottom: '#000000',
  pictureInk: '#ffffff',
  pictureInk2: '#ffffff',
  pictureLine: '#ffffff',
  pictureGold: '#ffff00',
  pendingInk: '#9fd0ff',
  pendingTint: '#000000',
  confirmedInk: '#8fffa8',
  confirmedTint: '#000000',
  declinedInk: '#ffb3b5',
  declinedTint: '#000000',
  rescheduleInk: '#ffd98a',
  rescheduleTint: '#000000',
  sampleInk: '#ffffff',
  sampleTint: '#000000',
  skeleton: '#4d4d4d',
  scrim: 'rgba(0, 0, 0, 0.8)',
}

/** The system colours, for forced-colors mode (Windows high contrast). */
export const forcedOwnTokens: OwnTokens = {
  canvas: 'Canvas',
  card: 'Canvas',
  cardLine: 'CanvasText',
  ink2: 'CanvasText',
  ink3: 'CanvasText',
  tint: 'Canvas',
  tintStrong: 'Canvas',
  brandInk: 'LinkText',
  fieldLine: 'CanvasText',
  mutedCard: 'Canvas',
  avatarTint: 'Canvas',
  avatarInk: 'CanvasText',
  gold: 'CanvasText',
  kolamLine: 'CanvasText',
  pictureTop: 'Canvas',
  pictureBottom: 'Canvas',
  pictureInk: 'CanvasText',
  pictureInk2: 'CanvasText',
  pictureLine: 'CanvasText',
  pictureGold: 'CanvasText',
  pendingInk: 'CanvasText',
  pendingTint: 'Canvas',
  confirmedInk: 'CanvasText',
  confirmedTint: 'Canvas',
  declinedInk: 'CanvasText',
  declinedTint: 'Canvas',
  rescheduleInk: 'CanvasText',
  rescheduleTint: 'Canvas',
  sampleInk: 'CanvasText',
  sampleTint: 'Canvas',
  skeleton: 'GrayText',
  scrim: 'Canvas',
}

/** Returns the name of the custom property of an own token. */
export function customProperty(token: string): string {
  return `--nalam-${token.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`
}
