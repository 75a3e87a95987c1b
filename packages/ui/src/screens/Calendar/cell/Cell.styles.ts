import { layout, nalamTokens, onBrand, textSizes, visuallyHidden } from '../../../theme/internal.ts'
import {
  makeResetStyles,
  makeStyles,
  type GriffelResetStyle,
  type GriffelStyle,
  tokens,
} from '@fluentui/react-components'
import { useMemo } from 'react'

/**
 * Returns a sign drawn with lines on a 16 × 16 field, as a mask. On paper it is a black picture,
 * because viewers of PDF files draw a frame around a mask.
 */
const drawn = (lines: string): GriffelStyle => {
  const picture = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${lines}'/%3E%3C/svg%3E")`
  return {
    '::before': {
      backgroundColor: 'currentColor',
      maskSize: '100%',
      maskRepeat: 'no-repeat',
      maskImage: picture,
      '@media print': {
        backgroundColor: 'transparent',
        backgroundSize: '100%',
        backgroundImage: picture,
        maskImage: 'none',
      },
    },
  }
}

/** Head and shoulders, with room for a mark below on the right. */
const PERSON = 'M6.4 2.5a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 0 1 0-4.8zM2.3 13.3c0-2.7 1.4-3.9 4.1-3.9c.9 0 1.6.1 2.2.4'

/** A piece of a sign on a 14 × 14 field: its fill, position and size in pixels. */
type Piece = readonly [fill: string, x: number, y: number, width: number, height: number]

const bar = 'linear-gradient(currentColor, currentColor)'
/** A line from corner to corner. @param angle perpendicular to the line */
const diagonal = (angle: 45 | 135) =>
  `linear-gradient(${angle}deg, transparent calc(50% - 0.8px), currentColor calc(50% - 0.3px) calc(50% + 0.3px), transparent calc(50% + 0.8px))`
const circle = 'radial-gradient(circle, transparent 4.1px, currentColor 4.6px 5.1px, transparent 5.6px)'
const ring: Piece = [circle, 0, 0, 14, 14]

/**
 * Returns a sign made of gradients: a week paints its most frequent signs in half the time of a
 * mask (P9).
 */
const composed = (...pieces: readonly Piece[]): GriffelStyle => ({
  '::before': {
    backgroundRepeat: 'no-repeat',
    backgroundImage: pieces.map(([fill]) => fill).join(', '),
    backgroundPosition: pieces.map(([, x, y]) => `${x}px ${y}px`).join(', '),
    backgroundSize: pieces.map(([, , , width, height]) => `${width}px ${height}px`).join(', '),
  },
})

/** The three borders other than the bar, which has the colour of the state. */
const edges = (color: string) => ({ borderTopColor: color, borderRightColor: color, borderBottomColor: color })
/** The colour of the sign before the text. */
const sign = (color: string) => ({ '::before': { color } })
/** A state in one ink: borders, bar and sign, on its background. */
const inked = (ink: string, backgroundColor: string) => ({
  backgroundColor,
  ...edges(ink),
  borderLeftColor: ink,
  ...sign(ink),
})
/** A state of a slot that nobody can book. */
const dashed = (ink: string, line: string, backgroundColor: string) => ({
  backgroundColor,
  border: `1px dashed ${line}`,
  color: ink,
})

const ellipsis = { minWidth: 0, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const
/** A sign with its words, which are never cut off. */
const marked = { display: 'inline-flex', alignItems: 'center', flexShrink: 0, whiteSpace: 'nowrap' } as const

const cell = {
  border: '1px solid transparent',
  overflow: 'clip',
  cursor: 'pointer',
  color: tokens.colorNeutralForeground1,
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px', zIndex: 3 },
} satisfies GriffelResetStyle

/** Beside the hours, in a week or a day. */
const inDay = {
  ...cell,
  position: 'absolute',
  borderRadius: tokens.borderRadiusSmall,
  ...textSizes.small,
} satisfies GriffelResetStyle

// One class each: with one for every property, a week takes half as long again to match (P9).
const useWeekClass = makeResetStyles({
  ...inDay,
  insetInline: '3px 4px',
  alignContent: 'center',
  paddingLeft: '9px',
  paddingRight: '6px',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})
const useDayClass = makeResetStyles({
  ...inDay,
  display: 'flex',
  insetInline: '4px 5px',
  paddingLeft: '12px',
  paddingRight: '8px',
})
const useListClass = makeResetStyles({
  ...cell,
  display: 'flex',
  position: 'relative',
  minHeight: '44px',
  width: '100%',
  paddingBlock: '6px',
  paddingLeft: '14px',
  paddingRight: '12px',
  borderRadius: tokens.borderRadiusXLarge,
  ...textSizes.body,
})
/** An empty half hour under the pointer or with the focus. */
const seen = dashed(nalamTokens.brandInk, nalamTokens.brandInk, nalamTokens.tint)

/**
 * Styles of a cell: its state, the same in every layout; its layout; its sign, in a pseudo-element,
 * because an SVG per cell would triple the number of elements of a week.
 */
const useParts = makeStyles({
  // The state: background, borders, bar, and the colour of the sign before the text.
  bar: { borderLeftWidth: '3px' },
  confirmed: {
    backgroundColor: nalamTokens.confirmedTint,
    borderLeftColor: nalamTokens.confirmedInk,
    ...sign(nalamTokens.confirmedInk),
  },
  /** Also of a patient who did not come. */
  offered: {
    backgroundColor: nalamTokens.rescheduleTint,
    borderLeftColor: nalamTokens.rescheduleInk,
    ...sign(nalamTokens.rescheduleInk),
  },
  // Still confirmed: the bar is that of a confirmed booking.
  kept: { borderLeftColor: nalamTokens.confirmedInk },
  // After confirmed, whose kind it has.
  unknown: {
    backgroundColor: nalamTokens.card,
    ...edges(nalamTokens.fieldLine),
    borderLeftColor: nalamTokens.fieldLine,
    ...sign(nalamTokens.ink2),
  },
  pending: inked(nalamTokens.pendingInk, nalamTokens.pendingTint),
  // A wash without a frame: bookings are what is seen first.
  open: {
    backgroundColor: nalamTokens.tint,
    color: nalamTokens.ink2,
    ':hover': { border: `1px dashed ${nalamTokens.brandInk}` },
    ':focus': { border: `1px dashed ${nalamTokens.brandInk}` },
  },
  // Its ground keeps the line of the present minute behind its word.
  off: {
    backgroundColor: nalamTokens.card,
    color: nalamTokens.ink3,
    ':hover': { border: `1px dashed ${nalamTokens.fieldLine}` },
  },
  held: dashed(nalamTokens.rescheduleInk, nalamTokens.rescheduleInk, nalamTokens.card),
  over: { ...inked('transparent', nalamTokens.mutedCard), color: nalamTokens.ink3, ...sign(nalamTokens.ink3) },
  overBar: { borderLeftColor: tokens.colorNeutralStroke1 },
  /** A slot that is over and was not booked. */
  overSlot: { backgroundColor: 'transparent' },
  /** Its sign in a week, where it has no word. */
  dash: {
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '14px',
      insetBlockStart: 'calc(50% - 0.5px)',
      width: '10px',
      height: '1px',
      backgroundColor: nalamTokens.ink3,
    },
  },
  overdue: inked(nalamTokens.rescheduleInk, nalamTokens.card),
  shared: edges(nalamTokens.rescheduleInk),
  next: { outline: `2px solid ${tokens.colorBrandBackground}`, zIndex: 2 },
  selected: { outline: `2px solid ${tokens.colorBrandBackground}`, outlineOffset: '1px', zIndex: 2 },
  // Visible on hover and focus only: an empty week stays quiet.
  empty: {
    border: '1px dashed transparent',
    color: 'transparent',
    fontWeight: tokens.fontWeightMedium,
    ':hover': seen,
    ':focus': seen,
    // There what is transparent has a colour.
    '@media (forced-colors: active)': { opacity: 0, ':hover': { opacity: 1 }, ':focus': { opacity: 1 } },
  },
  isPending: { opacity: 0.6 },

  // Two overlapping cells are side by side.
  first: { insetInlineEnd: 'calc(50% + 1px)' },
  second: { insetInlineStart: 'calc(50% + 1px)' },
  badge: {
    paddingInline: '6px',
    borderRadius: '999px',
    ...onBrand,
    ...textSizes.tiny,
    fontWeight: tokens.fontWeightSemibold,
    flexShrink: 0,
    whiteSpace: 'nowrap',
  },
  /** The name of a patient whose appointment is over. */
  quiet: { fontWeight: tokens.fontWeightMedium },

  signed: {
    paddingLeft: '29px',
    '::before': { position: 'absolute', insetInlineStart: '9px', insetBlockStart: 'calc(50% - 8px)' },
  },
  // The bar is two pixels wider than the border, so the padding is smaller by as much.
  barred: { paddingLeft: '27px', '::before': { insetInlineStart: '7px' } },
  named: { fontWeight: tokens.fontWeightSemibold },
  tall: { alignContent: 'start', paddingTop: '3px', '::before': { insetBlockStart: '4px' } },
  // Only half as wide as other cells: the name may use all lines of the cell.
  laned: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // Text for screen readers in the same line as the visible text: a name is read once, and in its
  // own language.
  spokenInline: { fontSize: 0, lineHeight: 0 },
  // The content at the end of the line is never clipped.
  end: {
    float: 'right',
    ...layout.row,
    columnGap: '4px',
    marginInlineStart: '6px',
    fontSize: '0.75rem',
    fontWeight: tokens.fontWeightRegular,
    '& svg': { width: '14px', height: '14px' },
  },
  marks: { color: nalamTokens.rescheduleInk, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightMedium },
  line: {
    display: 'block',
    position: 'relative',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    marginBlockEnd: '1px',
    paddingInlineStart: '20px',
    '::before': { position: 'absolute', insetInlineStart: 0, insetBlockStart: '1px' },
  },
  pendingLine: sign(nalamTokens.pendingInk),
  confirmedLine: sign(nalamTokens.confirmedInk),
  overdueLine: sign(nalamTokens.rescheduleInk),
  // The word of the status is shown beside the time only if it fits completely.
  times: {
    display: 'block',
    height: '1rem',
    overflow: 'clip',
    whiteSpace: 'normal',
    color: nalamTokens.ink2,
    ...textSizes.tiny,
    fontWeight: tokens.fontWeightRegular,
  },
  whole: { display: 'inline-block', whiteSpace: 'nowrap' },

  content: {
    ...layout.rest,
    ...layout.row,
    columnGap: '8px',
    '& svg': { flexShrink: 0, width: '14px', height: '14px' },
  },
  // Text so large that the name has no room beside the rest.
  row: { '@container (max-width: 15rem)': { flexWrap: 'wrap' } },
  spoken: visuallyHidden,
  // The name is the last to go: with large text the rest of a row shrinks before it, and so much more
  // that less than a pixel of the name goes with it, which would cost its last letter.
  name: { ...ellipsis, flexShrink: 1, fontWeight: tokens.fontWeightSemibold },
  stack: { ...layout.column, alignItems: 'flex-start', minWidth: 0 },
  word: { ...ellipsis, flexGrow: 1 },
  // A row of the list grows with its text.
  wrapped: {
    flexGrow: 1,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '@container (max-width: 15rem)': { flexBasis: '100%' },
  },
  time: {
    flexShrink: 0,
    width: '4.25rem',
    color: nalamTokens.ink3,
    whiteSpace: 'nowrap',
  },
  inherit: { color: 'inherit' },
  phone: {
    ...ellipsis,
    flexShrink: 1e9,
    color: nalamTokens.ink2,
    '@media (max-width: 56.2488em)': { display: 'none' },
  },
  // A badge in a week, and the phone number beside the words about the next patient: below this
  // width they leave no room for the name.
  onlyWide: { '@media (max-width: 84.9988em)': { display: 'none' } },
  note: { ...ellipsis, color: nalamTokens.ink2 },
  warning: { ...marked, columnGap: '4px', color: nalamTokens.rescheduleInk, fontWeight: tokens.fontWeightMedium },
  status: {
    ...marked,
    columnGap: '6px',
    flexShrink: 1e5,
    minWidth: '14px',
    marginInlineStart: 'auto',
    overflow: 'clip',
    ...textSizes.small,
    fontWeight: tokens.fontWeightSemibold,
  },
  statusWord: { ...ellipsis, '@media (max-width: 22.4988em)': { display: 'none' } },
  confirmedInk: { color: nalamTokens.confirmedInk },
  pendingInk: { color: nalamTokens.pendingInk },
  warnInk: { color: nalamTokens.rescheduleInk },
  quietInk: { color: nalamTokens.ink3 },
  nowBadge: {
    backgroundColor: nalamTokens.card,
    color: nalamTokens.brandInk,
    boxShadow: `inset 0 0 0 1px ${nalamTokens.brandInk}`,
  },

  // The sign.
  sign: {
    '::before': { content: '""', width: '14px', height: '14px', printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '::before': { forcedColorAdjust: 'none', color: 'CanvasText' } },
  },
  /** Inline, before a word. */
  inline: { display: 'inline-block', flexShrink: 0, '::before': { display: 'block' } },
  pendingSign: composed(ring, [bar, 6.5, 4, 1, 3.5], [bar, 6.5, 6.5, 3, 1]),
  confirmedSign: composed([diagonal(45), 2.2, 7.1, 3.6, 3.6], [diagonal(135), 4.95, 3.6, 7.1, 7.1]),
  walkInSign: drawn(`${PERSON}M11.7 9.3v4.8M9.3 11.7h4.8`),
  arrivedSign: drawn(`${PERSON}M9.4 12l1.7 1.7l3-3.4`),
  missedSign: drawn(`${PERSON}M9.8 10l4 4M13.8 10l-4 4`),
  seenSign: composed(ring, [diagonal(45), 3.9, 6.9, 2.6, 2.6], [diagonal(135), 5.9, 4.4, 5.1, 5.1]),
  unknownSign: composed(ring),
  heldSign: drawn('M4 2.5h8M4 13.5h8M5 2.5c0 3.2 3 3.8 3 5.5s-3 2.3-3 5.5M11 2.5c0 3.2-3 3.8-3 5.5s3 2.3 3 5.5'),
  offeredSign: drawn(
    'M13.5 7V4.5a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1H7M2.5 6.3h11M5 2v2.5M11 2v2.5M11.3 8.8a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 0 1 0-5.8zM11.3 10.4v1.4h1.1',
  ),
  openSign: composed(ring),
  offSign: composed(ring, [diagonal(45), 3.5, 3.5, 7, 7]),
  emptySign: drawn('M8 3v10M3 8h10'),
  warningSign: drawn('M8 2.6L14 13.4H2zM8 6.6v3.2M8 11.5v.1'),
})

export type CellStyles = ReturnType<typeof useCellStyles>

/** Returns the classes of cells: of each layout, and of the parts and states. */
export function useCellStyles() {
  const parts = useParts()
  const [week, day, list] = [useWeekClass(), useDayClass(), useListClass()]
  return useMemo(() => ({ ...parts, week, day, list }), [parts, week, day, list])
}
