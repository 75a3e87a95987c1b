import type { Theme } from '@fluentui/react-components'
import { customProperty, lightOwnTokens } from './ownTokens.ts'

type Tokens = { readonly [Name in keyof Theme]: `var(--${string})` }

// A token is the name of its custom property. Fluent's own object lists all 460 of them, 30 kB in
// every page.
const byName: ProxyHandler<Tokens> = { get: (_, name) => `var(--${String(name)})` }

/** Fluent's tokens as references to custom properties: `tokens.colorNeutralForeground1`. */
export const tokens: Tokens = /* @__PURE__ */ new Proxy({} as Tokens, byName)

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
  phone: '@media (max-width: 639.98px)',
  tablet: '@media (min-width: 640px) and (max-width: 899.98px)',
  tabletDown: '@media (max-width: 899.98px)',
  tabletUp: '@media (min-width: 900px)',
  /** Bars are not sticky: a phone in landscape, or a zoomed window. */
  low: '@media (max-height: 559.98px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const

const sectionSize = { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 }
const pageSize = { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 }
const isTitle = { margin: 0, fontWeight: tokens.fontWeightSemibold } as const

/** The sizes of text with their line heights, to be spread into a style. */
export const textSizes = {
  /** The weight of a heading without the browser's margins, in the size of the text around it. */
  title: isTitle,
  /** 12/16 */
  tiny: { fontSize: tokens.fontSizeBase100, lineHeight: tokens.lineHeightBase100 },
  /** 13/18 */
  small: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  /** 14/20: labels and details. */
  label: { fontSize: nalamTokens.labelSize, lineHeight: nalamTokens.labelLine },
  /** 15/22: running text. */
  body: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  /** 18/26: the heading of a section. */
  sectionTitle: { ...isTitle, ...sectionSize },
  /** 26/34: the heading of a page. */
  pageTitle: { ...isTitle, ...pageSize },
}

/** Text beside or below what it explains: a detail and a note, to be spread into a style. */
export const detailText = { color: nalamTokens.ink2, ...textSizes.label }
export const noteText = { color: nalamTokens.ink3, ...textSizes.small }

/** The look of a card, to be spread into a style: a ground with a line and round corners. */
export const cardLook = {
  border: `1px solid ${nalamTokens.cardLine}`,
  borderRadius: tokens.borderRadiusXLarge,
  backgroundColor: nalamTokens.card,
}

type Side = `${'Block' | 'Inline'}${'Start' | 'End'}`

/** A line at one side of an element, to be spread into a style. */
export const line = (side: Side) => ({
  [`border${side}Width`]: '1px',
  [`border${side}Style`]: 'solid',
  [`border${side}Color`]: nalamTokens.cardLine,
})

/** How the children of an element are placed, to be spread into a style. */
export const layout = {
  row: { display: 'flex', alignItems: 'center' },
  /** A row of a sign and a text that may be longer than a line. */
  top: { display: 'flex', alignItems: 'flex-start' },
  /** A row whose ends are at its edges. */
  between: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  /** A row in the middle of a line of text. */
  inline: { display: 'inline-flex', alignItems: 'center' },
  /** On as many lines as are needed. */
  wrap: { display: 'flex', flexWrap: 'wrap' },
  column: { display: 'flex', flexDirection: 'column' },
  center: { display: 'grid', placeItems: 'center' },
  /** What takes the rest of a row. */
  rest: { flexGrow: 1, minWidth: 0 },
} as const

/** A list without markers, and a button without a look of its own: to be spread into a style. */
export const plainList = { listStyleType: 'none', margin: 0, padding: 0 } as const
export const plainButton = {
  border: 'none',
  backgroundColor: 'transparent',
  fontFamily: 'inherit',
  cursor: 'pointer',
} as const

/** The look of what is chosen or now, and of a number of waiting bookings: to be spread into a style. */
export const onBrand = {
  backgroundColor: tokens.colorBrandBackground,
  color: tokens.colorNeutralForegroundOnBrand,
}
export const countLook = {
  minWidth: '22px',
  paddingInline: '7px',
  borderRadius: '999px',
  textAlign: 'center',
  fontSize: tokens.fontSizeBase200,
  lineHeight: '1.375rem',
  fontWeight: tokens.fontWeightSemibold,
  color: nalamTokens.pendingInk,
  backgroundColor: nalamTokens.pendingTint,
} as const

/** The name of a key in a button, in its colours; hidden on devices without a keyboard. */
export const keyLook = {
  minWidth: '18px',
  border: '1px solid currentColor',
  borderRadius: tokens.borderRadiusSmall,
  fontFamily: 'inherit',
  ...textSizes.tiny,
  '@media (pointer: coarse)': { display: 'none' },
} as const

/** Styles of a text that only assistive technology reads. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
