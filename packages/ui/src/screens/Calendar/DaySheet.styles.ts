import { makeStyles } from '@griffel/react'
import { tokens } from '../../theme/tokens.ts'

const RULE = '1px solid #b5bfc0'

/** Black on white in every appearance: paper has no dark theme. */
export const useDaySheetStyles = makeStyles({
  root: {
    display: 'none',
    '@media print': {
      display: 'block',
      color: 'black',
      backgroundColor: 'white',
      fontFamily: tokens.fontFamilyBase,
      fontSize: '13px',
      lineHeight: '18px',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  // Slightly less than the printable height of A4, so that no empty page follows.
  page: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    height: '271mm',
    overflow: 'hidden',
    breakInside: 'avoid',
    '& + &': { breakBefore: 'page' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '16px',
    paddingBlockEnd: '12px',
    borderBottom: '2px solid black',
  },
  mark: {
    width: '40px',
    height: '40px',
    flexShrink: 0,
    color: 'black',
    '& path': { stroke: 'black' },
    '& circle': { fill: 'black' },
  },
  words: { flexGrow: 1, minWidth: 0 },
  title: { margin: 0, fontSize: '24px', lineHeight: '30px', fontWeight: tokens.fontWeightSemibold },
  clinic: { margin: 0, fontSize: '15px', lineHeight: '22px' },
  tally: { margin: 0, textAlign: 'end', whiteSpace: 'nowrap' },
  table: { width: '100%', marginBlockStart: '8px', borderCollapse: 'collapse', tableLayout: 'fixed' },
  heading: {
    paddingBlock: '5px',
    paddingInline: '0 8px',
    textAlign: 'start',
    fontSize: '12px',
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: '1px solid black',
  },
  timeColumn: { width: '82px' },
  patientColumn: { width: '184px' },
  mobileColumn: { width: '128px' },
  statusColumn: { width: '132px' },
  part: {
    height: '20px',
    padding: 0,
    textAlign: 'start',
    fontSize: '12px',
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: '1px solid black',
  },
  cell: { height: '34px', paddingBlock: 0, paddingInline: '0 8px', borderBottom: RULE, overflow: 'hidden' },
  tight: { height: '27px' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  status: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    whiteSpace: 'nowrap',
  },
  quiet: { color: '#3f4a4b' },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '16px',
    marginBlockStart: 'auto',
    paddingBlockStart: '8px',
    borderTop: RULE,
    fontSize: '11px',
    lineHeight: '16px',
  },
})
