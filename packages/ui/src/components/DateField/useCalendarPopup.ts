import { useCallback, useId, useRef, useState } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useDismiss } from '../MenuButton/useDismiss.ts'
import { useToasts } from '../Toasts/ToastProvider.tsx'
import { useLazyPart } from '../useLazyPart.ts'
import type { DateCalendarProps } from './DateCalendar.tsx'

// With Fluent's calendar 21 kB, which most visits do not need.
const fetchCalendar = () => import('./DateCalendar.tsx').then(({ DateCalendar }) => DateCalendar)

/** A button that opens a calendar. The calendar's code comes when the button is about to be pressed, and closing it leads back there. */
export function useCalendarPopup() {
  const { forms } = useMessages()
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
    /** Holds the button and what opens: a click outside of it closes. */
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
    /** Of the element around the calendar. */
    id,
    /** Undefined while it is closed. */
    Calendar: isOpen ? Part : undefined,
    prepare,
    close,
  } as const
}
