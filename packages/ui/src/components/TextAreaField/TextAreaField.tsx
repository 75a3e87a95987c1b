import { mergeClasses } from '@griffel/react'
import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { FormField } from '../FormField/FormField.tsx'
import { useTextAreaFieldStyles } from './TextAreaField.styles.ts'

export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong: the id of a validation message, or a server's text. */
  error?: string | undefined
  /** Class of the whole field; everything else goes to the textarea. */
  className?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextAreaField({ label, hint, error, className, id, required, rows = 3, ...rest }: TextAreaFieldProps) {
  const styles = useTextAreaFieldStyles()
  const control = useControlStyles()
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      required={required}
      controlId={id}
      {...(className ? { className } : {})}
    >
      {(field) => (
        <textarea
          {...rest}
          {...field}
          required={required}
          rows={rows}
          className={mergeClasses(control.field, styles.area, field['aria-invalid'] && control.invalid)}
        />
      )}
    </FormField>
  )
}
