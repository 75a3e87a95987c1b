import { layout, media, nalamTokens, noteText, plainList, textSizes, visuallyHidden } from '../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

export const useDataTableStyles = makeStyles({
  frame: {
    position: 'relative',
    overflowX: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  clip: { overflowX: 'hidden' },
  // The texts give the widths of the columns.
  table: {
    tableLayout: 'auto',
    // Fluent's element for a sort button: text flows in it as in the cell.
    '& .fui-TableHeaderCell__button': { display: 'block', height: 'auto', minHeight: 0, lineHeight: 'inherit' },
  },
  caption: visuallyHidden,
  headRow: { height: '40px' },
  head: { ...noteText, fontWeight: tokens.fontWeightMedium, textAlign: 'start' },
  roomyHead: { '@media (min-width: 75em)': { whiteSpace: 'nowrap' } },
  row: {
    height: nalamTokens.rowHeight,
    ':last-child': { borderBottomStyle: 'none' },
    ':hover': { backgroundColor: nalamTokens.tint },
    ':active': { backgroundColor: nalamTokens.tint },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      backgroundColor: nalamTokens.tint,
    },
  },
  groupRow: { height: '36px' },
  group: {
    paddingInline: '18px',
    backgroundColor: nalamTokens.canvas,
    color: nalamTokens.ink2,
    ...textSizes.small,
    fontWeight: tokens.fontWeightMedium,
    textAlign: 'start',
  },
  still: { ':hover': { backgroundColor: 'transparent' }, ':active': { backgroundColor: 'transparent' } },
  cell: {
    height: 'auto',
    textAlign: 'start',
    ':first-child': { paddingInlineStart: '18px' },
    ':last-child': { paddingInlineEnd: '18px' },
  },
  keep: { whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', minWidth: '110px' },
  // What is the same in most rows takes little room.
  quiet: { ...noteText, paddingInline: '4px' },
  wide: { width: '100%' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: '10px',
    ...plainList,
  },
  skeletonCard: { minHeight: '78px', ...layout.column, rowGap: '14px', padding: '15px' },
  /** A bar that runs along the top while the rows are reloaded. */
  busy: {
    position: 'relative',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      zIndex: 1,
      width: '30%',
      height: '2px',
      backgroundColor: nalamTokens.brandInk,
      animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(340%)' } },
      animationDuration: '1.1s',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'linear',
    },
    [media.reducedMotion]: { '::before': { width: '100%', animationName: 'none' } },
  },
})
