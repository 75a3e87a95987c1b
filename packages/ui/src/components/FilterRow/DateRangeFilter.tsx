import { CalendarLtr16Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import { Button } from '@fluentui/react-button'
import { mergeClasses } from '@griffel/react'
import { useId, useState } from 'react'
import type { ComponentProps, SubmitEvent } from 'react'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { DateRangeFields, useDateRangeProblems, type DateRange } from '../DateRangeFields/DateRangeFields.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
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
  const { filters: messages } = useDayMessages()
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
            setOpen(false)
            onValueChange(range)
          }}
        />
      )}
    </>
  )
}

type DatesDialogProps = Pick<DateRangeFilterProps, 'value' | 'onValueChange'> & { onClose: () => void }

function DatesDialog({ value, onClose, onValueChange }: DatesDialogProps) {
  const controls = useControlStyles()
  const { filters: messages } = useDayMessages()
  const { actions } = useMessages()
  const [days, setDays] = useState<DateRange>(value ?? { from: '', to: '' })
  const [isChecked, setChecked] = useState(false)
  const form = useId()
  const problems = useDateRangeProblems(days)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(problems).length === 0) onValueChange(days)
  }
  return (
    <Dialog
      open
      title={messages.chooseDates}
      onClose={onClose}
      actions={
        <>
          <Button size="large" className={controls.button} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button size="large" className={controls.button} appearance="primary" type="submit" form={form}>
            {messages.show}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <DateRangeFields value={days} problems={isChecked ? problems : undefined} onValueChange={setDays} />
      </form>
    </Dialog>
  )
}
