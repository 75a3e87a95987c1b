import { makeStyles } from '@griffel/react'

export const useSlotsStyles = makeStyles({
  strip: { marginBlockEnd: '20px' },
})
