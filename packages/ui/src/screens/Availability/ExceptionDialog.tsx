import { availabilityMessages, useMessages } from '../../messages/internal.ts'
import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { toWireDate, type NewException } from '@nalam/sdk'
import { exceptionSchema, hoursProblems, type ExceptionValues } from '@nalam/sdk/validation'
import { useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { DateRangeFields } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useValueField } from '../../forms/useValueField.ts'
import { useAvailabilityStyles } from './Availability.styles.ts'
import { HoursFields } from './HoursFields.tsx'
import { isEndChosen, nextRange } from './weekHours.ts'

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
  const { exceptions: messages, hours: hoursMessages, closed, otherHours } = useMessages(availabilityMessages)
  const { field, dialog, ...fields } = useDialogForm<ExceptionValues, ActionResult<string>>({
    schema: (texts) => exceptionSchema({ ...texts, earliest: today }),
    defaultValues: { kind: 'closed', from: '', to: '', note: '', hours: [nextRange([])] },
    onSubmit: ({ kind, from, to, note, hours }) =>
      onAdd({
        from: toWireDate(from) ?? from,
        to: toWireDate(kind === 'hours' ? from : to) ?? to,
        kind,
        ...(note !== '' && { note }),
        hours: kind === 'hours' ? hours : [],
      }),
    onClose,
  })
  const kind = useValueField(fields, 'kind')
  const from = useValueField(fields, 'from')
  const to = useValueField(fields, 'to')
  const { onValueChange: onHoursChange, ...hours } = useValueField(fields, 'hours')
  const problems = hoursProblems(hours.value).filter(
    ({ index, field: part }) => fields.error(`hours.${index}.${part}`) !== undefined,
  )
  // The index of the hours whose end was not chosen yet.
  const [proposed, setProposed] = useState<number | undefined>(0)
  const rows = useRef<HTMLDivElement>(null)
  useImperativeHandle(hours.ref, () => ({
    focus: () => rows.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  }))
  const isClosed = kind.value === 'closed'
  return (
    <FormDialog
      {...dialog}
      size={isClosed ? 'medium' : 'wide'}
      title={messages.addTitle}
      submitText={messages.submit}
      pendingText={messages.submitting}
    >
      <SelectField
        {...kind}
        label={messages.kind}
        options={[
          { value: 'closed', label: closed },
          { value: 'hours', label: otherHours },
        ]}
      />
      {isClosed ? (
        <DateRangeFields required today={today} earliest={today} from={from} to={to} />
      ) : (
        <DateField {...from} required label={messages.day} today={today} min={today} />
      )}
      {!isClosed && (
        <div ref={rows} className={styles.day} onBlur={hours.onBlur}>
          {hours.value.map((range, index) => (
            <HoursFields
              // The rows have no identity other than their index.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              hours={range}
              problem={problems.find((problem) => problem.index === index)}
              isEndProposed={proposed === index}
              onHoursChange={(next) => {
                if (index === proposed && isEndChosen(range, next)) setProposed(undefined)
                onHoursChange(hours.value.map((each, at) => (at === index ? next : each)))
              }}
              onRemove={
                hours.value.length > 1
                  ? () => {
                      setProposed(undefined)
                      onHoursChange(hours.value.filter((_, at) => at !== index))
                    }
                  : undefined
              }
            />
          ))}
          <Button
            appearance="transparent"
            size="medium"
            className={styles.quiet}
            icon={<Add16Regular aria-hidden />}
            onClick={() => {
              setProposed(hours.value.length)
              onHoursChange([...hours.value, nextRange(hours.value)])
            }}
          >
            {hoursMessages.add}
          </Button>
        </div>
      )}
      <TextField {...field('note')} label={messages.note} hint={messages.noteHint} maxLength={LONGEST_NOTE} />
    </FormDialog>
  )
}
