import { useFormats } from '../../messages/useFormats.ts'
import { availabilityMessages } from '../../messages/en/availability.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { WeekdayCode, WeeklyAvailability } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { useAvailabilityStyles } from './Availability.styles.ts'
import { changedWeekdays, hoursOn, slotCount } from './weekHours.ts'

interface NewerHoursDialogProps {
  mine: WeeklyAvailability
  newer: WeeklyAvailability
  onKeepMine: () => void
  onUseNewer: () => void
}

/**
 * Shown when hours were saved elsewhere meanwhile: compares both versions and asks which one to
 * keep. Nothing is lost before the answer.
 */
export function NewerHoursDialog({ mine, newer, onKeepMine, onUseNewer }: NewerHoursDialogProps) {
  const styles = useAvailabilityStyles()
  const { newer: messages } = useMessages(availabilityMessages)
  const days = changedWeekdays(mine.weeklyHours, newer.weeklyHours)
  return (
    <Dialog
      open
      isAlert
      title={messages.title}
      onClose={onKeepMine}
      actions={
        <>
          <Button onClick={onKeepMine}>{messages.keepMine}</Button>
          <Button appearance="primary" onClick={onUseNewer}>
            {messages.takeNewer}
          </Button>
        </>
      }
    >
      <p className={styles.dialogText}>{messages.text}</p>
      <div className={styles.two}>
        <Version title={messages.mine} version={mine} days={days} />
        <Version title={messages.theirs} version={newer} days={days} />
      </div>
    </Dialog>
  )
}

interface VersionProps {
  title: string
  version: WeeklyAvailability
  /** The days whose hours differ. */
  days: readonly WeekdayCode[]
}

function Version({ title, version, days }: VersionProps) {
  const styles = useAvailabilityStyles()
  const { hours: messages, keep, closed } = useMessages(availabilityMessages)
  const formats = useFormats()
  return (
    <section className={styles.version}>
      <h3 className={styles.dayTitle}>{title}</h3>
      <p className={styles.quietText}>{messages.aWeek(slotCount(version.weeklyHours))}</p>
      <p className={styles.quietText}>{keep.value(version.keepPublishedWeeks)}</p>
      <dl className={styles.versionDays}>
        {days.map((day) => (
          <div key={day}>
            <dt className={styles.versionDay}>{formats.weekday(day)}</dt>
            <dd className={styles.versionHours}>
              {hoursOn(version.weeklyHours, day)
                .map(({ from, to }) => formats.timeRange(from, to))
                .join(', ') || closed}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
