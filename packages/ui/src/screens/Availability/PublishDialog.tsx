import { Button } from '@fluentui/react-button'
import { addDays, daysBetween } from '@nalam/sdk'
import { MOST_PLAN_DAYS } from '@nalam/sdk/validation'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { DateField } from '../../components/DateField/DateField.tsx'
import { dayProblem } from '../../components/DateField/dayProblem.ts'
import { DateRangeFields, useDateRangeProblems } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { useAvailabilityMessages } from '../../messages/useAvailabilityMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useAvailabilityStyles } from './Availability.styles.ts'
import type { PublishDates } from './PublishDates.ts'

interface PublishDialogProps {
  today: string
  onChoose: (dates: PublishDates) => void
  onClose: () => void
}

/** Asks which days to publish once: from the weekly hours, or as a copy of another week. */
export function PublishDialog({ today, onChoose, onClose }: PublishDialogProps) {
  const styles = useAvailabilityStyles()
  const controls = useControlStyles()
  const { actions } = useMessages()
  const { keep: messages, exceptions } = useAvailabilityMessages()
  const form = useId()
  const [source, setSource] = useState<'hours' | 'week'>('hours')
  const [copyFrom, setCopyFrom] = useState('')
  const [days, setDays] = useState({ from: today, to: addDays(today, 27) })
  const { from, to } = days
  const [isChecked, setChecked] = useState(false)
  const rangeProblems = useDateRangeProblems(days)
  const areDays = Object.keys(rangeProblems).length === 0
  const problems = {
    ...rangeProblems,
    ...(areDays && from < today && { from: exceptions.past }),
    ...(areDays && daysBetween(from, to) >= MOST_PLAN_DAYS && { to: messages.tooLong }),
  }
  const copyError = source === 'week' ? dayProblem(copyFrom, exceptions.noDate) : undefined

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(problems).length > 0 || copyError !== undefined) return
    onChoose({ from, to, ...(source === 'week' && { copyFrom }) })
  }
  return (
    <Dialog
      open
      title={messages.once}
      onClose={onClose}
      actions={
        <>
          <Button size="large" className={controls.button} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button size="large" className={controls.button} appearance="primary" type="submit" form={form}>
            {messages.toPreview}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={submit}>
        <SelectField
          label={messages.source}
          value={source}
          options={[
            { value: 'hours', label: messages.fromHours },
            { value: 'week', label: messages.fromWeek },
          ]}
          onValueChange={(chosen) => setSource(chosen === 'week' ? 'week' : 'hours')}
        />
        {source === 'week' && (
          <DateField
            label={messages.copyFrom}
            today={today}
            value={copyFrom}
            error={isChecked ? copyError : undefined}
            onValueChange={setCopyFrom}
          />
        )}
        <DateRangeFields
          value={days}
          today={today}
          earliest={today}
          problems={isChecked ? problems : undefined}
          onValueChange={setDays}
        />
      </form>
    </Dialog>
  )
}
