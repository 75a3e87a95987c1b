import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle'
import { mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useValidationText } from '../../messages/validationText.ts'
import { useFormFieldStyles } from './FormField.styles.ts'

/** Attributes that connect a control to its label, hint and error. Spread them on the control. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FormFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** A sentence of help below the control, shown with and without an error. */
  hint?: ReactNode
  /** The error: the id of a validation message, or the server's text. */
  error?: string | undefined
  /**
   * Marks the control as invalid without an error text of its own, if one text covers several
   * fields.
   */
  isInvalid?: boolean | undefined
  /** Marks the label. The control itself needs its own `required` attribute. */
  required?: boolean | undefined
  /**
   * Something small at the end of the label's line, for example a link. It comes after the control
   * in the tab order.
   */
  action?: ReactNode
  /** For several controls under one label: the label becomes the name of the group. */
  isGroup?: boolean
  /**
   * Whether a line is reserved for the error. False if each control of a group reserves its own
   * line.
   */
  hasErrorLine?: boolean
  /** Ids of further texts that describe the control. */
  describedBy?: string | undefined
  /** Id of the control; generated if left out. */
  controlId?: string | undefined
  children: (control: FieldControlProps) => ReactNode
}

/**
 * Label, hint and error of one control, connected for assistive technology. The error line is
 * reserved while there is no error, so that nothing below moves when one appears (and no click
 * misses its button).
 */
export function FormField({
  label,
  hint,
  error,
  isInvalid,
  required = false,
  action,
  isGroup = false,
  hasErrorLine = true,
  describedBy: otherTexts,
  controlId,
  children,
  className,
  ...rest
}: FormFieldProps) {
  const styles = useFormFieldStyles()
  const validationText = useValidationText()
  const { forms } = useMessages()
  const generatedId = useId()
  const id = controlId ?? `${generatedId}control`
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const message = validationText(error)
  const requiredId = `${id}-required`
  const isRequiredGroup = isGroup && required
  const describedBy =
    [message && errorId, isRequiredGroup && requiredId, hint !== undefined && hintId, otherTexts]
      .filter(Boolean)
      .join(' ') || undefined
  const group = isGroup ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy } : {}
  return (
    <div {...group} {...rest} className={mergeClasses(styles.root, className)}>
      <span className={styles.head}>
        {isGroup ? (
          <span id={labelId} className={styles.label}>
            {label}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className={styles.label}>
            {label}
          </label>
        )}
        {required && (
          <span aria-hidden className={styles.mark}>
            *
          </span>
        )}
      </span>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': message || isInvalid ? true : undefined })}
      {/* ARIA does not allow `required` on a group, so the text says it. */}
      {isRequiredGroup && (
        <span hidden id={requiredId}>
          {forms.required}
        </span>
      )}
      {action !== undefined && <span className={styles.action}>{action}</span>}
      <div className={mergeClasses(hasErrorLine && styles.below)}>
        {hint !== undefined && (
          <div id={hintId} className={styles.hint}>
            {hint}
          </div>
        )}
        <div aria-live="polite">
          {message && (
            <div id={errorId} className={styles.error}>
              <ErrorCircle16Filled aria-hidden className={styles.icon} />
              <span>{message}</span>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
