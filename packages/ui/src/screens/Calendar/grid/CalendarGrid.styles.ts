import {
  cardLook,
  layout,
  media,
  nalamTokens,
  noteText,
  onBrand,
  textSizes,
  visuallyHidden,
} from '../../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

/** The height of the head of a day in a week. */
const HEAD = 'var(--nalam-day-head)'
/** Below these widths of the window a day may be too narrow for both counts on one line. */
const TWO_COUNTS = '@media (max-width: 79.4988em)'
const TWO_COUNTS_TAMIL = '@media (max-width: 92.4988em)'
const tallHead = { '--nalam-day-head': '4.875rem' }
/** Closed days are narrow. */
export const TIGHT = '(max-width: 68.7488em)'

/** A line across a day, at a time. */
const line = { position: 'absolute', insetInline: 0, pointerEvents: 'none' } as const

export const useCalendarGridStyles = makeStyles({
  frame: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    '--nalam-day-head': '3.75rem',
    [TWO_COUNTS]: tallHead,
    [TWO_COUNTS_TAMIL]: { ':lang(ta)': tallHead },
    ...cardLook,
    // `clip` instead of `hidden`: the heads of the days must stay sticky at the top of the window.
    overflow: 'clip',
  },
  dayFrame: { gridTemplateColumns: '4rem minmax(0, 1fr)' },
  axis: { position: 'relative' },
  belowHead: { marginBlockStart: HEAD },
  hour: {
    position: 'absolute',
    insetInlineEnd: '8px',
    ...textSizes.tiny,
    color: nalamTokens.ink3,
    whiteSpace: 'nowrap',
  },
  grid: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0, ':focus': { outline: 'none' } },
  week: { gridTemplateColumns: 'var(--nalam-days)' },
  day: { minWidth: 0, borderLeft: `1px solid ${nalamTokens.cardLine}` },
  head: {
    position: 'sticky',
    [media.low]: { position: 'static' },
    // Below the bar of the frame.
    insetBlockStart: 'var(--nalam-bars-start, 0px)',
    zIndex: 5,
    height: HEAD,
    padding: '7px 10px',
    [`@media ${TIGHT}`]: { paddingInline: '5px' },
    // The weekday moves below the date, and a count to a line of its own, rather than being cut.
    ...layout.wrap,
    columnGap: '8px',
    alignContent: 'flex-start',
    alignItems: 'center',
    backgroundColor: nalamTokens.card,
    borderBottom: `1px solid ${nalamTokens.cardLine}`,
    overflow: 'hidden',
  },
  blankHead: { [`@media ${TIGHT}`]: { columnGap: '2px', paddingInline: '4px 2px' } },
  // Where the column of a closed day has no room for the word.
  closedSign: { display: 'none', color: nalamTokens.ink2, [`@media ${TIGHT}`]: { display: 'inline-flex' } },
  // Transparent and not hidden: a row header has a text for screen readers.
  unknownHead: { '& > *': { opacity: 0 } },
  date: { fontSize: tokens.fontSizeBase400, lineHeight: '1.625rem', fontWeight: tokens.fontWeightSemibold },
  weekday: {
    ...textSizes.small,
    fontWeight: tokens.fontWeightMedium,
    color: nalamTokens.ink2,
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  today: {
    minWidth: '30px',
    paddingInline: '4px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusMedium,
    ...onBrand,
  },
  todayWeekday: { color: nalamTokens.brandInk, fontWeight: tokens.fontWeightSemibold },
  closedDate: { color: nalamTokens.ink3, fontWeight: tokens.fontWeightMedium },
  // The accessible name of the head contains all parts, too.
  tally: {
    width: '100%',
    maxHeight: '2.25rem',
    overflow: 'clip',
    ...noteText,
    [`@media ${TIGHT}`]: { fontSize: '0.75rem' },
  },
  // In a narrow column a text that does not fit moves to a second line as a whole, which is clipped.
  blankTally: {
    display: 'block',
    height: '1.125rem',
    [`@media ${TIGHT}`]: { display: 'none' },
    '::before': { content: '""', display: 'inline-block', width: '1px' },
  },
  part: { display: 'inline-block', whiteSpace: 'nowrap' },
  closedPart: { ':first-child': { fontWeight: tokens.fontWeightSemibold } },
  column: { position: 'relative', isolation: 'isolate' },
  // A focused cell is not scrolled under the head of its day.
  cells: { position: 'absolute', inset: 0, '& > *': { scrollMarginBlockStart: HEAD } },
  closedColumn: {
    backgroundImage: `repeating-linear-gradient(135deg, ${nalamTokens.canvas} 0 6px, ${nalamTokens.cardLine} 6px 7px)`,
  },
  closedWord: {
    position: 'absolute',
    insetBlockStart: '8px',
    insetInline: '10px 6px',
    ...textSizes.small,
    color: nalamTokens.ink2,
    overflowWrap: 'anywhere',
    [`@media ${TIGHT}`]: { display: 'none' },
  },
  hourLine: { ...line, height: '1px', backgroundColor: nalamTokens.cardLine },
  // Behind the cells, so that it never crosses out a name; its dot is in front of them.
  nowLine: {
    ...line,
    height: '2px',
    marginBlockStart: '-1px',
    backgroundColor: nalamTokens.brandInk,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-4px',
      insetInlineStart: '-5px',
      boxSizing: 'border-box',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      border: `1px solid ${nalamTokens.card}`,
      backgroundColor: nalamTokens.brandInk,
      zIndex: 4,
    },
  },
  nowLabel: {
    position: 'absolute',
    insetInlineEnd: '4px',
    paddingInline: '4px',
    borderRadius: tokens.borderRadiusMedium,
    ...onBrand,
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    transform: 'translateY(-50%)',
    zIndex: 4,
  },
  folds: { position: 'absolute', insetBlockStart: 0, insetInline: 0, pointerEvents: 'none' },
  fold: {
    position: 'absolute',
    insetInline: 0,
    zIndex: 3,
    height: '2rem',
    display: 'grid',
    gridTemplateColumns: '3.5rem var(--nalam-days)',
    ...noteText,
  },
  dayFold: { gridTemplateColumns: '4rem minmax(0, 1fr)' },
  // Not across closed days, which are closed over their whole column.
  foldPart: {
    ...layout.row,
    minWidth: 0,
    backgroundColor: nalamTokens.canvas,
    borderTop: `1px solid ${nalamTokens.cardLine}`,
    borderBottom: `1px solid ${nalamTokens.cardLine}`,
  },
  foldText: {
    position: 'relative',
    zIndex: 1,
    flexShrink: 0,
    boxSizing: 'border-box',
    paddingInline: '10px 4px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  foldButton: {
    width: '32px',
    height: '24px',
    minHeight: '24px',
    marginInlineStart: '12px',
    color: nalamTokens.ink2,
    pointerEvents: 'auto',
  },
  skeleton: { position: 'absolute', insetInline: '3px 4px', height: '46px' },
  hidden: visuallyHidden,
})
