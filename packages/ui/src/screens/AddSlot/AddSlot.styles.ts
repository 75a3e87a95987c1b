import { nalamTokens } from '../../theme/nalamTokens.ts'
import { makeStyles } from '@griffel/react'

export const useAddSlotStyles = makeStyles({
  card: { maxWidth: '440px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '6px' },
  note: { marginBlock: '0 12px', fontSize: '0.8125rem', lineHeight: '1.125rem', color: nalamTokens.ink3 },
})
