import { useFormats } from '../../messages/useFormats.ts'
import { actionsMessages } from '../../messages/en/actions.ts'
import { availabilityMessages } from '../../messages/en/availability.ts'
import { WEEKDAYS } from '@nalam/sdk'
import type { WeekdayCode } from '@nalam/sdk'
import { weekdaysSchema } from '@nalam/sdk/validation'
import type { WeekdaysValues } from '@nalam/sdk/validation'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { ChoiceChips } from '../../components/ChoiceChips/ChoiceChips.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import { useMessages } from '../../messages/useMessages.ts'

interface CopyHoursDialogProps {
  weekday: WeekdayCode
  onCopy: (days: WeekdayCode[]) => void
  onClose: () => void
}

/** Asks which days the hours of a day are copied to. */
export function CopyHoursDialog({ weekday, onCopy, onClose }: CopyHoursDialogProps) {
  const actions = useMessages(actionsMessages)
  const { hours: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const [schema] = useState(() => weekdaysSchema({ messages: (each) => each }))
  const id = useId()
  const { form, error, submit } = useActionForm<WeekdaysValues, ActionResult<'weekdays'>>({
    schema,
    defaultValues: { weekdays: [] },
    onSubmit: async ({ weekdays }) => {
      onCopy(weekdays)
      return { ok: true }
    },
  })
  const { onChange, ...weekdays } = useController({ control: form.control, name: 'weekdays' }).field
  return (
    <Dialog
      open
      title={messages.copyTitle(formats.weekday(weekday))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" form={id}>
            {messages.copySubmit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <ChoiceChips
          {...weekdays}
          required
          label={messages.copyTo}
          options={WEEKDAYS.filter((day) => day !== weekday).map((day) => ({
            value: day,
            label: formats.weekday(day),
          }))}
          onValueChange={(chosen) => onChange(chosen)}
          error={error('weekdays')}
        />
      </form>
    </Dialog>
  )
}
