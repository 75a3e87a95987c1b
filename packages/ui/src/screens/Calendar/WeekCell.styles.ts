import { makeStyles } from '@griffel/react'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

/**
 * A cell of a week. Its text stands in the cell itself: every element more in each of 280 cells costs a tenth of what a week may take (P9).
 */
export const useWeekCellStyles = makeStyles({
  root: {
    insetInline: '3px 4px',
    alignContent: 'center',
    paddingLeft: '9px',
    paddingRight: '6px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  signed: {
    paddingLeft: '29px',
    '::before': { position: 'absolute', insetInlineStart: '9px', insetBlockStart: 'calc(50% - 8px)' },
  },
  // The bar has the room of two pixels more of the edge.
  barred: { paddingLeft: '27px', '::before': { insetInlineStart: '7px' } },
  named: { fontWeight: tokens.fontWeightSemibold },
  tall: { alignContent: 'start', paddingTop: '3px', '::before': { insetBlockStart: '4px' } },
  // Half as wide as the others, the name takes as many lines as there are.
  laned: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // Words of screen readers in the line of what is seen: a name is read once, and in its own language.
  spoken: { fontSize: 0, lineHeight: 0 },
  word: { textTransform: 'capitalize' },
  // What stands at the end of the line is never cut.
  end: {
    float: 'right',
    display: 'flex',
    alignItems: 'center',
    columnGap: '4px',
    marginInlineStart: '6px',
    color: nalamTokens.ink3,
    fontSize: '0.75rem',
    fontWeight: tokens.fontWeightRegular,
    '& svg': { width: '14px', height: '14px' },
  },
  ghost: { color: 'inherit' },
  marks: { color: nalamTokens.rescheduleInk, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightMedium },
  badge: {
    '@media (max-width: 1359.98px)': { display: 'none' },
  },
  line: {
    display: 'block',
    position: 'relative',
    overflowX: 'clip',
    overflowY: 'clip',
    textOverflow: 'ellipsis',
    marginBlockEnd: '1px',
    paddingInlineStart: '20px',
    '::before': { position: 'absolute', insetInlineStart: 0, insetBlockStart: '1px' },
  },
  pendingLine: { '::before': { color: nalamTokens.pendingInk } },
  confirmedLine: { '::before': { color: nalamTokens.confirmedInk } },
  overdueLine: { '::before': { color: nalamTokens.rescheduleInk } },
  // The word of the status stands beside the time where there is room for the whole of it.
  times: {
    display: 'block',
    height: '1rem',
    overflowX: 'clip',
    overflowY: 'clip',
    whiteSpace: 'normal',
    color: nalamTokens.ink2,
    fontSize: '0.75rem',
    fontWeight: tokens.fontWeightRegular,
    lineHeight: '1rem',
  },
  status: { display: 'inline-block', whiteSpace: 'nowrap' },
})
