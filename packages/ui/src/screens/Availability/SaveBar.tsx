import { useStickyBar } from '../../theme/internal.ts'
import { availabilityMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { Availability, WeeklyAvailability, WeekdayCode } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { useAvailabilityStyles } from './Availability.styles.ts'
import {
  hasSameTimes,
  isChanged,
  isSameWeek,
  slotCount,
  slotDifference,
  changedWeekdays,
  hoursOn,
} from './weekHours.ts'
import { Dialog } from '../../components/Dialog/Dialog.tsx'

export interface SaveBarProps {
  saved: Availability
  draft: WeeklyAvailability
  hasProblems: boolean
  onDiscard: () => void
  onPreview: () => void
}

/**
 * Shows the number of slots a week and the difference from the saved hours, updated while the
 * doctor edits.
 */
export function SaveBar({ saved, draft, hasProblems, onDiscard, onPreview }: SaveBarProps) {
  const styles = useAvailabilityStyles()
  const { hours: messages } = useMessages(availabilityMessages)
  const change = useChangeText(saved, draft)
  const hasChanged = isChanged(saved, draft)
  const canPreview = hasChanged || saved.isProposal
  const [barRef, barClass] = useStickyBar('end', canPreview)
  const total = messages.aWeek(slotCount(draft.weeklyHours))
  const note = hasProblems ? messages.problems : change
  return (
    <>
      {/* Always there, so that changes are announced; the head of the hours shows the number. */}
      <p role="status" className={styles.spoken}>
        {[total, note ?? []].flat().join(' · ')}
      </p>
      {canPreview && (
        <Card ref={barRef} isPadded={false} className={mergeClasses(barClass, styles.bar)}>
          <p aria-hidden className={styles.barText}>
            <strong className={styles.strong}>{total}</strong>
            {note !== undefined && <span className={hasProblems ? styles.problem : styles.barChange}> · {note}</span>}
          </p>
          <span className={styles.barButtons}>
            {hasChanged && <Button onClick={onDiscard}>{messages.discard}</Button>}
            <Button appearance="primary" disabledFocusable={hasProblems} onClick={onPreview}>
              {messages.preview}
            </Button>
          </span>
        </Card>
      )}
    </>
  )
}

function useChangeText(saved: Availability, draft: WeeklyAvailability): string | undefined {
  const { hours: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const { change, onlyOn } = slotDifference(saved.weeklyHours, draft.weeklyHours)
  if (change === 0) {
    if (!hasSameTimes(saved.weeklyHours, draft.weeklyHours)) return messages.asMany
    if (!isSameWeek(saved.weeklyHours, draft.weeklyHours)) return messages.confirmsChanged
    if (saved.keepPublishedWeeks === draft.keepPublishedWeeks) return undefined
    return messages.keepChanged(draft.keepPublishedWeeks)
  }
  const words = change < 0 ? messages.fewer(-change) : messages.more(change)
  return onlyOn === undefined ? words : messages.allOn(words, formats.weekday(onlyOn))
}

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
