import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

export const useTicketsStyles = makeStyles({
  filters: { marginBlockEnd: '16px' },
  words: { display: 'block', paddingBlock: '3px', overflowWrap: 'anywhere' },
  message: {
    display: 'block',
    maxWidth: '72ch',
    color: nalamTokens.ink3,
    ...textSizes.small,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'pre-line',
  },
  card: { display: 'flex', flexDirection: 'column', rowGap: '10px', height: '100%', padding: '14px' },
  subject: {
    margin: 0,
    ...textSizes.body,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  text: { margin: 0, color: nalamTokens.ink2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    marginBlockStart: 'auto',
    color: nalamTokens.ink3,
  },
})
