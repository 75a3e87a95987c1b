import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { mergeClasses } from '@griffel/react'
import type { ComponentProps, ReactNode } from 'react'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { FormField } from '../FormField/FormField.tsx'
import { useSelectFieldStyles } from './SelectField.styles.ts'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong: the id of a validation message, or a server's text. */
  error?: string | undefined
  /** Marks the field as wrong without a text of its own. */
  isInvalid?: boolean | undefined
  /** Small link at the end of the label's line. */
  action?: ReactNode
  options: readonly SelectOption[]
  /** What stands there while nothing is chosen. */
  placeholder?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** Class of the whole field; everything else goes to the select. */
  className?: string
}

/** One of a list, with the browser's own list: quick to type into, and at home on every phone. */
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
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown16Regular aria-hidden className={styles.chevron} />
        </span>
      )}
    </FormField>
  )
}
