import { makeStyles } from '@fluentui/react-components'

export const useSlotsStyles = makeStyles({
  strip: { marginBlockEnd: '20px' },
  changes: { marginBlock: '20px 0' },
})
