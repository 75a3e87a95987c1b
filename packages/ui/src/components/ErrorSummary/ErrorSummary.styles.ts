import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useErrorSummaryStyles = makeStyles({
  root: {
    display: 'flex',
    columnGap: '12px',
    padding: '14px 16px',
    border: `1px solid ${nalamTokens.declinedInk}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: nalamTokens.declinedTint,
    color: nalamTokens.declinedInk,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  icon: { flexShrink: 0, marginBlockStart: '1px' },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '20px',
    rowGap: '4px',
    margin: '6px 0 0',
    padding: 0,
    listStyleType: 'none',
  },
  link: {
    color: 'inherit',
    textDecorationLine: 'underline',
    textAlign: 'start',
    ':hover': { color: 'inherit', textDecorationThickness: '2px' },
  },
})
