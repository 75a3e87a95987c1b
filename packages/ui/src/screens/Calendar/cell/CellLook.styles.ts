import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../../theme/nalamTokens.ts'
import { tokens } from '../../../theme/tokens.ts'

/** The three borders other than the bar, which has the colour of the state. */
const edges = (color: string) => ({ borderTopColor: color, borderRightColor: color, borderBottomColor: color })

/**
 * The states of cells, in every layout: background, borders, bar, and the colour of the sign before
 * the text.
 */
export const useCellLookStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    border: '1px solid transparent',
    overflowX: 'clip',
    overflowY: 'clip',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px', zIndex: 3 },
  },
  bar: { borderLeftWidth: '3px' },
  confirmed: {
    backgroundColor: nalamTokens.confirmedTint,
    borderLeftColor: nalamTokens.confirmedInk,
    '::before': { color: nalamTokens.confirmedInk },
  },
  pending: {
    backgroundColor: nalamTokens.pendingTint,
    ...edges(nalamTokens.pendingInk),
    borderLeftColor: nalamTokens.pendingInk,
    '::before': { color: nalamTokens.pendingInk },
  },
  open: {
    backgroundColor: nalamTokens.card,
    ...edges(tokens.colorNeutralStroke1),
    borderLeftColor: tokens.colorNeutralStroke1,
    color: nalamTokens.ink3,
  },
  off: {
    backgroundColor: nalamTokens.mutedCard,
    border: `1px dashed ${nalamTokens.fieldLine}`,
    color: nalamTokens.ink3,
  },
  held: {
    backgroundColor: nalamTokens.card,
    border: `1px dashed ${nalamTokens.rescheduleInk}`,
    color: nalamTokens.rescheduleInk,
  },
  over: {
    backgroundColor: nalamTokens.mutedCard,
    ...edges('transparent'),
    borderLeftColor: 'transparent',
    color: nalamTokens.ink3,
    '::before': { color: nalamTokens.ink3 },
  },
  overBar: { borderLeftColor: tokens.colorNeutralStroke1 },
  overOpen: {
    backgroundColor: 'transparent',
    ...edges(nalamTokens.cardLine),
    borderLeftColor: nalamTokens.cardLine,
  },
  overdue: {
    backgroundColor: nalamTokens.card,
    ...edges(nalamTokens.rescheduleInk),
    borderLeftColor: nalamTokens.rescheduleInk,
    '::before': { color: nalamTokens.rescheduleInk },
  },
  shared: edges(nalamTokens.rescheduleInk),
  next: { outline: `2px solid ${tokens.colorBrandBackground}`, zIndex: 2 },
  selected: { outline: `2px solid ${tokens.colorBrandBackground}`, outlineOffset: '1px', zIndex: 2 },
  // Visible on hover and focus only: an empty week stays quiet.
  empty: {
    border: '1px dashed transparent',
    color: 'transparent',
    fontWeight: tokens.fontWeightMedium,
    ':hover': {
      border: `1px dashed ${nalamTokens.brandInk}`,
      backgroundColor: nalamTokens.tint,
      color: nalamTokens.brandInk,
    },
    ':focus': {
      border: `1px dashed ${nalamTokens.brandInk}`,
      backgroundColor: nalamTokens.tint,
      color: nalamTokens.brandInk,
    },
    '@media (forced-colors: active)': { border: '1px dashed GrayText' },
  },
  isPending: { opacity: 0.6 },
})
