import { makeStyles } from '@fluentui/react-components'
import { tokens } from '../../../theme/tokens.ts'

const RULE = '1px solid #b5bfc0'

/** Black on white in every appearance: paper has no dark theme. */
export const useCalendarSheetStyles = makeStyles({
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
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  /** Never broken between two pages; browsers repeat only such a head and foot. */
  whole: { breakInside: 'avoid' },
  headCell: { padding: '0 0 8px' },
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
  tally: { margin: 0, textAlign: 'end', maxWidth: '40%' },
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
  /** Stays on the page of its first row. */
  groupRow: { breakInside: 'avoid', breakAfter: 'avoid' },
  group: {
    height: '20px',
    padding: 0,
    textAlign: 'start',
    fontSize: '12px',
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: '1px solid black',
  },
  groupNote: { float: 'inline-end', fontWeight: tokens.fontWeightRegular },
  cell: {
    height: '34px',
    paddingBlock: '2px',
    paddingInline: '0 8px',
    borderBottom: RULE,
    overflowWrap: 'anywhere',
  },
  tight: { height: '27px', paddingBlock: 0 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  status: { display: 'flex', alignItems: 'center', columnGap: '6px' },
  quiet: { color: '#3f4a4b' },
  foot: { paddingBlockStart: '8px', paddingInline: 0, fontSize: '11px', lineHeight: '16px', verticalAlign: 'top' },
  footEnd: { textAlign: 'end' },
})
