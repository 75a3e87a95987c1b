import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useStatusBadgeStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    paddingBlock: '2px',
    paddingInline: '8px 11px',
    minHeight: '24px',
    borderRadius: '999px',
    border: '1px solid transparent',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    '& svg': { flexShrink: 0, width: '16px', height: '16px' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  blue: { color: nalamTokens.pendingInk, backgroundColor: nalamTokens.pendingTint },
  green: { color: nalamTokens.confirmedInk, backgroundColor: nalamTokens.confirmedTint },
  red: { color: nalamTokens.declinedInk, backgroundColor: nalamTokens.declinedTint },
  amber: { color: nalamTokens.rescheduleInk, backgroundColor: nalamTokens.rescheduleTint },
})
