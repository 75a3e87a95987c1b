import { Button } from '../../components/Button/Button.tsx'
import { calendarMessages } from '../../messages/en/calendar.ts'
import { visitsMessages } from '../../messages/en/visits.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useVisitsStyles } from './Visits.styles.ts'

/** Says that there is no free time, and leads to adding one. */
export function NoTimes({ addSlotHref }: { addSlotHref: string | undefined }) {
  const styles = useVisitsStyles()
  const messages = useMessages(visitsMessages)
  const calendar = useMessages(calendarMessages)
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{messages.noTimes}</p>
      <p className={styles.emptyText}>{messages.noTimesText}</p>
      {addSlotHref !== undefined && <Button href={addSlotHref}>{calendar.addSlot}</Button>}
    </div>
  )
}
