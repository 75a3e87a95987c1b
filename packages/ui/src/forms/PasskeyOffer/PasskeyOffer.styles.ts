import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens, tokens } from '../../theme/tokens.ts'
import { stickyCard } from '../../theme/useStickyBar.ts'

export const usePasskeyOfferStyles = makeStyles({
  root: {
    zIndex: 5,
    ...stickyCard,
    gap: '8px 16px',
  },
  icon: { flexShrink: 0, color: nalamTokens.brandInk, [media.phone]: { display: 'none' } },
  words: { flex: '1 1 0', minWidth: 'min(100%, 260px)' },
  title: {
    margin: 0,
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: nalamTokens.ink2, fontSize: nalamTokens.labelSize, lineHeight: '1.375rem' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
})
