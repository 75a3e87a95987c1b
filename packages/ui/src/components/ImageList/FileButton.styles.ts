import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, tokens } from '../../theme/tokens.ts'

export const useFileButtonStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    '[aria-disabled=true]': { cursor: 'progress' },
  },
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    minHeight: nalamTokens.controlHeight,
    paddingInline: '12px 16px',
    paddingBlock: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.card,
    color: nalamTokens.brandInk,
    fontWeight: tokens.fontWeightSemibold,
  },
  disabled: { color: nalamTokens.ink3 },
})
