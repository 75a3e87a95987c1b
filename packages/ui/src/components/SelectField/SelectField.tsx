import { useFieldStyles } from '../../theme/internal.ts'
import { Select, type SelectProps } from '@fluentui/react-components'
import type { Ref } from 'react'
import { FormField, splitFieldProps, type LabelledControlProps } from '../FormField/FormField.tsx'

export interface SelectOption {
  value: string
  label: string
  /** Heading of consecutive options that belong together. */
  group?: string | undefined
}

export interface SelectFieldProps
  extends
    LabelledControlProps,
    Omit<
      SelectProps,
      'appearance' | 'children' | 'icon' | 'multiple' | 'root' | 'select' | 'size' | keyof LabelledControlProps
    > {
  options: readonly SelectOption[]
  /** Text shown while nothing is chosen. */
  placeholder?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  ref?: Ref<HTMLSelectElement> | undefined
}

/** A native select: quick to use by keyboard, and familiar on every phone. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control: own, id } = splitFieldProps(props)
  const { options, placeholder, onValueChange, onChange, ref, ...rest } = own
  const control = useFieldStyles()
  return (
    <FormField {...frame}>
      <Select
        {...rest}
        // Fluent's type allows no element at all.
        ref={ref as Ref<never>}
        {...id}
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
        {[...new Set(options.map(({ group }) => group))].map((group) => {
          const members = options.filter((option) => option.group === group).map(optionOf)
          return group === undefined ? (
            members
          ) : (
            <optgroup key={group} label={group}>
              {members}
            </optgroup>
          )
        })}
      </Select>
    </FormField>
  )
}

const optionOf = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)
