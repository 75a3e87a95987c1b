import { tokens, nalamTokens, textSizes } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useStateViewStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    paddingBlock: '40px',
    paddingInline: '20px',
  },
  drawing: { width: '200px', maxWidth: '70%', height: 'auto', marginBlockEnd: '20px' },
  title: {
    ...textSizes.sectionTitle,
    overflowWrap: 'anywhere',
  },
  text: {
    marginBlock: '4px 0',
    marginInline: 0,
    maxWidth: '44ch',
    textWrap: 'balance',
    color: nalamTokens.ink2,
    overflowWrap: 'anywhere',
  },
  note: { marginBlock: '8px 0', marginInline: 0, color: nalamTokens.ink3, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginBlockStart: '20px' },
})
