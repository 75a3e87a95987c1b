import { tokens, nalamTokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useSampleBadgeStyles = makeStyles({
  root: {
    height: 'auto',
    '::after': { content: 'none' },
    padding: '0 7px',
    border: `1px dashed ${nalamTokens.fieldLine}`,
    color: nalamTokens.sampleInk,
    backgroundColor: nalamTokens.sampleTint,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
    whiteSpace: 'nowrap',
  },
})
