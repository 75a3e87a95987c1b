import { Button } from '@fluentui/react-button'
import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { toWireDate } from '@nalam/sdk'
import type { HoursRange, NewException } from '@nalam/sdk'
import { hoursProblems } from '@nalam/sdk/validation'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { DateField } from '../../components/DateField/DateField.tsx'
import { DateRangeFields, useDateRangeProblems } from '../../components/DateRangeFields/DateRangeFields.tsx'
import type { DateRange } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useAvailabilityMessages } from '../../messages/useAvailabilityMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useAvailabilityStyles } from './Availability.styles.ts'
import { HoursFields } from './HoursFields.tsx'
import { nextRange } from './weekHours.ts'

interface ExceptionDialogProps {
  today: string
  onAdd: (exception: NewException) => Promise<ActionResult<string>>
  onClose: () => void
}

const LONGEST_NOTE = 120

/**
 * Asks for closed days, or for a day with different hours. The input stays until the exception is
 * added.
 */
export function ExceptionDialog({ today, onAdd, onClose }: ExceptionDialogProps) {
  const styles = useAvailabilityStyles()
  const controls = useControlStyles()
  const { actions } = useMessages()
  const { exceptions: messages, hours: hoursMessages, closed, otherHours } = useAvailabilityMessages()
  const form = useId()
  const [kind, setKind] = useState<NewException['kind']>('closed')
  const [days, setDays] = useState({ from: '', to: '' })
  const [note, setNote] = useState('')
  const [hours, setHours] = useState<readonly HoursRange[]>([nextRange([])])
  const [isChecked, setChecked] = useState(false)
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<Readonly<Partial<Record<string, string>>>>({})
  const { from } = days
  const to = kind === 'hours' ? from : days.to
  const problems = kind === 'hours' ? hoursProblems(hours) : []
  const isPast = from !== '' && from < today
  const dayProblems = { ...(isPast && { from: messages.past }), ...useDateRangeProblems({ from, to }) }
  const shownProblems = isChecked ? { ...refused, ...dayProblems } : undefined

  const changeDays = (next: DateRange) => {
    setRefused({})
    // The last day follows the first one until the doctor changes it.
    setDays({ ...next, to: next.from !== from && days.to === from ? next.from : next.to })
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isPending || Object.keys(dayProblems).length > 0 || problems.length > 0) return
    setPending(true)
    const text = note.trim()
    const result = await onAdd({
      from: toWireDate(from) ?? from,
      to: toWireDate(to) ?? to,
      kind,
      ...(text !== '' && { note: text }),
      hours: kind === 'hours' ? [...hours] : [],
    })
    setPending(false)
    if (result.ok) onClose()
    else setRefused(result.fieldErrors ?? {})
  }
  const isClosed = kind === 'closed'
  return (
    <Dialog
      open
      size={isClosed ? 'medium' : 'wide'}
      title={messages.addTitle}
      isPending={isPending}
      onClose={onClose}
      actions={
        <>
          <Button size="large" className={controls.button} disabledFocusable={isPending} onClick={onClose}>
            {actions.cancel}
          </Button>
          <SubmitButton form={form} isPending={isPending} pendingText={messages.submitting}>
            {messages.submit}
          </SubmitButton>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <SelectField
          label={messages.kind}
          value={kind}
          options={[
            { value: 'closed', label: closed },
            { value: 'hours', label: otherHours },
          ]}
          onValueChange={(chosen) => setKind(chosen === 'hours' ? 'hours' : 'closed')}
        />
        {isClosed ? (
          <DateRangeFields
            value={days}
            today={today}
            earliest={today}
            problems={shownProblems}
            onValueChange={changeDays}
          />
        ) : (
          <DateField
            label={messages.day}
            today={today}
            min={today}
            value={from}
            error={shownProblems?.from}
            onValueChange={(day) => changeDays({ ...days, from: day })}
          />
        )}
        {!isClosed && (
          <div className={styles.day}>
            {hours.map((range, index) => (
              <HoursFields
                // The rows have no identity other than their index.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                hours={range}
                problem={problems.find((problem) => problem.index === index)}
                onHoursChange={(next) => setHours(hours.map((each, at) => (at === index ? next : each)))}
                onRemove={hours.length > 1 ? () => setHours(hours.filter((_, at) => at !== index)) : undefined}
              />
            ))}
            <Button
              appearance="transparent"
              className={styles.quiet}
              icon={<Add16Regular aria-hidden />}
              onClick={() => setHours([...hours, nextRange(hours)])}
            >
              {hoursMessages.add}
            </Button>
          </div>
        )}
        <TextField
          label={messages.note}
          hint={messages.noteHint}
          value={note}
          maxLength={LONGEST_NOTE}
          error={refused.note}
          onValueChange={setNote}
        />
      </form>
    </Dialog>
  )
}
