import { makeStyles } from '@fluentui/react-components'
import { cardLook, nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

export const useTicketStatusSelectStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    borderRadius: '999px',
    '& > svg': { position: 'absolute', pointerEvents: 'none', width: '16px', height: '16px' },
    '& > svg:first-child': { insetInlineStart: '10px' },
    '& > svg:last-child': { insetInlineEnd: '9px' },
  },
  select: {
    appearance: 'none',
    maxWidth: '100%',
    minHeight: '32px',
    margin: 0,
    paddingBlock: '4px',
    paddingInline: '32px 30px',
    border: '1px solid transparent',
    borderRadius: '999px',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    ...textSizes.small,
    fontWeight: tokens.fontWeightSemibold,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    ':hover': { border: '1px solid currentColor' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '& option': { backgroundColor: nalamTokens.card, color: tokens.colorNeutralForeground1 },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    '@media (pointer: coarse)': { minHeight: '40px' },
    // styles.css chooses this list.
    '@supports (appearance: base-select)': {
      alignItems: 'center',
      '::picker-icon': { display: 'none' },
      '::picker(select)': {
        marginBlock: '4px',
        padding: '4px',
        ...cardLook,
        boxShadow: tokens.shadow16,
      },
      '& option': { minHeight: '36px', paddingInline: '8px 16px', borderRadius: tokens.borderRadiusMedium },
      '& option:is(:hover, :focus)': { backgroundColor: nalamTokens.tint },
    },
  },
  working: { cursor: 'progress' },
  blue: { color: nalamTokens.pendingInk, backgroundColor: nalamTokens.pendingTint },
  amber: { color: nalamTokens.rescheduleInk, backgroundColor: nalamTokens.rescheduleTint },
  green: { color: nalamTokens.confirmedInk, backgroundColor: nalamTokens.confirmedTint },
})
