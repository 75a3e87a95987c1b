import { availabilityMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { MAX_KEPT_WEEKS, publicationSchema, type PublicationValues } from '@nalam/sdk/validation'
import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { CalendarAdd16Regular } from '@fluentui/react-icons/headless/svg/calendar-add'
import { Subtract16Regular } from '@fluentui/react-icons/headless/svg/subtract'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useAvailabilityStyles } from './Availability.styles.ts'
import type { PublishDates } from './PublishDates.ts'
import { addDays } from '@nalam/sdk'
import { DateField } from '../../components/DateField/DateField.tsx'
import { DateRangeFields } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { useValueField } from '../../forms/useValueField.ts'

export interface KeepPublishedProps {
  weeks: number
  onWeeksChange: (weeks: number) => void
  /** Last published day. */
  publishedUntil: string | undefined
  today: string
  onPublishOnce: (dates: PublishDates) => void
}

/**
 * The number of weeks that are kept published (AVAIL-05), and a button to publish chosen days once.
 */
export function KeepPublished({ weeks, onWeeksChange, publishedUntil, today, onPublishOnce }: KeepPublishedProps) {
  const styles = useAvailabilityStyles()
  const { keep: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card as="section" isPadded={false} className={styles.keep}>
      <h2 className={styles.sectionTitle}>{messages.title}</h2>
      <p className={styles.quietText}>{weeks === 0 ? messages.never : messages.nightly}</p>
      <div role="group" aria-label={messages.title} className={styles.stepperRow}>
        <span className={styles.stepper}>
          <IconButton
            icon={<Subtract16Regular />}
            label={messages.fewerWeeks}
            disabled={weeks === 0}
            onClick={() => onWeeksChange(weeks - 1)}
          />
          <output aria-label={messages.value(weeks)} className={styles.stepValue}>
            {formats.number(weeks)}
          </output>
          <IconButton
            icon={<Add16Regular />}
            label={messages.moreWeeks}
            disabled={weeks === MAX_KEPT_WEEKS}
            onClick={() => onWeeksChange(weeks + 1)}
          />
        </span>
        <span aria-hidden>{messages.weeks(weeks)}</span>
      </div>
      <p className={styles.quietText}>
        {publishedUntil === undefined ? messages.nothing : messages.until(formats.day(publishedUntil))}
      </p>
      <Button icon={<CalendarAdd16Regular aria-hidden />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {messages.once}
      </Button>
      {isAsking && <PublishDialog today={today} onClose={() => setAsking(false)} onChoose={onPublishOnce} />}
    </Card>
  )
}

interface PublishDialogProps {
  today: string
  onChoose: (dates: PublishDates) => void
  onClose: () => void
}

/** Asks which days to publish once: from the weekly hours, or as a copy of another week. */
function PublishDialog({ today, onChoose, onClose }: PublishDialogProps) {
  const { keep: messages } = useMessages(availabilityMessages)
  const { dialog, ...fields } = useDialogForm<PublicationValues>({
    schema: (texts) => publicationSchema({ ...texts, earliest: today }),
    defaultValues: { source: 'hours', copyFrom: '', from: today, to: addDays(today, 27) },
    onSubmit: async ({ source, copyFrom, from, to }) => {
      onChoose({ from, to, ...(source === 'week' && { copyFrom }) })
      return { ok: true }
    },
    onClose,
  })
  const source = useValueField(fields, 'source')
  const copyFrom = useValueField(fields, 'copyFrom')
  const from = useValueField(fields, 'from')
  const to = useValueField(fields, 'to')
  return (
    <FormDialog {...dialog} title={messages.once} submitText={messages.toPreview}>
      <SelectField
        {...source}
        label={messages.source}
        options={[
          { value: 'hours', label: messages.fromHours },
          { value: 'week', label: messages.fromWeek },
        ]}
      />
      {source.value === 'week' && <DateField {...copyFrom} required label={messages.copyFrom} today={today} />}
      <DateRangeFields required today={today} earliest={today} from={from} to={to} />
    </FormDialog>
  )
}
