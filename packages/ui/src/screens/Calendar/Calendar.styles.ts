import { makeStyles } from '@fluentui/react-components'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'

export const useCalendarStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 344px',
    gap: '20px',
    alignItems: 'start',
    '@media (max-width: 1099.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  summary: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '24px',
    margin: '0 0 12px',
    color: nalamTokens.ink2,
  },
  // On a phone the foot has it.
  addSlot: { [media.phone]: { display: 'none' } },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 20px',
    margin: '10px 0 0',
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.25rem',
    color: nalamTokens.ink2,
    [media.phone]: { display: 'none' },
  },
  legendItem: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
  },
  pending: { color: nalamTokens.pendingInk },
  confirmed: { color: nalamTokens.confirmedInk },
  warning: { color: nalamTokens.rescheduleInk },
  quiet: { color: nalamTokens.ink3 },
  changes: { marginBlock: '20px 0' },
})
