import { makeStyles } from '@fluentui/react-components'

export const useDateFieldStyles = makeStyles({
  example: { whiteSpace: 'nowrap' },
  panel: { padding: 0, zIndex: 30 },
})
