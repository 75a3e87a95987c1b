import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { FormField } from '../FormField/FormField.tsx'
import { useTextAreaFieldStyles } from './TextAreaField.styles.ts'

export interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: ReactNode
  hint?: ReactNode
  /** The error: the id of a validation message, or the server's text. */
  error?: string | undefined
  /** Marks the field as invalid without an error text of its own. */
  isInvalid?: boolean | undefined
  /** Small link at the end of the label's line. */
  action?: ReactNode
  onValueChange?: ((value: string) => void) | undefined
  /** Class of the whole field; all other attributes go to the textarea. */
  className?: string
}

/**
 * Several lines of text, or one that wraps (`rows={1}`); grows with its content in browsers that
 * support it.
 */
export function TextAreaField({
  label,
  hint,
  error,
  isInvalid,
  action,
  onValueChange,
  onChange,
  className,
  id,
  readOnly,
  required,
  rows = 3,
  ...rest
}: TextAreaFieldProps) {
  const styles = useTextAreaFieldStyles()
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
          <textarea
            {...rest}
            {...field}
            readOnly={readOnly}
            required={required}
            rows={rows}
            className={mergeClasses(
              control.field,
              styles.area,
              rows === 1 && styles.line,
              field['aria-invalid'] && control.invalid,
              readOnly && styles.readOnly,
            )}
            onChange={(event) => {
              onValueChange?.(event.currentTarget.value)
              onChange?.(event)
            }}
          />
          {readOnly && <LockClosed16Regular aria-hidden className={styles.lock} />}
        </span>
      )}
    </FormField>
  )
}
