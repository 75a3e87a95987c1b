import { filtersMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { CalendarLtr16Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import { mergeClasses } from '@fluentui/react-components'
import { useState, type ComponentProps } from 'react'
import { useChoicesStyles } from '../../components/Choices/Choices.tsx'
import type { DateRange } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { LazyDialog } from '../LazyDialog.tsx'
import type { DatesDialogProps } from './DatesDialog.tsx'
import { useFilterRowStyles } from './FilterRow.tsx'

export interface DateRangeFilterProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'onClick' | 'type' | 'value'
> {
  /** The chosen days; undefined if none are chosen. */
  value: DateRange | undefined
  onValueChange: (range: DateRange) => void
}

const fetchDatesDialog = () => import('./DatesDialog.tsx').then(({ DatesDialog }) => DatesDialog)

/** A chip that opens a dialog for two days and then shows them. */
export function DateRangeFilter({ value, onValueChange, className, ...rest }: DateRangeFilterProps) {
  const styles = useFilterRowStyles()
  const choice = useChoicesStyles()
  const messages = useMessages(filtersMessages)
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        {...rest}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={mergeClasses(
          styles.button,
          choice.option,
          choice.chip,
          value && mergeClasses(styles.chosen, choice.chosen, choice.chosenChip),
          className,
        )}
        data-chosen={value ? true : undefined}
        onClick={() => setOpen(true)}
      >
        <CalendarLtr16Regular aria-hidden />
        {value ? formats.day(value.from, value.to) : messages.dates}
      </button>
      <LazyDialog<DatesDialogProps>
        fetchDialog={fetchDatesDialog}
        isPrepared
        dialog={isOpen ? { value, onValueChange, onClose: () => setOpen(false) } : undefined}
      />
    </>
  )
}
