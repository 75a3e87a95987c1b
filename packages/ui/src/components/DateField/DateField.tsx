import { dateFieldMessages, useMessages, useClock } from '../../messages/internal.ts'
import { PopoverTrigger } from '@fluentui/react-components'
import { CalendarLtr20Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import { clinicToday, parseTypedDate, toWireDate } from '@nalam/sdk'
import { useState, type Ref } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { CalendarPopover, useDateFieldStyles } from './CalendarPopover.tsx'

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'contentBefore' | 'contentAfter' | 'filter' | 'hint' | 'min' | 'max'
> {
  /** `YYYY-MM-DD`, or the typed text if it is not a valid day. */
  value: string
  /** Called with `YYYY-MM-DD`, or with the typed text if it is not a valid day. */
  onValueChange: (value: string) => void
  /** Today at the clinic, `YYYY-MM-DD`; defaults to today by the provider's clock. */
  today?: string | undefined
  /** First day that the calendar offers, `YYYY-MM-DD`; unlimited if undefined. */
  min?: string | undefined
  /** Last day that the calendar offers, `YYYY-MM-DD`; unlimited if undefined. */
  max?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * A date field with a calendar. It parses day, month, year in every browser (`23-11-2026`), accepts
 * other separators and ISO dates, and shows `DD-MM-YYYY` when it loses the focus.
 */
export function DateField({ value, onValueChange, today: given, min, max, onBlur, ...rest }: DateFieldProps) {
  const styles = useDateFieldStyles()
  const clock = useClock()
  const today = given ?? clinicToday(clock())
  const messages = useMessages(dateFieldMessages)
  const [typed, setTyped] = useState<string>()

  const example = toWireDate(today) ?? today
  // Keeps the example date on one line: it would wrap at its hyphens.
  const [before, after] = messages.hint(example).split(example)
  const hint = (
    <>
      {before}
      <span className={styles.example}>{example}</span>
      {after}
    </>
  )
  return (
    <CalendarPopover
      {...{ value, today, min, max }}
      label={messages.calendar}
      align="end"
      onChoose={(date) => {
        setTyped(undefined)
        onValueChange(date)
      }}
    >
      {(button) => (
        <TextField
          autoComplete="off"
          {...rest}
          hint={hint}
          value={typed ?? toWireDate(value) ?? value}
          onValueChange={(text) => {
            setTyped(text)
            onValueChange(parseTypedDate(text) ?? text)
          }}
          onBlur={(event) => {
            setTyped(undefined)
            onBlur?.(event)
          }}
          contentAfter={
            <PopoverTrigger disableButtonEnhancement>
              <IconButton
                {...button}
                icon={<CalendarLtr20Regular aria-hidden />}
                label={messages.open}
                hasTooltip={false}
                size="small"
                // Keeps the caret in the field, so that no blur event reports errors.
                onMouseDown={(event) => event.preventDefault()}
              />
            </PopoverTrigger>
          }
        />
      )}
    </CalendarPopover>
  )
}
