import { mergeClasses } from '@griffel/react'
import { toIsoDate } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { DateField } from '../DateField/DateField.tsx'
import { dayProblem } from '../DateField/dayProblem.ts'
import { useDateRangeFieldsStyles } from './DateRangeFields.styles.ts'

/**
 * First and last day, both included, `YYYY-MM-DD`; empty while not chosen, or the typed text if it
 * is not a valid day.
 */
export interface DateRange {
  from: string
  to: string
}

/** The errors of the two days. */
export type DateRangeProblems = Partial<Record<keyof DateRange, string>>

/**
 * Returns the errors of the two days: both must be set, and the last must not be before the first.
 */
export function useDateRangeProblems({ from, to }: DateRange): DateRangeProblems {
  const { filters: messages } = useDayMessages()
  const fromProblem = dayProblem(from, messages.noDate)
  const isBackward = fromProblem === undefined && to < from
  const toProblem = dayProblem(to, messages.noDate) ?? (isBackward ? messages.wrongOrder : undefined)
  return {
    ...(fromProblem !== undefined && { from: fromProblem }),
    ...(toProblem !== undefined && { to: toProblem }),
  }
}

export interface DateRangeFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: DateRange
  onValueChange: (range: DateRange) => void
  /** Shown below the fields. */
  problems: DateRangeProblems | undefined
  /** Today at the clinic, `YYYY-MM-DD`; defaults to today by the browser's clock. */
  today?: string | undefined
  /** The first day that the calendars offer; unlimited if undefined. */
  earliest?: string | undefined
}

/** Asks for a first and a last day. */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { value, onValueChange, problems, today, earliest, className, ...rest } = props
  const { from, to } = value
  const styles = useDateRangeFieldsStyles()
  const { filters: messages } = useDayMessages()
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <DateField
        label={messages.firstDay}
        today={today}
        min={earliest}
        value={from}
        error={problems?.from}
        onValueChange={(day) => onValueChange({ from: day, to })}
      />
      <DateField
        label={messages.lastDay}
        today={today}
        min={toIsoDate(from) ?? earliest}
        value={to}
        error={problems?.to}
        onValueChange={(day) => onValueChange({ from, to: day })}
      />
    </div>
  )
}
