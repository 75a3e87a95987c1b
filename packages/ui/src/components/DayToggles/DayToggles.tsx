import { daysMessages, useMessages } from '../../messages/internal.ts'
import { WEEKDAYS, type WeekdayCode } from '@nalam/sdk'
import { ChoiceChips, type ChoiceChipsProps } from '../ChoiceChips/ChoiceChips.tsx'

export interface DayTogglesProps extends Omit<
  ChoiceChipsProps,
  'options' | 'value' | 'defaultValue' | 'onValueChange' | 'onBlur' | 'look'
> {
  /** The chosen days, in any order. */
  value?: readonly WeekdayCode[] | undefined
  defaultValue?: readonly WeekdayCode[] | undefined
  /** Called with the chosen days in the order of the week. */
  onValueChange?: ((days: WeekdayCode[]) => void) | undefined
}

/** The days of a week as toggle buttons, SUN to SAT. */
export function DayToggles({ onValueChange, ...rest }: DayTogglesProps) {
  const messages = useMessages(daysMessages)
  return (
    <ChoiceChips
      {...rest}
      look="buttons"
      options={WEEKDAYS.map((day) => ({ value: day, label: messages[day] }))}
      onValueChange={(days) => onValueChange?.(WEEKDAYS.filter((day) => days.includes(day)))}
    />
  )
}
