import { filtersMessages } from '../../messages/en/filters.ts'
import { CalendarLtr16Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import { mergeClasses } from '@fluentui/react-components'
import { daysSchema } from '@nalam/sdk/validation'
import type { DaysValues } from '@nalam/sdk/validation'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import type { ActionResult } from '../ActionResult.ts'
import { useActionForm } from '../useActionForm.ts'
import { useDateController } from '../useDateController.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { DateRangeFields, type DateRange } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { useFilterRowStyles } from './FilterRow.styles.ts'

export interface DateRangeFilterProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'onClick' | 'type' | 'value'
> {
  /** The chosen days; undefined if none are chosen. */
  value: DateRange | undefined
  onValueChange: (range: DateRange) => void
}

/** A chip that opens a dialog for two days and then shows them. */
export function DateRangeFilter({ value, onValueChange, className, ...rest }: DateRangeFilterProps) {
  const styles = useFilterRowStyles()
  const messages = useMessages(filtersMessages)
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const shown = value && (value.from === value.to ? [value.from] : [value.from, value.to])
  return (
    <>
      <button
        {...rest}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={mergeClasses(styles.chip, value && styles.chosen, className)}
        data-chosen={value ? true : undefined}
        onClick={() => setOpen(true)}
      >
        <CalendarLtr16Regular aria-hidden />
        {shown ? shown.map((date) => formats.date(date)).join(' – ') : messages.dates}
      </button>
      {isOpen && (
        <DatesDialog
          value={value}
          onClose={() => setOpen(false)}
          onValueChange={(range) => {
            onValueChange(range)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

type DatesDialogProps = Pick<DateRangeFilterProps, 'value' | 'onValueChange'> & { onClose: () => void }

function DatesDialog({ value, onClose, onValueChange }: DatesDialogProps) {
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
