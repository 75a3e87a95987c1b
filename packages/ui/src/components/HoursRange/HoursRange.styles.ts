import { makeStyles } from '@fluentui/react-components'

export const useHoursRangeStyles = makeStyles({
  row: {
    display: 'grid',
    // Below each other where one of them has no room for its words in every language.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
    columnGap: '12px',
    maxWidth: '360px',
  },
})
