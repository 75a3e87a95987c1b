import { tokens, nalamTokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useAvatarStyles = makeStyles({
  root: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightBold },
  initials: { backgroundColor: nalamTokens.avatarTint, color: nalamTokens.avatarInk },
  text: { '::before': { content: 'attr(data-initials)' } },
  large: { width: '88px', height: '88px', fontSize: '1.875rem' },
})
