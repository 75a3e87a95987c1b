import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useAvatarStyles = makeStyles({
  root: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: '50%',
    overflow: 'hidden',
    backgroundColor: nalamTokens.avatarTint,
    color: nalamTokens.avatarInk,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1',
    fontWeight: tokens.fontWeightBold,
    userSelect: 'none',
    '&[data-initials]::before': { content: 'attr(data-initials)' },
  },
  large: { width: '88px', height: '88px', fontSize: '1.875rem' },
  image: { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
})
