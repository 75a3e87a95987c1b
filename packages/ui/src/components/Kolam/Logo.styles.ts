import { tokens, nalamTokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useLogoStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '10px',
    color: nalamTokens.brandInk,
    fontSize: '1.5rem',
    lineHeight: '2rem',
    fontWeight: tokens.fontWeightSemibold,
    textTransform: 'lowercase',
  },
  picture: { color: nalamTokens.pictureInk },
  mark: { width: '32px', height: '32px', flexShrink: 0 },
})
