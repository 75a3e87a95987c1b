import { makeStyles } from '@fluentui/react-components'

export const useDateRangeFieldsStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
    columnGap: '12px',
  },
})
