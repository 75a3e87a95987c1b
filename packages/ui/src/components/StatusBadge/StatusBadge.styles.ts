import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, textSizes } from '../../theme/tokens.ts'

export const useStatusBadgeStyles = makeStyles({
  root: {
    // As high as its text, which the reader may enlarge.
    height: 'auto',
    minHeight: '24px',
    // Seen in forced colours.
    border: '1px solid transparent',
    '::after': { content: 'none' },
    padding: '2px 11px 2px 8px',
    whiteSpace: 'nowrap',
    ...textSizes.small,
  },
  icon: { flexShrink: 0, width: '16px', height: '16px', marginRight: '6px' },
  blue: { color: nalamTokens.pendingInk, backgroundColor: nalamTokens.pendingTint },
  green: { color: nalamTokens.confirmedInk, backgroundColor: nalamTokens.confirmedTint },
  red: { color: nalamTokens.declinedInk, backgroundColor: nalamTokens.declinedTint },
  amber: { color: nalamTokens.rescheduleInk, backgroundColor: nalamTokens.rescheduleTint },
})
