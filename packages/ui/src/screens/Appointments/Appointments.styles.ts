import { cardLook, layout, nalamTokens } from '../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

export const useAppointmentsStyles = makeStyles({
  /** Keeps the lines of the subtitle, two on a phone in Tamil, until the page is there. */
  expected: { visibility: 'hidden' },
  filters: { marginBlockEnd: '16px' },
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
  // Wraps as a group: if the three buttons do not fit on one line, Approve gets a line of its own.
  otherAnswers: { flexGrow: 2, maxWidth: '100%' },
})
