import { formsMessages } from '../../messages/en/forms.ts'
import { useCallback, useId, useRef, useState } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useDismiss } from '../MenuButton/useDismiss.ts'
import { useToasts } from '../Toasts/ToastProvider.tsx'
import { useLazyPart } from '../useLazyPart.ts'
import type { DateCalendarProps } from './DateCalendar.tsx'

// 21 kB with Fluent's calendar, which most visits do not need.
const fetchCalendar = () => import('./DateCalendar.tsx').then(({ DateCalendar }) => DateCalendar)

/**
 * Returns the state of a button that opens a calendar. The calendar's code is fetched when the
 * pointer enters the button. Closing the calendar returns the focus to the button, except after a
 * click outside.
 */
export function useCalendarPopup() {
  const forms = useMessages(formsMessages)
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  const { Part, load, prepare } = useLazyPart<DateCalendarProps>(fetchCalendar)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback((reason?: 'escape' | 'outside') => {
    setOpen(false)
    if (reason !== 'outside') button.current?.focus()
  }, [])
  useDismiss(isOpen, root, close)
  const open = async () => {
    if (await load()) setOpen(true)
    else toasts.error(forms.partMissing)
  }
  return {
    /** Contains the button and the calendar: a click outside of it closes the calendar. */
    root,
    button,
    buttonProps: {
      ref: button,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onPointerEnter: prepare,
      onClick: () => (isOpen ? close() : void open()),
    },
    /** Id for the element around the calendar. */
    id,
    /** The calendar component; undefined while it is closed. */
    Calendar: isOpen ? Part : undefined,
    prepare,
    close,
  } as const
}
