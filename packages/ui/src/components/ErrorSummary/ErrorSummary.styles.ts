import { makeStyles } from '@fluentui/react-components'
import { tokens } from '../../theme/tokens.ts'

export const useErrorSummaryStyles = makeStyles({
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
