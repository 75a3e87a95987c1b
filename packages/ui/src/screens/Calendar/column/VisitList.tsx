import { makeStyles } from '@fluentui/react-components'
import type { ClinicMoment } from '@nalam/sdk'
import { Card } from '../../../components/Card/Card.tsx'
import { VisitButtons } from '../../../forms/decisions/VisitButtons.tsx'
import type { NoteVisit } from '../../../forms/decisions/bookingActions.ts'
import { MixedText } from '../../../messages/MixedText.tsx'
import { decisionsMessages } from '../../../messages/en/decisions.ts'
import { useFormats } from '../../../messages/useFormats.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { nalamTokens } from '../../../theme/nalamTokens.ts'
import { tokens } from '../../../theme/tokens.ts'
import type { DayColumn } from '../dayColumn.ts'
import { visitableIn } from '../cell/cellState.ts'

const useStyles = makeStyles({
  root: { marginBlockEnd: '20px', overflow: 'hidden' },
  title: {
    margin: 0,
    padding: '12px 16px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: { padding: '10px 16px 12px', borderTop: `1px solid ${nalamTokens.cardLine}` },
  line: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '8px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  time: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', color: nalamTokens.ink2 },
})

interface VisitListProps {
  column: DayColumn
  now: ClinicMoment
  onVisit: NoteVisit
}

/**
 * The patients of a day who may have come, each with a button for every visit: one tap notes it
 * (VISIT-03). Nothing if there are none.
 */
export function VisitList({ column, now, onVisit }: VisitListProps) {
  const styles = useStyles()
  const messages = useMessages(decisionsMessages)
  const formats = useFormats()
  const bookings = column.cells.flatMap((cell) => visitableIn(cell, now))
  if (bookings.length === 0) return null
  return (
    <Card as="section" isPadded={false} aria-label={messages.visits} className={styles.root}>
      <h2 className={styles.title}>{messages.visits}</h2>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.item}>
            <div className={styles.line}>
              <span className={styles.name}>
                <MixedText text={booking.patientName} />
              </span>
              <span className={styles.time}>{formats.time(booking.time)}</span>
            </div>
            <VisitButtons booking={booking} hasName hasKeys={false} onVisit={onVisit} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
