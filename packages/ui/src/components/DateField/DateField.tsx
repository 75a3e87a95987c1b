import { CalendarLtr20Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import { parseTypedDate, toWireDate } from '@nalam/sdk'
import { useCallback, useId, useImperativeHandle, useRef, useState } from 'react'
import type { Ref } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useDismiss } from '../../components/MenuButton/useDismiss.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { TextFieldProps } from '../../components/TextField/TextField.tsx'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useLazyPart } from '../useLazyPart.ts'
import type { DateCalendarProps } from './DateCalendar.tsx'
import { useDateFieldStyles } from './DateField.styles.ts'

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'contentBefore' | 'contentAfter' | 'filter' | 'hint' | 'min' | 'max'
> {
  /** `YYYY-MM-DD`, or what was typed where that is no day. */
  value: string
  /** Called with `YYYY-MM-DD`, or with what was typed where that is no day. */
  onValueChange: (value: string) => void
  /** The clinic's today, `YYYY-MM-DD`. */
  today: string
  /** First day that the calendar offers, `YYYY-MM-DD`. */
  min: string
  /** Last day that the calendar offers, `YYYY-MM-DD`. */
  max: string
  ref?: Ref<HTMLInputElement>
}

// With Fluent's calendar 21 kB, which typing a date does not need.
const fetchCalendar = () => import('./DateCalendar.tsx').then(({ DateCalendar }) => DateCalendar)

/**
 * A day, typed or chosen in a calendar. It reads day, month, year in every browser (`23-11-2026`), takes other separators and
 * ISO as well, and shows `DD-MM-YYYY` once the field is left.
 */
export function DateField({ value, onValueChange, today, min, max, onBlur, ref, ...rest }: DateFieldProps) {
  const styles = useDateFieldStyles()
  const messages = useMessages()
  const toasts = useToasts()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const calendar = useLazyPart<DateCalendarProps>(fetchCalendar)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const close = useCallback((reason?: 'escape' | 'outside') => {
    setOpen(false)
    if (reason !== 'outside') button.current?.focus()
  }, [])
  useDismiss(isOpen, root, close)

  // A date would break at its hyphens.
  const hint = messages.dateField.hint.split(/(\d{2}-\d{2}-\d{4})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.example}>
        {part}
      </span>
    ),
  )
  const open = async () => {
    if (await calendar.load()) setOpen(true)
    else toasts.error(messages.forms.partMissing)
  }
  return (
    <div ref={root} className={styles.root}>
      <TextField
        autoComplete="off"
        {...rest}
        ref={input}
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
          <IconButton
            ref={button}
            icon={<CalendarLtr20Regular aria-hidden />}
            label={messages.dateField.open}
            tooltip="end"
            size="small"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onPointerEnter={calendar.prepare}
            // Keeps the caret in the field, and the field from reporting errors because it was left.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (isOpen ? close() : void open())}
          />
        }
      />
      {isOpen && calendar.Part && (
        <div id={id} role="dialog" aria-label={messages.dateField.calendar} className={styles.panel}>
          <calendar.Part
            {...{ value, today, min, max }}
            onChoose={(date) => {
              setTyped(undefined)
              onValueChange(date)
              close()
            }}
            onClose={close}
          />
        </div>
      )}
    </div>
  )
}
