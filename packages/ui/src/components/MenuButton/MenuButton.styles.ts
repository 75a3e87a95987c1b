import { layout, nalamTokens, plainButton } from '../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'

export const useMenuButtonStyles = makeStyles({
  trigger: {
    display: 'inline-flex',
    padding: '2px',
    ...plainButton,
    borderRadius: '999px',
    color: 'inherit',
    ':hover': { backgroundColor: nalamTokens.tintStrong },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  outlined: {
    ...layout.inline,
    columnGap: '6px',
    minHeight: nalamTokens.controlHeight,
    padding: '0 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.card,
    color: tokens.colorNeutralForeground1,
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': { minHeight: '2.75rem' },
  },
  surface: { minWidth: '200px', padding: '6px' },
  item: {
    alignItems: 'center',
    columnGap: '10px',
    minHeight: '40px',
    padding: '6px 10px',
    textDecorationLine: 'none',
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus': { backgroundColor: nalamTokens.tint },
    '& .fui-MenuItem__icon': { color: nalamTokens.ink3 },
    '& .fui-MenuItem__content': { padding: 0 },
  },
})
