import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useDataTableStyles = makeStyles({
  frame: {
    position: 'relative',
    overflowX: 'auto',
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: { width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
  caption: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  head: {
    height: '42px',
    paddingInline: '10px',
    color: nalamTokens.ink3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: nalamTokens.cardLine,
    ':first-child': { paddingInlineStart: '18px' },
    ':last-child': { paddingInlineEnd: '18px' },
  },
  row: {
    height: nalamTokens.rowHeight,
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      backgroundColor: nalamTokens.tint,
    },
    '& + tr > td': {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: nalamTokens.cardLine,
    },
  },
  still: { ':hover': { backgroundColor: 'transparent' } },
  cell: {
    paddingInline: '10px',
    paddingBlock: 0,
    textAlign: 'start',
    ':first-child': { paddingInlineStart: '18px' },
    ':last-child': { paddingInlineEnd: '18px' },
  },
  keep: { whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', minWidth: '110px' },
  quiet: { color: nalamTokens.ink3 },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: '10px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  skeletonCard: { minHeight: '78px', display: 'flex', flexDirection: 'column', rowGap: '14px', padding: '15px' },
  busy: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: nalamTokens.motionNormal },
  whole: {
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
})
