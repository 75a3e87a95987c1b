import { makeStyles } from '@griffel/react'

export const useAddSlotStyles = makeStyles({
  card: { maxWidth: '440px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '6px' },
})
