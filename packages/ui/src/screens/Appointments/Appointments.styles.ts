import { cardLook, layout, nalamTokens } from '../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

/** The row that the doctor is at. */
const CHOSEN_ROW = ':global([data-row]:is(:hover, :focus-within))'
const TOUCH = '@media screen and (hover: none)'

export const useAppointmentsStyles = makeStyles({
  /** Keeps the lines of the subtitle, two on a phone in Tamil, until the page is there. */
  expected: { visibility: 'hidden' },
  selectionBar: {
    ...layout.row,
    flexWrap: 'wrap',
    gap: '8px',
    marginBlockStart: '12px',
    padding: '10px 16px',
    ...cardLook,
  },
  selected: { flexGrow: 1, fontWeight: tokens.fontWeightSemibold },
  box: { marginBlock: '-6px' },
  noted: { display: 'block', paddingBlock: '8px' },
  late: { color: nalamTokens.rescheduleInk, fontWeight: tokens.fontWeightSemibold },
  // Two buttons and their gap. The fixed size spares the table from measuring them for the column.
  actions: {
    display: 'flex',
    columnGap: '2px',
    width: '70px',
    height: '34px',
    marginInlineStart: '-8px',
    contain: 'size layout',
  },
  cardButtons: {
    ...layout.wrap,
    gap: '8px',
    // At least as wide as its text.
    '& > *': { flexGrow: 1, flexShrink: 0, flexBasis: 'auto', minWidth: '86px' },
  },
  cardMore: { justifyContent: 'center' },
  // Both in one place, as wide as the buttons: nothing moves when the row gets the pointer.
  answer: { display: 'grid', alignItems: 'center', justifyItems: 'start' },
  answerPart: { gridArea: '1 / 1' },
  answerStatus: {
    // Still read by a screen reader.
    [CHOSEN_ROW]: { clipPath: 'inset(50%)' },
    [TOUCH]: { clipPath: 'inset(50%)' },
  },
  answerButtons: {
    display: 'flex',
    columnGap: '4px',
    // Into the padding of the cell: in Tamil the two are as wide as the column has room.
    marginInlineEnd: '-8px',
    opacity: 0,
    [CHOSEN_ROW]: { opacity: 1 },
    [TOUCH]: { opacity: 1 },
    '@media print': { display: 'none' },
  },
})
