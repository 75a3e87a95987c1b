import { customProperty, lightOwnTokens } from './ownTokens.ts'

const ownTokens = Object.fromEntries(
  Object.keys(lightOwnTokens).map((name) => [name, `var(${customProperty(name)})`]),
) as { readonly [Name in keyof typeof lightOwnTokens]: `var(--nalam-${string})` }

/**
 * The product's own tokens as references to custom properties, for styles beside Fluent's `tokens`.
 */
export const nalamTokens = {
  ...ownTokens,
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
} as const

/** Below these widths (border box of the viewport) the layout changes: phone, tablet, wide. */
export const breakpoints = { phone: '640px', tablet: '900px' } as const
export const media = {
  phone: '@media (max-width: 39.9988em)',
  tablet: '@media (min-width: 40em) and (max-width: 56.2488em)',
  tabletDown: '@media (max-width: 56.2488em)',
  tabletUp: '@media (min-width: 56.25em)',
  /** Bars are not sticky: a phone in landscape, or a zoomed window. */
  low: '@media (max-height: 559.98px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const
