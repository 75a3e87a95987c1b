import { makeStyles } from '@griffel/react'
import { tokens } from '../../theme/tokens.ts'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useSlotsStyles = makeStyles({
  strip: { marginBlockEnd: '20px' },
  state: {
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  stale: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    marginBlockEnd: '12px',
    padding: '8px 14px',
    border: `1px solid ${nalamTokens.rescheduleInk}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: nalamTokens.rescheduleTint,
    color: nalamTokens.rescheduleInk,
  },
})
