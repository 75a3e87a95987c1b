import { filtersMessages } from '../../messages/en/filters.ts'
import { daysSchema, type DaysValues } from '@nalam/sdk/validation'
import { DateRangeFields, type DateRange } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { FormDialog, useDialogForm } from '../FormDialog.tsx'
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
  const { form, error, dialog } = useDialogForm<DaysValues>({
    schema: daysSchema,
    defaultValues: value ?? { from: '', to: '' },
    onSubmit: async (days) => {
      onValueChange(days)
      return { ok: true }
    },
    onClose,
  })
  const from = useDateController(form.control, 'from')
  const to = useDateController(form.control, 'to')
  return (
    <FormDialog {...dialog} title={messages.chooseDates} submitText={messages.show}>
      <DateRangeFields required from={{ ...from, error: error('from') }} to={{ ...to, error: error('to') }} />
    </FormDialog>
  )
}
