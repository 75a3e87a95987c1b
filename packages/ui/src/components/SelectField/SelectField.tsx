import { Select } from '@fluentui/react-components'
import type { SelectProps } from '@fluentui/react-components'
import type { ReactNode, Ref } from 'react'
import { useFieldStyles } from '../../theme/useFieldStyles.ts'
import { FormField } from '../FormField/FormField.tsx'

export interface SelectOption {
  value: string
  label: string
  /** Heading of consecutive options that belong together. */
  group?: string | undefined
}

export interface SelectFieldProps extends Omit<
  SelectProps,
  'appearance' | 'children' | 'icon' | 'multiple' | 'root' | 'select' | 'size'
> {
  label: ReactNode
  hint?: ReactNode
  /** The error: the id of a validation message, or the server's text. */
  error?: string | undefined
  /** Marks the field as invalid without an error text of its own. */
  isInvalid?: boolean | undefined
  /** Small link at the end of the label's line. */
  action?: ReactNode
  options: readonly SelectOption[]
  /** Text shown while nothing is chosen. */
  placeholder?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** Class of the whole field; all other attributes go to the select. */
  className?: string
  ref?: Ref<HTMLSelectElement> | undefined
}

/** A native select: quick to use by keyboard, and familiar on every phone. */
export function SelectField({
  label,
  hint,
  error,
  isInvalid,
  action,
  options,
  placeholder,
  onValueChange,
  onChange,
  className,
  id,
  required,
  ref,
  ...rest
}: SelectFieldProps) {
  const control = useFieldStyles()
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      isInvalid={isInvalid}
      required={required}
      action={action}
      controlId={id}
      {...(className && { className })}
    >
      <Select
        {...rest}
        // Fluent's type allows no element at all.
        ref={ref as Ref<never>}
        {...(id !== undefined && { id })}
        size="large"
        root={{ className: control.selectRoot }}
        select={{ className: control.select }}
        icon={{ className: control.chevron }}
        onChange={(event, data) => {
          onValueChange?.(data.value)
          onChange?.(event, data)
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {grouped(options).map(([group, members]) =>
          group === undefined ? (
            members.map(optionOf)
          ) : (
            <optgroup key={group} label={group}>
              {members.map(optionOf)}
            </optgroup>
          ),
        )}
      </Select>
    </FormField>
  )
}

const optionOf = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** Returns the options by group, in their order. */
function grouped(options: readonly SelectOption[]): [group: string | undefined, members: SelectOption[]][] {
  const groups = new Map<string | undefined, SelectOption[]>()
  for (const option of options) {
    const members = groups.get(option.group)
    if (members) members.push(option)
    else groups.set(option.group, [option])
  }
  return [...groups]
}
