import { makeStyles } from '@fluentui/react-components'

export const useHoursRangeStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '12px', maxWidth: '360px' },
})
