import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps, CompositionEvent, ReactNode, SyntheticEvent } from 'react'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { FormField } from '../FormField/FormField.tsx'
import { useTextFieldStyles } from './TextField.styles.ts'

export interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  /** The error: the id of a validation message, or the server's text. */
  error?: string | undefined
  /** Marks the field as invalid without an error text of its own. */
  isInvalid?: boolean | undefined
  /** Small link at the end of the label's line. */
  action?: ReactNode
  /** Content inside the frame, before and after the text. */
  contentBefore?: ReactNode
  contentAfter?: ReactNode
  /**
   * Removes the characters that the field does not accept from typed or pasted text. `previous` is
   * the text before one character was typed; it is absent for any other change.
   */
  filter?: ((text: string, previous?: string) => string) | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** Class of the whole field; all other attributes go to the input. */
  className?: string
}

/** Returns the text before one character was typed; `undefined` for a paste or another change. */
function beforeTyping({ value, selectionStart }: HTMLInputElement, event: Event): string | undefined {
  const { inputType, data }: Partial<InputEvent> = event
  if (inputType !== 'insertText' || data?.length !== 1 || selectionStart === null) return undefined
  return value.slice(0, selectionStart - 1) + value.slice(selectionStart)
}

/**
 * Writes the filtered text into the input before any handler reads it, and keeps the caret at its
 * place in the text.
 */
function applyFilter(input: HTMLInputElement, filter: NonNullable<TextFieldProps['filter']>, event: Event): void {
  const filtered = filter(input.value, beforeTyping(input, event))
  if (filtered === input.value) return
  // Counted from the end: the filter may remove a prefix.
  const caret = filtered.length - filter(input.value.slice(input.selectionStart ?? input.value.length)).length
  input.value = filtered
  input.setSelectionRange(Math.max(caret, 0), Math.max(caret, 0))
}

/**
 * A text input with a label. Takes `value` or `defaultValue` like an input; works with
 * react-hook-form's `register`.
 */
export function TextField({
  label,
  hint,
  error,
  isInvalid,
  action,
  contentBefore,
  contentAfter,
  filter,
  onValueChange,
  onChange,
  onCompositionEnd,
  className,
  id,
  readOnly,
  required,
  ...rest
}: TextFieldProps) {
  const styles = useTextFieldStyles()
  const control = useControlStyles()

  const clean = (event: SyntheticEvent<HTMLInputElement>) => {
    // Text that an input method is still composing must not be changed.
    const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
    if (filter && !composing) applyFilter(event.currentTarget, filter, event.nativeEvent)
  }
  const composed = (event: CompositionEvent<HTMLInputElement>) => {
    if (filter) applyFilter(event.currentTarget, filter, event.nativeEvent)
    onValueChange?.(event.currentTarget.value)
    onCompositionEnd?.(event)
  }

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
        <span
          className={mergeClasses(
            control.field,
            styles.frame,
            field['aria-invalid'] && control.invalid,
            readOnly && styles.readOnly,
          )}
        >
          {contentBefore !== undefined && <span className={styles.before}>{contentBefore}</span>}
          <input
            {...rest}
            {...field}
            readOnly={readOnly}
            required={required}
            className={mergeClasses(
              styles.input,
              contentBefore !== undefined && styles.inputAfterContent,
              contentAfter !== undefined && styles.inputBeforeContent,
            )}
            onChange={(event) => {
              clean(event)
              onValueChange?.(event.currentTarget.value)
              onChange?.(event)
            }}
            onCompositionEnd={composed}
          />
          {contentAfter !== undefined && <span className={styles.after}>{contentAfter}</span>}
          {readOnly && <LockClosed16Regular aria-hidden className={styles.lock} />}
        </span>
      )}
    </FormField>
  )
}
