import { filtersMessages } from '../../messages/en/filters.ts'
import { daysSchema } from '@nalam/sdk/validation'
import type { DaysValues } from '@nalam/sdk/validation'
import { useState } from 'react'
import { DateRangeFields, type DateRange } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import type { ActionResult } from '../ActionResult.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useActionForm } from '../useActionForm.ts'
import { useDateController } from '../useDateController.ts'

export interface DatesDialogProps {
  /** The chosen days; undefined if none are chosen. */
  value: DateRange | undefined
  onValueChange: (range: DateRange) => void
  onClose: () => void
}

/** Asks for two days. */
export function DatesDialog({ value, onClose, onValueChange }: DatesDialogProps) {
  const messages = useMessages(filtersMessages)
  const [schema] = useState(() => daysSchema({ messages: (id) => id }))
  const { form, error, submit } = useActionForm<DaysValues, ActionResult<keyof DaysValues>>({
    schema,
    defaultValues: value ?? { from: '', to: '' },
    onSubmit: async (days) => {
      onValueChange(days)
      return { ok: true }
    },
  })
  const from = useDateController(form.control, 'from')
  const to = useDateController(form.control, 'to')
  return (
    <FormDialog title={messages.chooseDates} submit={submit} submitText={messages.show} onClose={onClose}>
      <DateRangeFields required from={{ ...from, error: error('from') }} to={{ ...to, error: error('to') }} />
    </FormDialog>
  )
}
