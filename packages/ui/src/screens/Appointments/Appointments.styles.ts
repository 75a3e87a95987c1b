import { makeStyles } from '@griffel/react'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useAppointmentsStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'nowrap', gap: '10px', marginBlockEnd: '14px' },
  filters: { marginBlockEnd: '16px' },
  noted: { display: 'block', paddingBlock: '8px' },
  late: { color: nalamTokens.rescheduleInk, fontWeight: tokens.fontWeightSemibold },
  search: { flexBasis: '380px', minWidth: 0, '& > *': { width: '100%' }, [media.phone]: { flexGrow: 1 } },
  // Two buttons and their gap. The fixed size spares the table from measuring them for the column.
  actions: {
    display: 'flex',
    columnGap: '2px',
    width: '70px',
    height: '34px',
    marginInlineStart: '-8px',
    contain: 'size layout',
  },
  pages: { marginBlockStart: '14px' },
  keys: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '8px',
    marginBlockStart: '10px',
    '@media (max-width: 1199.98px)': { display: 'none' },
    '@media (pointer: coarse)': { display: 'none' },
  },
  keysText: { margin: '0 0 12px', color: nalamTokens.ink2 },
  keyList: { margin: 0 },
  keyRow: {
    display: 'grid',
    gridTemplateColumns: '112px 1fr',
    alignItems: 'center',
    columnGap: '16px',
    paddingBlock: '7px',
    borderTop: `1px solid ${nalamTokens.cardLine}`,
  },
  keyNames: { display: 'flex', columnGap: '6px' },
  keyDoes: { margin: 0 },
  kbd: {
    minWidth: '20px',
    paddingInline: '5px',
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: nalamTokens.card,
    color: nalamTokens.ink2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase100,
    textAlign: 'center',
  },
  cardButtons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    // At least as wide as its text.
    '& > *': { flexGrow: 1, flexShrink: 0, flexBasis: 'auto', minWidth: '86px' },
  },
  // Wraps as a group: if the three buttons do not fit on one line, Approve gets a line of its own.
  otherAnswers: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    flexGrow: 2,
    maxWidth: '100%',
    '& > *': { flexGrow: 1, flexShrink: 0, flexBasis: 'auto', minWidth: '86px' },
  },
})
