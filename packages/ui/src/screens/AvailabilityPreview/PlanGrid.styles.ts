import { makeStyles } from '@fluentui/react-components'
import { cardLook, line, media, nalamTokens, tokens, visuallyHidden, textSizes } from '../../theme/tokens.ts'

export const usePlanGridStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    ...cardLook,
  },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', [media.phone]: { width: '100%' } },
  head: {
    padding: '8px 10px',
    color: nalamTokens.ink3,
    ...textSizes.small,
    fontWeight: tokens.fontWeightMedium,
    textAlign: 'start',
    '& + th': line('InlineStart'),
    [media.phone]: { padding: '8px 2px', textAlign: 'center' },
  },
  spoken: visuallyHidden,
  cell: { height: '1px', padding: 0, verticalAlign: 'top', ...line('BlockStart'), '& + td': line('InlineStart') },
  outside: { backgroundColor: nalamTokens.canvas, color: nalamTokens.ink3 },
  closed: {
    backgroundColor: nalamTokens.canvas,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${nalamTokens.mutedCard} 6px 7px)`,
  },
  chosen: { backgroundColor: nalamTokens.tint },
  day: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '2px',
    width: '100%',
    minHeight: '124px',
    padding: '10px',
    ...textSizes.label,
    [media.phone]: { minHeight: '76px', padding: '4px 2px' },
  },
  low: { minHeight: '64px', padding: '6px 10px', [media.phone]: { padding: '4px 2px' } },
  figures: { display: 'flex', flexDirection: 'column', rowGap: '2px', width: '100%' },
  lowFigures: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '8px', [media.phone]: { flexDirection: 'column' } },
  button: {
    position: 'relative',
    height: '100%',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
  },
  warn: { boxShadow: `inset 0 0 0 2px ${nalamTokens.rescheduleInk}` },
  changed: { boxShadow: `inset 0 0 0 2px ${nalamTokens.pendingInk}` },
  dayChosen: { boxShadow: `inset 0 0 0 2px ${tokens.colorBrandBackground}` },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4px',
    width: '100%',
    [media.phone]: { justifyContent: 'center' },
  },
  number: {
    ...textSizes.body,
    fontWeight: tokens.fontWeightSemibold,
    [media.phone]: { textAlign: 'center' },
  },
  /** On phones a cell is too narrow for day and month: the month moves below the day. */
  month: {
    whiteSpace: 'nowrap',
    [media.phone]: {
      display: 'block',
      ...textSizes.tiny,
      fontWeight: tokens.fontWeightMedium,
    },
  },
  note: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: nalamTokens.ink3,
    ...textSizes.tiny,
    fontWeight: tokens.fontWeightMedium,
    // Hidden on phones: the accessible name of the cell says it, and the hatching marks a closed
    // day.
    [media.phone]: { display: 'none' },
  },
  figure: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '4px',
    fontWeight: tokens.fontWeightSemibold,
    '& svg': { width: '14px', height: '14px', flexShrink: 0 },
    [media.phone]: {
      columnGap: '1px',
      justifyContent: 'center',
      ...textSizes.tiny,
      '& svg': { width: '12px', height: '12px' },
    },
  },
  created: { color: nalamTokens.brandInk },
  removed: { color: nalamTokens.declinedInk },
  booked: {
    // If the word does not fit beside the sign, it wraps to a line of its own.
    display: 'block',
    color: nalamTokens.rescheduleInk,
    '& svg': { marginInlineEnd: '4px', verticalAlign: '-2px' },
    [media.phone]: { display: 'flex', '& svg': { marginInlineEnd: 0 } },
  },
  taken: { color: nalamTokens.ink2, fontWeight: tokens.fontWeightMedium },
})
