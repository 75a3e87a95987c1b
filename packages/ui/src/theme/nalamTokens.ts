// Literals instead of computed values, so that Griffel's ahead-of-time compilation can read them. A
// test compares them with the tokens.
import type { OwnTokens } from './ownTokens.ts'

type TokenReference<Name extends string> = `var(--nalam-${Name})`

/**
 * The product's own tokens as references to custom properties, for styles beside Fluent's `tokens`.
 */
export const nalamTokens = {
  canvas: 'var(--nalam-canvas)',
  card: 'var(--nalam-card)',
  cardLine: 'var(--nalam-card-line)',
  ink2: 'var(--nalam-ink-2)',
  ink3: 'var(--nalam-ink-3)',
  tint: 'var(--nalam-tint)',
  tintStrong: 'var(--nalam-tint-strong)',
  brandInk: 'var(--nalam-brand-ink)',
  fieldLine: 'var(--nalam-field-line)',
  mutedCard: 'var(--nalam-muted-card)',
  avatarTint: 'var(--nalam-avatar-tint)',
  avatarInk: 'var(--nalam-avatar-ink)',
  gold: 'var(--nalam-gold)',
  kolamLine: 'var(--nalam-kolam-line)',
  pictureTop: 'var(--nalam-picture-top)',
  pictureBottom: 'var(--nalam-picture-bottom)',
  pictureInk: 'var(--nalam-picture-ink)',
  pictureInk2: 'var(--nalam-picture-ink-2)',
  pictureLine: 'var(--nalam-picture-line)',
  pictureGold: 'var(--nalam-picture-gold)',
  pendingInk: 'var(--nalam-pending-ink)',
  pendingTint: 'var(--nalam-pending-tint)',
  confirmedInk: 'var(--nalam-confirmed-ink)',
  confirmedTint: 'var(--nalam-confirmed-tint)',
  declinedInk: 'var(--nalam-declined-ink)',
  declinedTint: 'var(--nalam-declined-tint)',
  rescheduleInk: 'var(--nalam-reschedule-ink)',
  rescheduleTint: 'var(--nalam-reschedule-tint)',
  sampleInk: 'var(--nalam-sample-ink)',
  sampleTint: 'var(--nalam-sample-tint)',
  skeleton: 'var(--nalam-skeleton)',
  scrim: 'var(--nalam-scrim)',
  /** 40 px comfortable, 36 px compact (never under 40 on touch screens). */
  controlHeight: 'var(--nalam-control-height)',
  /** 48 px comfortable, 36 px compact. */
  rowHeight: 'var(--nalam-row-height)',
  /**
   * Below the hint or error of a field, before the next element: 10 px comfortable, 6 px compact.
   */
  fieldGap: 'var(--nalam-field-gap)',
  pagePaddingBlock: 'var(--nalam-page-padding-block)',
  pagePaddingInline: 'var(--nalam-page-padding-inline)',
  sidebarWidth: 'var(--nalam-sidebar-width)',
  contentWidth: 'var(--nalam-content-width)',
  labelSize: 'var(--nalam-label-size)',
  labelLine: 'var(--nalam-label-line)',
  easing: 'var(--nalam-easing)',
  /** 100, 150, 200 ms; zero with reduced motion. */
  motionFast: 'var(--nalam-motion-fast)',
  motionNormal: 'var(--nalam-motion-normal)',
  motionSlow: 'var(--nalam-motion-slow)',
} as const satisfies Record<keyof OwnTokens, TokenReference<string>> & Record<string, TokenReference<string>>

/** Below these widths (border box of the viewport) the layout changes: phone, tablet, wide. */
export const breakpoints = { phone: '640px', tablet: '900px' } as const
export const media = {
  phone: '@media (max-width: 639.98px)',
  tablet: '@media (min-width: 640px) and (max-width: 899.98px)',
  tabletDown: '@media (max-width: 899.98px)',
  tabletUp: '@media (min-width: 900px)',
  /** Bars are not sticky: a phone in landscape, or a zoomed window. */
  low: '@media (max-height: 559.98px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const
