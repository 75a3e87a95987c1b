import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../../theme/nalamTokens.ts'
import { tokens } from '../../../theme/tokens.ts'

/**
 * Styles of a week cell. Its text is in the cell itself: one more element in each of 280 cells
 * costs a tenth of the time allowed for a week (P9).
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
  // The bar is two pixels wider than the border, so the padding is smaller by as much.
  barred: { paddingLeft: '27px', '::before': { insetInlineStart: '7px' } },
  named: { fontWeight: tokens.fontWeightSemibold },
  tall: { alignContent: 'start', paddingTop: '3px', '::before': { insetBlockStart: '4px' } },
  // Only half as wide as other cells: the name may use all lines of the cell.
  laned: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // Text for screen readers in the same line as the visible text: a name is read once, and in its
  // own language.
  spoken: { fontSize: 0, lineHeight: 0 },
  // The content at the end of the line is never clipped.
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
  // The word of the status is shown beside the time only if it fits completely.
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
