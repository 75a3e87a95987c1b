import { filtersMessages, useMessages } from '../../messages/internal.ts'
import { daysSchema, type DaysValues } from '@nalam/sdk/validation'
import { DateRangeFields, type DateRange } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { FormDialog, useDialogForm } from '../FormDialog.tsx'
import { useValueField } from '../useValueField.ts'

export interface DatesDialogProps {
  /** The chosen days; undefined if none are chosen. */
  value: DateRange | undefined
  onValueChange: (range: DateRange) => void
  onClose: () => void
}

/** Asks for two days. */
export function DatesDialog({ value, onClose, onValueChange }: DatesDialogProps) {
  const messages = useMessages(filtersMessages)
  const { dialog, ...fields } = useDialogForm<DaysValues>({
    schema: daysSchema,
    defaultValues: value ?? { from: '', to: '' },
    onSubmit: async (days) => {
      onValueChange(days)
      return { ok: true }
    },
    onClose,
  })
  return (
    <FormDialog {...dialog} title={messages.chooseDates} submitText={messages.chooseDates}>
      <DateRangeFields required from={useValueField(fields, 'from')} to={useValueField(fields, 'to')} />
    </FormDialog>
  )
}
