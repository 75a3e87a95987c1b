import { tokens, media, nalamTokens, textSizes } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const usePageHeaderStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px 16px', marginBlockEnd: '20px' },
  words: { flexGrow: 1, minWidth: 'min(100%, 160px)' },
  title: {
    ...textSizes.pageTitle,
    overflowWrap: 'anywhere',
    // A router focuses the heading after a navigation; the heading is not a control.
    ':focus': { outline: 'none' },
  },
  subtitle: { margin: 0, minHeight: tokens.lineHeightBase300, color: nalamTokens.ink3 },
  // The text is lower than its line, which is as high as a button.
  status: { [media.phone]: { flexBasis: '100%', marginBlock: '-8px' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
})
