import { filtersMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { toIsoDate } from '@nalam/sdk'
import { useRef, type ComponentProps } from 'react'
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx'

const useDateRangeFieldsStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
    columnGap: '12px',
  },
})

/**
 * First and last day, both included, `YYYY-MM-DD`; empty while not chosen, or the typed text if it
 * is not a valid day.
 */
export interface DateRange {
  from: string
  to: string
}

/** Value, error and events of one of the two fields. */
export type DateOfRange = Pick<
  DateFieldProps,
  'value' | 'onValueChange' | 'error' | 'onBlur' | 'name' | 'ref' | 'disabled'
>

export interface DateRangeFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first day. */
  from: DateOfRange
  /** The last day. It follows the first one until it is changed. */
  to: DateOfRange
  required?: boolean | undefined
  /** Today at the clinic, `YYYY-MM-DD`; defaults to today by the browser's clock. */
  today?: string | undefined
  /** The first day that the calendars offer; unlimited if undefined. */
  earliest?: string | undefined
}

/** Asks for a first and a last day. */
export function DateRangeFields({ from, to, required, today, earliest, className, ...rest }: DateRangeFieldsProps) {
  const styles = useDateRangeFieldsStyles()
  const messages = useMessages(filtersMessages)
  const follows = useRef(to.value === '' || to.value === from.value)
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <DateField
        {...from}
        label={messages.firstDay}
        required={required}
        today={today}
        min={earliest}
        onValueChange={(day) => {
          from.onValueChange(day)
          if (follows.current && toIsoDate(day) !== null) to.onValueChange(day)
        }}
      />
      <DateField
        {...to}
        label={messages.lastDay}
        required={required}
        today={today}
        min={toIsoDate(from.value) ?? earliest}
        onValueChange={(day) => {
          follows.current = day === ''
          to.onValueChange(day)
        }}
      />
    </div>
  )
}
