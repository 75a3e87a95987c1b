import { nalamTokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'

export const useAddSlotStyles = makeStyles({
  card: { maxWidth: '440px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '6px' },
  closed: {
    display: 'flex',
    columnGap: '6px',
    margin: 0,
    color: nalamTokens.rescheduleInk,
    '& svg': { flexShrink: 0, marginBlockStart: '2px' },
    ':not(:empty)': { marginBlockEnd: '12px' },
  },
  note: { marginBlock: '0 12px', fontSize: '0.8125rem', lineHeight: '1.125rem', color: nalamTokens.ink3 },
})
