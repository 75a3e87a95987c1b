import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle'
import { mergeClasses } from '@griffel/react'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useValidationText } from '../../messages/validationText.ts'
import { useFormFieldStyles } from './FormField.styles.ts'

/** What ties a control to its label, hint and error. Spread it on the control. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FormFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** A sentence that helps before anything is wrong. */
  hint?: ReactNode
  /** What is wrong: the id of a validation message, or a server's text. */
  error?: string | undefined
  /** Marks the control as wrong without a text of its own, where one text stands for several fields. */
  isInvalid?: boolean | undefined
  /** Marks the label. The control itself says it with its own `required`. */
  required?: boolean | undefined
  /** Something small at the end of the label's line, a link say. It comes after the control in tab order. */
  action?: ReactNode
  /** For several controls under one label: the label becomes the name of a group. */
  isGroup?: boolean
  /** False where the controls of a group keep lines of their own. */
  reservesLine?: boolean
  /** Ids of further texts that describe the control. */
  describedBy?: string | undefined
  /** Id of the control; made up when left out. */
  controlId?: string | undefined
  children: (control: FieldControlProps) => ReactNode
}

/**
 * Label, hint and error of one control, wired for assistive technology. The line of the error is kept free while there is
 * none, so that nothing below moves when it appears (and no click on a button misses it).
 */
export function FormField({
  label,
  hint,
  error,
  isInvalid,
  required = false,
  action,
  isGroup = false,
  reservesLine = true,
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
      {/* A group cannot be `required` for assistive technology. */}
      {isRequiredGroup && (
        <span hidden id={requiredId}>
          {forms.required}
        </span>
      )}
      {action !== undefined && <span className={styles.action}>{action}</span>}
      <div className={mergeClasses(reservesLine && styles.below)}>
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
