import { actionsMessages } from '../../messages/en/actions.ts'
import { availabilityMessages } from '../../messages/en/availability.ts'
import { addDays } from '@nalam/sdk'
import { publicationSchema } from '@nalam/sdk/validation'
import type { PublicationValues } from '@nalam/sdk/validation'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { DateRangeFields } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import { useDateController } from '../../forms/useDateController.ts'
import { useMessages } from '../../messages/useMessages.ts'
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
  const actions = useMessages(actionsMessages)
  const { keep: messages } = useMessages(availabilityMessages)
  const [schema] = useState(() => publicationSchema({ messages: (each) => each, earliest: today }))
  const id = useId()
  const { form, error, submit } = useActionForm<PublicationValues, ActionResult<keyof PublicationValues>>({
    schema,
    defaultValues: { source: 'hours', copyFrom: '', from: today, to: addDays(today, 27) },
    onSubmit: async ({ source, copyFrom, from, to }) => {
      onChoose({ from, to, ...(source === 'week' && { copyFrom }) })
      return { ok: true }
    },
  })
  const { onChange: onSourceChange, ...source } = useController({ control: form.control, name: 'source' }).field
  const copyFrom = useDateController(form.control, 'copyFrom')
  const from = useDateController(form.control, 'from')
  const to = useDateController(form.control, 'to')
  return (
    <Dialog
      open
      title={messages.once}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" form={id}>
            {messages.toPreview}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <SelectField
          {...source}
          label={messages.source}
          options={[
            { value: 'hours', label: messages.fromHours },
            { value: 'week', label: messages.fromWeek },
          ]}
          onValueChange={(chosen) => onSourceChange(chosen)}
        />
        {source.value === 'week' && (
          <DateField {...copyFrom} required label={messages.copyFrom} today={today} error={error('copyFrom')} />
        )}
        <DateRangeFields
          required
          today={today}
          earliest={today}
          from={{ ...from, error: error('from') }}
          to={{ ...to, error: error('to') }}
        />
      </form>
    </Dialog>
  )
}
