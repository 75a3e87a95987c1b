import { makeStyles } from '@fluentui/react-components'
import { cardLook } from '../../theme/cardLook.ts'
import { media } from '../../theme/nalamTokens.ts'

export const useCardStyles = makeStyles({
  root: cardLook,
  isPadded: { padding: '20px', [media.phone]: { padding: '16px' } },
})
