import { makeStyles } from '@fluentui/react-components'
import { cardLook, media } from '../../theme/tokens.ts'

export const useCardStyles = makeStyles({
  root: cardLook,
  isPadded: { padding: '20px', [media.phone]: { padding: '16px' } },
})
