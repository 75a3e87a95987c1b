import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { FormField } from '../FormField/FormField.tsx'
import { useSelectFieldStyles } from './SelectField.styles.ts'

export interface SelectOption {
  value: string
  label: string
  /** Heading of consecutive options that belong together. */
  group?: string | undefined
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
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
  ...rest
}: SelectFieldProps) {
  const styles = useSelectFieldStyles()
  const control = useControlStyles()
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      isInvalid={isInvalid}
      required={required}
      action={action}
      describedBy={rest['aria-describedby']}
      controlId={id}
      {...(className ? { className } : {})}
    >
      {(field) => (
        <span className={styles.frame}>
          <select
            {...rest}
            {...field}
            required={required}
            className={mergeClasses(control.select, styles.select, field['aria-invalid'] && control.selectInvalid)}
            onChange={(event) => {
              onValueChange?.(event.currentTarget.value)
              onChange?.(event)
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
          </select>
          <ChevronDown16Regular aria-hidden className={styles.chevron} />
        </span>
      )}
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
