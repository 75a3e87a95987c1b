import { nalamTokens, textSizes, useFieldStyles } from '../../theme/internal.ts'
import { formsMessages, useMessages, useValidationText } from '../../messages/internal.ts'
import { makeStyles, Field, mergeClasses, type FieldProps, type LabelProps } from '@fluentui/react-components'
import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle'
import { createContext, use, useId, type ComponentProps, type ElementType, type ReactNode, type Ref } from 'react'

/** What every control with a label takes for its field. All other properties go to the control. */
export interface LabelledControlProps extends Pick<
  FormFieldProps,
  'label' | 'hint' | 'error' | 'isInvalid' | 'action' | 'required' | 'isOptional'
> {
  /** Id of the control. */
  id?: string | undefined
  /** Class of the whole field. */
  className?: string
}

/**
 * Returns the properties of the FormField around a control, those of the control, and its id: Fluent
 * writes one unless the property is there.
 */
export function splitFieldProps<Props extends LabelledControlProps>(props: Props) {
  const { label, hint, error, isInvalid, action, className, id, required, isOptional, ...control } = props
  const texts = { label, hint, error, isInvalid, action, required, isOptional }
  const frame = { ...texts, controlId: id, ...(className && { className }) }
  return { frame, control, id: id === undefined ? undefined : { id } }
}

/**
 * Whether fields reserve a line for an error. In a dialog they do not: its buttons stay in their place,
 * and the groups are as close as their labels say.
 */
export const ErrorLines = createContext(true)

interface Text {
  value?: string | undefined
  defaultValue?: string | undefined
}

/**
 * Returns the content of a control's slot that leaves the text to the element, as React does.
 * Fluent's Input and Textarea keep it themselves, and would overwrite a text that a form wrote
 * through the ref (react-hook-form's `register` does).
 */
export function ownText({ value, defaultValue }: Text) {
  return (Control: ElementType, { value: _kept, ...props }: Text): ReactNode => (
    <Control {...props} {...(value === undefined ? { defaultValue } : { value })} />
  )
}

const useFormFieldStyles = makeStyles({
  root: { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minWidth: 0 },
  head: { display: 'flex', columnGap: '4px', marginBlockEnd: '6px', justifySelf: 'start' },
  label: { padding: 0, marginBottom: 0 },
  // Outside the label, whose text is the control's accessible name; the control announces itself
  // that it is required.
  mark: { color: nalamTokens.declinedInk, ...textSizes.label },
  optional: { marginInlineStart: '4px', color: nalamTokens.ink2, ...textSizes.label },
  action: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    // Moves the 44 px touch target up, so that it ends at the top of the control.
    '@media (pointer: coarse)': { insetBlockStart: '-1.125rem' },
    ...textSizes.label,
  },
  hint: { order: 1, marginTop: 0, paddingTop: '4px' },
  error: {
    order: 2,
    marginTop: 0,
    display: 'flex',
    columnGap: '6px',
    color: nalamTokens.declinedInk,
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: 0, marginBlockStart: '1px' },
  },
  // Reserves one line for an error; the space to the next label is larger than to its own control.
  reserved: {
    minHeight: `calc(4px + 1.125rem + ${nalamTokens.fieldGap})`,
    paddingTop: '4px',
    paddingBottom: nalamTokens.fieldGap,
    boxSizing: 'border-box',
  },
  shown: { paddingTop: '4px' },
  belowHint: { minHeight: nalamTokens.fieldGap, paddingTop: 0 },
})

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
  required?: boolean | undefined
  /** Says that the field can be left empty, where most of the others cannot. */
  isOptional?: boolean | undefined
  /**
   * Something small at the end of the label's line, for example a link. It comes after the control
   * in the tab order.
   */
  action?: ReactNode
  /** For several controls under one label: the label becomes the name of the group. */
  isGroup?: boolean
  /**
   * Whether a line is reserved for the error. False if each control of a group reserves its own
   * line, and in dialogs.
   */
  hasErrorLine?: boolean
  /** Id of the control, if it has one of its own. */
  controlId?: string | undefined
  /** A control of Fluent, or a function that gets the attributes of another control. */
  children: FieldProps['children']
}

/**
 * Fluent's Field with the texts of the catalogue. The error line is reserved while there is no
 * error, so that nothing below moves when one appears (and no click misses its button).
 */
export function FormField({
  label,
  hint,
  error,
  isInvalid = false,
  required = false,
  isOptional = false,
  action,
  isGroup = false,
  hasErrorLine: wantsErrorLine = true,
  controlId,
  children,
  className,
  ref,
  ...rest
}: FormFieldProps) {
  const styles = useFormFieldStyles()
  const control = useFieldStyles()
  const forms = useMessages(formsMessages)
  const message = useValidationText()(error)
  const hasErrorLine = use(ErrorLines) && wantsErrorLine
  const id = useId()
  const ids = { label: `${id}label`, required: `${id}required`, hint: `${id}hint`, error: `${id}error` }
  const hasHint = hint !== undefined
  const texts = [message && ids.error, required && ids.required, hasHint && ids.hint].filter(Boolean)
  const group = { role: 'group', 'aria-labelledby': ids.label, 'aria-describedby': texts.join(' ') || undefined }
  const labelClass = mergeClasses(control.label, styles.label)
  return (
    <Field
      {...(isGroup && group)}
      {...rest}
      // Fluent's type allows no element at all.
      ref={ref as Ref<never>}
      required={required && !isGroup}
      validationState={message || isInvalid ? 'error' : 'none'}
      className={mergeClasses(styles.root, className)}
      label={{
        id: ids.label,
        ...(controlId !== undefined && { htmlFor: controlId }),
        className: labelClass,
        children: (Label: ElementType<LabelProps>, props: LabelProps) => (
          <span className={styles.head}>
            {isGroup ? (
              <span id={ids.label} className={labelClass}>
                {label}
              </span>
            ) : (
              <Label {...props} required={false}>
                {label}
              </Label>
            )}
            {required && (
              <span aria-hidden className={styles.mark}>
                *
              </span>
            )}
            {isOptional && (
              <span aria-hidden className={styles.optional}>
                {forms.optional}
              </span>
            )}
          </span>
        ),
      }}
      hint={hasHint ? { id: ids.hint, className: styles.hint, children: hint } : null}
      // A live region that is always there, because it announces only what is added to it.
      validationMessage={{
        id: message ? ids.error : undefined,
        role: undefined,
        'aria-live': 'polite',
        className: mergeClasses(
          styles.error,
          message !== undefined && styles.shown,
          hasErrorLine && styles.reserved,
          hasErrorLine && hasHint && styles.belowHint,
        ),
        children: message && (
          <>
            <ErrorCircle16Filled aria-hidden />
            <span>{message}</span>
          </>
        ),
      }}
      validationMessageIcon={null}
    >
      {typeof children === 'function' ? (
        children
      ) : (
        <>
          {children}
          {/* ARIA does not allow `required` on a group, so the text says it. */}
          {isGroup && required && (
            <span hidden id={ids.required}>
              {forms.required}
            </span>
          )}
          {action !== undefined && <span className={styles.action}>{action}</span>}
        </>
      )}
    </Field>
  )
}
