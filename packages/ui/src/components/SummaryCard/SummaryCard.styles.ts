import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useSummaryCardStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '6px 12px', alignItems: 'start', minHeight: '112px' },
  label: {
    color: nalamTokens.ink2,
    fontSize: nalamTokens.labelSize,
    lineHeight: nalamTokens.labelLine,
    fontWeight: tokens.fontWeightMedium,
  },
  icon: { display: 'grid', justifySelf: 'end', color: nalamTokens.brandInk, fontSize: '20px' },
  value: {
    fontSize: '32px',
    lineHeight: '40px',
    fontWeight: tokens.fontWeightSemibold,
    gridColumnStart: 1,
    display: 'block',
  },
  badge: { alignSelf: 'end', marginBlockEnd: '8px' },
  skeleton: { width: '72px', height: '40px' },
})
