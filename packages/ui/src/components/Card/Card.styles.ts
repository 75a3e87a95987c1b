import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useCardStyles = makeStyles({
  root: {
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  isPadded: { padding: '20px' },
})
