import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useLinkButtonStyles = makeStyles({
  root: {
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: tokens.fontWeightMedium,
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline', color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '&[aria-disabled="true"]': { color: nalamTokens.ink3, cursor: 'default', textDecorationLine: 'none' },
  },
})
