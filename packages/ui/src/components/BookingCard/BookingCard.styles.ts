import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useBookingCardStyles = makeStyles({
  root: { padding: '14px', height: '100%', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 8px' },
  name: {
    margin: 0,
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    minWidth: 0,
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    marginBlockStart: '4px',
    color: nalamTokens.ink2,
  },
  actions: { marginBlockStart: '12px' },
})
