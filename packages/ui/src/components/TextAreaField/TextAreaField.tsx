import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { Textarea, mergeClasses } from '@fluentui/react-components'
import type { TextareaProps } from '@fluentui/react-components'
import type { ComponentProps, ElementType, ReactNode, Ref } from 'react'
import { useFieldStyles } from '../../theme/useFieldStyles.ts'
import { FormField } from '../FormField/FormField.tsx'
import { ownText } from '../FormField/ownText.tsx'
import { useTextAreaFieldStyles } from './TextAreaField.styles.ts'

export interface TextAreaFieldProps extends Omit<
  TextareaProps,
  'appearance' | 'children' | 'resize' | 'root' | 'size' | 'textarea'
> {
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
  ref?: Ref<HTMLTextAreaElement> | undefined
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
  onFocus,
  className,
  id,
  readOnly,
  required,
  rows = 3,
  ref,
  ...rest
}: TextAreaFieldProps) {
  const styles = useTextAreaFieldStyles()
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
      <Textarea
        {...rest}
        // Fluent's type allows no element at all.
        ref={ref as Ref<never>}
        {...(id !== undefined && { id })}
        size="large"
        resize={readOnly ? 'none' : 'vertical'}
        readOnly={readOnly}
        rows={rows}
        className={mergeClasses(control.field, readOnly && control.readOnly)}
        textarea={{
          className: mergeClasses(control.area, rows === 1 && control.line, readOnly && styles.readOnly),
          children: (
            Area: ElementType,
            props: ComponentProps<'textarea'> & { value?: string; defaultValue?: string },
          ) => (
            <>
              {ownText(rest)(Area, props)}
              {readOnly && <LockClosed16Regular aria-hidden className={mergeClasses(control.spare, styles.lock)} />}
            </>
          ),
        }}
        onFocus={(event) => {
          // Browsers scroll to the caret only: in a low window the rest would be out of sight.
          event.currentTarget.scrollIntoView({ block: 'nearest' })
          onFocus?.(event)
        }}
        onChange={(event, data) => {
          onValueChange?.(data.value)
          onChange?.(event, data)
        }}
      />
    </FormField>
  )
}
