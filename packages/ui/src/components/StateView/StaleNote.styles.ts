import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useStaleNoteStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    marginBlockEnd: '12px',
    padding: '8px 14px',
    border: `1px solid ${nalamTokens.rescheduleInk}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: nalamTokens.rescheduleTint,
    color: nalamTokens.rescheduleInk,
  },
})
