import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, tokens, textSizes } from '../../theme/tokens.ts'

export const useLanguageChoiceStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4px' },
  button: {
    minHeight: nalamTokens.controlHeight,
    paddingInline: '10px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: nalamTokens.brandInk,
    fontFamily: 'inherit',
    ...textSizes.label,
    cursor: 'pointer',
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  // With the whole fonts these two words would add 130 kB to the first page.
  otherScript: { fontFamily: "'Nalam Languages', system-ui, sans-serif" },
  chosen: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'underline',
    textUnderlineOffset: '6px',
    textDecorationThickness: '2px',
  },
})
