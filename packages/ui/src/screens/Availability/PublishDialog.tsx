import { Button } from '@fluentui/react-button'
import { addDays, daysBetween } from '@nalam/sdk'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { useAvailabilityMessages } from '../../messages/useAvailabilityMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useAvailabilityStyles } from './Availability.styles.ts'
import { MOST_DAYS } from './PublishDates.ts'
import type { PublishDates } from './PublishDates.ts'

interface PublishDialogProps {
  today: string
  onChoose: (dates: PublishDates) => void
  onClose: () => void
}

/** Asks which days are published once: from the weekly hours, or as a copy of another week. */
export function PublishDialog({ today, onChoose, onClose }: PublishDialogProps) {
  const styles = useAvailabilityStyles()
  const controls = useControlStyles()
  const { actions } = useMessages()
  const { keep: messages, exceptions } = useAvailabilityMessages()
  const form = useId()
  const [source, setSource] = useState<'hours' | 'week'>('hours')
  const [copyFrom, setCopyFrom] = useState('')
  const [{ from, to }, setDays] = useState({ from: today, to: addDays(today, 27) })
  const [isChecked, setChecked] = useState(false)
  const fromError = from === '' ? exceptions.noDate : from < today ? exceptions.past : undefined
  const toError = lastDayError()
  const copyError = source === 'week' && copyFrom === '' ? exceptions.noDate : undefined

  function lastDayError(): string | undefined {
    if (to === '') return exceptions.noDate
    if (from === '') return undefined
    if (to < from) return exceptions.wrongOrder
    return daysBetween(from, to) < MOST_DAYS ? undefined : messages.tooLong
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if ([fromError, toError, copyError].some((error) => error !== undefined)) return
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
          <TextField
            label={messages.copyFrom}
            type="date"
            value={copyFrom}
            error={isChecked ? copyError : undefined}
            onValueChange={setCopyFrom}
          />
        )}
        <div className={styles.two}>
          <TextField
            label={exceptions.firstDay}
            type="date"
            min={today}
            value={from}
            error={isChecked ? fromError : undefined}
            onValueChange={(day) => setDays({ from: day, to })}
          />
          <TextField
            label={exceptions.lastDay}
            type="date"
            min={from || today}
            value={to}
            error={isChecked ? toError : undefined}
            onValueChange={(day) => setDays({ from, to: day })}
          />
        </div>
      </form>
    </Dialog>
  )
}
