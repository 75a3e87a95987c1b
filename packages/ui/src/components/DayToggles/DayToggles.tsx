import { daysMessages } from '../../messages/en/days.ts'
import { mergeClasses } from '@fluentui/react-components'
import { WEEKDAYS } from '@nalam/sdk'
import type { WeekdayCode } from '@nalam/sdk'
import { useImperativeHandle, useRef, useState } from 'react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { FormField } from '../FormField/FormField.tsx'
import { useDayTogglesStyles } from './DayToggles.styles.ts'

export interface DayTogglesProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'ref'> {
  label: ReactNode
  hint?: ReactNode
  /** The error: the id of a validation message, or the server's text. */
  error?: string | undefined
  required?: boolean | undefined
  /** The chosen days, in any order. */
  value?: readonly WeekdayCode[] | undefined
  defaultValue?: readonly WeekdayCode[] | undefined
  /** Called with the chosen days in the order of the week. */
  onValueChange?: ((days: WeekdayCode[]) => void) | undefined
  /** `focus()` focuses the first day. */
  ref?: Ref<{ focus: () => void }>
}

const NONE: readonly WeekdayCode[] = []

/** The days of a week as toggle buttons, SUN to SAT. */
export function DayToggles({
  label,
  hint,
  error,
  required,
  value,
  defaultValue = NONE,
  onValueChange,
  ref,
  ...rest
}: DayTogglesProps) {
  const styles = useDayTogglesStyles()
  const messages = useMessages(daysMessages)
  const first = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState(defaultValue)
  const days = value ?? chosen
  useImperativeHandle(ref, () => ({ focus: () => first.current?.focus() }))

  const toggle = (day: WeekdayCode) => {
    const next = WEEKDAYS.filter((code) => (code === day ? !days.includes(code) : days.includes(code)))
    setChosen(next)
    onValueChange?.(next)
  }
  return (
    <FormField {...rest} isGroup label={label} hint={hint} error={error} required={required}>
      <div className={styles.row}>
        {WEEKDAYS.map((day, index) => {
          const isChosen = days.includes(day)
          return (
            <button
              key={day}
              ref={index === 0 ? first : undefined}
              type="button"
              aria-pressed={isChosen}
              className={mergeClasses(styles.day, isChosen && styles.chosen)}
              onClick={() => toggle(day)}
            >
              {messages[day]}
            </button>
          )
        })}
      </div>
    </FormField>
  )
}
