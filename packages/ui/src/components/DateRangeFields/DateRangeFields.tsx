import { mergeClasses } from '@griffel/react'
import type { ComponentProps } from 'react'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { TextField } from '../TextField/TextField.tsx'
import { useDateRangeFieldsStyles } from './DateRangeFields.styles.ts'

/** Days from and to, both included, `YYYY-MM-DD`; an empty text while one is not chosen. */
export interface DateRange {
  from: string
  to: string
}

/** What stands against each of two days. */
export type DateRangeProblems = Partial<Record<keyof DateRange, string>>

/** Both days are there, the last one not before the first. */
export function useDateRangeProblems({ from, to }: DateRange): DateRangeProblems {
  const { filters: messages } = useDayMessages()
  return {
    ...(from === '' && { from: messages.noDate }),
    ...(to === '' ? { to: messages.noDate } : to < from && { to: messages.wrongOrder }),
  }
}

export interface DateRangeFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: DateRange
  onValueChange: (range: DateRange) => void
  /** Shown below the fields. */
  problems: DateRangeProblems | undefined
  /** The first day that can be chosen; any where there is none. */
  earliest?: string | undefined
}

/** Asks for a first and a last day. */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { value, onValueChange, problems, earliest, className, ...rest } = props
  const { from, to } = value
  const styles = useDateRangeFieldsStyles()
  const { filters: messages } = useDayMessages()
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <TextField
        label={messages.firstDay}
        type="date"
        min={earliest}
        value={from}
        error={problems?.from}
        onValueChange={(day) => onValueChange({ from: day, to })}
      />
      <TextField
        label={messages.lastDay}
        type="date"
        min={from || earliest}
        value={to}
        error={problems?.to}
        onValueChange={(day) => onValueChange({ from, to: day })}
      />
    </div>
  )
}
