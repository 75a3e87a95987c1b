import { cardLook, layout, nalamTokens, noteText, textSizes, visuallyHidden } from '../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

// A container query instead of a media query, because a sidebar may be beside the strip.
const NARROW = '@container (max-width: 34.9988rem)'
/** A phone with text of twice the size: the month has a line of its own. */
const TINY = '@container (max-width: 14.9988rem)'
const MEDIUM = '@container (min-width: 35rem) and (max-width: 59.9988rem)'

/** A day to choose in a strip of days: a card. */
export const stripDay = {
  position: 'relative',
  ...cardLook,
  color: tokens.colorNeutralForeground1,
  fontFamily: 'inherit',
  cursor: 'pointer',
} as const

/** The chosen one. */
export const chosenStripDay = {
  backgroundColor: tokens.colorBrandBackground,
  border: '1px solid transparent',
  color: tokens.colorNeutralForegroundOnBrand,
} as const

export const useWeekStripStyles = makeStyles({
  root: { containerType: 'inline-size' },
  layout: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '16px',
    [NARROW]: { rowGap: '10px' },
  },
  // On phones as high as two lines of a long month.
  head: {
    ...layout.row,
    columnGap: '8px',
    [NARROW]: { columnGap: '4px', minHeight: '3.25rem' },
    [TINY]: { flexWrap: 'wrap' },
  },
  month: {
    ...textSizes.sectionTitle,
    minWidth: '132px',
    textAlign: 'center',
    [NARROW]: { minWidth: 'auto', flexGrow: 1 },
    [TINY]: { order: -1, flexBasis: '100%' },
  },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '10px',
    [MEDIUM]: { gap: '8px' },
    [NARROW]: { gap: '4px' },
  },
  day: {
    ...stripDay,
    ...layout.column,
    alignItems: 'flex-start',
    minWidth: 0,
    padding: '13px 14px',
    textAlign: 'start',
    transitionProperty: 'background-color, border-color',
    transitionDuration: nalamTokens.motionFast,
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [MEDIUM]: { padding: '10px' },
    [NARROW]: { alignItems: 'center', padding: '8px 0 9px' },
  },
  chosen: {
    ...chosenStripDay,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    '@media (forced-colors: active)': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
  barred: {
    backgroundColor: 'transparent',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: nalamTokens.ink3,
    cursor: 'not-allowed',
    ':hover': { backgroundColor: 'transparent', border: `1px dashed ${tokens.colorNeutralStroke1}` },
    '@media (forced-colors: active)': { border: '1px dashed GrayText', color: 'GrayText' },
  },
  weekday: {
    maxWidth: '100%',
    ...textSizes.small,
    fontWeight: tokens.fontWeightMedium,
    textTransform: 'uppercase',
    [NARROW]: { fontSize: '0.6875rem', lineHeight: tokens.lineHeightBase100 },
  },
  number: {
    fontSize: '1.5rem',
    lineHeight: '1.875rem',
    fontWeight: tokens.fontWeightSemibold,
    [NARROW]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  barredNumber: { fontWeight: tokens.fontWeightMedium },
  otherMonth: {
    marginInlineStart: '4px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightMedium,
    [NARROW]: { display: 'block', margin: 0, ...textSizes.tiny },
  },
  today: {
    position: 'absolute',
    insetBlockStart: '13px',
    insetInlineEnd: '14px',
    width: '7px',
    height: '7px',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    // A bar at the top: the weekday's name fills the row of the dot.
    [NARROW]: {
      insetBlockStart: '4px',
      insetInlineEnd: 'calc(50% - 8px)',
      width: '16px',
      height: '3px',
      borderRadius: '2px',
    },
  },
  note: {
    display: 'flex',
    columnGap: '4px',
    maxWidth: '100%',
    minHeight: tokens.lineHeightBase200,
    ...textSizes.small,
    overflowWrap: 'anywhere',
    // Two counts do not fit side by side here: one line each, and the same height for every day.
    ':lang(ta)': { flexDirection: 'column', minHeight: `calc(2 * ${tokens.lineHeightBase200})` },
    [MEDIUM]: { flexDirection: 'column', minHeight: `calc(2 * ${tokens.lineHeightBase200})` },
    [NARROW]: { ...visuallyHidden, minHeight: 0 },
  },
  dot: { ':lang(ta)': { display: 'none' }, [MEDIUM]: { display: 'none' } },
  waiting: { width: '100%' },
  skeleton: { width: '80px', marginBlock: '3px', maxWidth: '100%' },
  mark: {
    display: 'none',
    width: '8px',
    height: '8px',
    marginBlockStart: '5px',
    borderRadius: '50%',
    border: '2px solid transparent',
    [NARROW]: { display: 'block' },
  },
  full: { backgroundColor: 'currentColor', border: '2px solid currentColor' },
  ring: { border: '2px solid currentColor' },
  brandMark: { color: nalamTokens.brandInk },
  legend: { display: 'none', margin: 0, ...noteText, [NARROW]: { display: 'flex' } },
  dotSign: { width: '8px', height: '8px', borderRadius: '50%', color: nalamTokens.brandInk },
  hidden: visuallyHidden,
})
