import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'

export const useCardStyles = makeStyles({
  root: {
    backgroundColor: nalamTokens.card,
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  isPadded: { padding: '20px', [media.phone]: { padding: '16px' } },
})
