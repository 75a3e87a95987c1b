import { useSurfaceStyles } from '../../theme/internal.ts'
import { makeStyles, Popover, PopoverSurface, mergeClasses, type PopoverProps } from '@fluentui/react-components'
import { useRef, type ComponentProps, type ReactElement } from 'react'
import { useOpenPart } from '../useOpenPart.ts'
import type { DateCalendarProps } from './DateCalendar.tsx'

export const useDateFieldStyles = makeStyles({
  example: { whiteSpace: 'nowrap' },
  panel: { padding: 0, zIndex: 30 },
})

// 21 kB with Fluent's calendar, which most visits do not need.
const fetchCalendar = () => import('./DateCalendar.tsx').then(({ DateCalendar }) => DateCalendar)

export interface CalendarPopoverProps extends Omit<DateCalendarProps, 'onClose'> {
  /** Accessible name of the popover. */
  label: string
  align: 'start' | 'end'
  /** Renders the button that opens the calendar, in a `PopoverTrigger`, and what it belongs to. */
  children: (button: ButtonAttributes) => ReactElement
}

type ButtonAttributes = Pick<ComponentProps<'button'>, 'ref' | 'aria-haspopup' | 'onFocus' | 'onPointerEnter'>

/**
 * A calendar that a button opens. Its code is fetched when the pointer or the focus enters the
 * button. It closes when the focus leaves it; Escape and a choice return the focus to the button.
 */
export function CalendarPopover({ label, align, children, onChoose, ...days }: CalendarPopoverProps) {
  const styles = useDateFieldStyles()
  const surface = useSurfaceStyles()
  const { Part: Calendar, open, close: hide, prepare } = useOpenPart<DateCalendarProps>(fetchCalendar)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    hide()
    button.current?.focus()
  }
  const onOpenChange: PopoverProps['onOpenChange'] = (event, data) => {
    if (data.open) open()
    else if (event.type === 'keydown') close()
    else hide()
  }
  return (
    <Popover
      // After its button in the order of Tab, and inside a dialog around it.
      inline
      // The calendar focuses the chosen day.
      unstable_disableAutoFocus
      open={Calendar !== undefined}
      onOpenChange={onOpenChange}
      positioning={{ position: 'below', align, offset: 8, strategy: 'fixed' }}
      surfaceMotion={null}
    >
      {children({ ref: button, 'aria-haspopup': 'dialog', onPointerEnter: prepare, onFocus: prepare })}
      <PopoverSurface
        role="dialog"
        aria-label={label}
        className={mergeClasses(surface.root, styles.panel)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) hide()
        }}
      >
        {Calendar && (
          <Calendar
            {...days}
            onChoose={(date) => {
              close()
              onChoose(date)
            }}
            onClose={close}
          />
        )}
      </PopoverSurface>
    </Popover>
  )
}
