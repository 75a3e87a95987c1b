import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

export const useNoticeStyles = makeStyles({
  root: {
    padding: '8px 14px',
    borderRadius: tokens.borderRadiusXLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  /** Above the content that it is about. */
  apart: { marginBlockEnd: '12px' },
  warning: {
    border: `1px solid ${nalamTokens.rescheduleInk}`,
    backgroundColor: nalamTokens.rescheduleTint,
    color: nalamTokens.rescheduleInk,
  },
  error: {
    border: `1px solid ${nalamTokens.declinedInk}`,
    backgroundColor: nalamTokens.declinedTint,
    color: nalamTokens.declinedInk,
  },
  icon: { color: 'inherit' },
  body: {
    color: 'inherit',
    ...textSizes.body,
    whiteSpace: 'normal',
  },
})
