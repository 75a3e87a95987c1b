import { dateFieldMessages } from '../../messages/en/dateField.ts'
import { CalendarLtr20Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import { clinicToday, parseTypedDate, toWireDate } from '@nalam/sdk'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, Ref, RefObject } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useClock } from '../NalamProvider/useClock.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import { useDateFieldStyles } from './DateField.styles.ts'
import { placeBelow } from './placeBelow.ts'
import { useCalendarPopup } from './useCalendarPopup.ts'
import { windowOf } from '../../theme/targetDocument.ts'

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
export function DateField({ value, onValueChange, today: given, min, max, onBlur, ref, ...rest }: DateFieldProps) {
  const styles = useDateFieldStyles()
  const clock = useClock()
  const today = given ?? clinicToday(clock())
  const messages = useMessages(dateFieldMessages)
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { root, button, buttonProps, id, Calendar, close } = useCalendarPopup()
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)

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
    <div ref={root}>
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
            {...buttonProps}
            icon={<CalendarLtr20Regular aria-hidden />}
            label={messages.open}
            hasTooltip={false}
            size="small"
            // Keeps the caret in the field, so that no blur event reports errors.
            onMouseDown={(event) => event.preventDefault()}
          />
        }
      />
      {Calendar && (
        <Panel id={id} aria-label={messages.calendar} below={button}>
          <Calendar
            {...{ value, today, min, max }}
            onChoose={(date) => {
              setTyped(undefined)
              onValueChange(date)
              close()
            }}
            onClose={close}
          />
        </Panel>
      )}
    </div>
  )
}

/**
 * Popover in the top layer: above everything, including a dialog around the field, and not clipped
 * by scroll containers.
 */
function Panel({ below, ...rest }: ComponentProps<'div'> & { below: RefObject<HTMLElement | null> }) {
  const styles = useDateFieldStyles()
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = element.current
    const anchor = below.current
    if (!panel || !anchor) return undefined
    const place = () => placeBelow(panel, anchor)
    panel.showPopover()
    place()
    const observer = new ResizeObserver(place)
    observer.observe(panel)
    const page = panel.ownerDocument
    const view = windowOf(panel)
    view.addEventListener('resize', place)
    page.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      view.removeEventListener('resize', place)
      page.removeEventListener('scroll', place, { capture: true })
    }
  }, [below])
  return <div {...rest} ref={element} role="dialog" popover="manual" className={styles.panel} />
}
