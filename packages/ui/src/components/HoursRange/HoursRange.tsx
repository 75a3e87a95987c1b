import { hoursMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { changeFrom, FROM_HOURS, toHoursAfter, type AvailableTime } from '@nalam/sdk/validation'
import { useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react'
import { FormField, type FormFieldProps } from '../FormField/FormField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'

const useHoursRangeStyles = makeStyles({
  row: {
    display: 'grid',
    // Below each other where one of them has no room for its words in every language.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
    columnGap: '12px',
    maxWidth: '360px',
  },
})

export interface HoursRangeProps
  extends
    Pick<FormFieldProps, 'label' | 'hint'>,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onBlur' | 'ref'> {
  /** The errors of "from" and "to": ids of validation messages, or the server's texts. */
  errors?: { from?: string | undefined; to?: string | undefined } | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Hours like `9 AM`; an empty string if nothing is chosen. */
  value?: AvailableTime | undefined
  defaultValue?: AvailableTime | undefined
  onValueChange?: ((time: AvailableTime) => void) | undefined
  /** Called when either of the two fields loses the focus. */
  onBlur?: (() => void) | undefined
  /** `focus()` focuses the first of the two that is invalid or empty. */
  ref?: Ref<{ focus: () => void }>
}

const NOTHING: AvailableTime = { from: '', to: '' }
const options = (hours: readonly string[]) => hours.map((hour) => ({ value: hour, label: hour }))

/**
 * Two hours: "to" is enabled after "from" is chosen and offers only later hours; changing "from"
 * clears a "to" that is no longer later (PROF-07).
 */
export function HoursRange({
  errors,
  required,
  disabled = false,
  value,
  defaultValue = NOTHING,
  onValueChange,
  onBlur,
  ref,
  ...rest
}: HoursRangeProps) {
  const styles = useHoursRangeStyles()
  const messages = useMessages(hoursMessages)
  const [chosen, setChosen] = useState(defaultValue)
  const time = value ?? chosen
  const from = useRef<HTMLSelectElement>(null)
  const to = useRef<HTMLSelectElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => (time.from !== '' && !errors?.from ? to : from).current?.focus(),
  }))
  const change = (next: AvailableTime) => {
    setChosen(next)
    onValueChange?.(next)
  }
  const field = (end: 'from' | 'to') => ({
    label: messages[end],
    value: time[end],
    error: errors?.[end],
    placeholder: messages.choose,
    required,
    onBlur,
  })
  return (
    <FormField {...rest} isGroup hasErrorLine={rest.hint !== undefined}>
      <div className={styles.row}>
        <SelectField
          {...field('from')}
          ref={from}
          disabled={disabled}
          options={options(FROM_HOURS)}
          onValueChange={(hour) => change(changeFrom(time, hour))}
        />
        <SelectField
          {...field('to')}
          ref={to}
          disabled={disabled || time.from === ''}
          options={options(toHoursAfter(time.from))}
          onValueChange={(hour) => change({ ...time, to: hour })}
        />
      </div>
    </FormField>
  )
}
