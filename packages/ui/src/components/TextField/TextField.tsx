import { useFieldStyles } from '../../theme/internal.ts'
import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { Input, mergeClasses, type InputProps } from '@fluentui/react-components'
import type { CompositionEvent, ReactNode, Ref, SyntheticEvent } from 'react'
import { FormField, splitFieldProps, type LabelledControlProps, ownText } from '../FormField/FormField.tsx'

export interface TextFieldProps
  extends
    LabelledControlProps,
    Omit<
      InputProps,
      | 'appearance'
      | 'children'
      | 'contentAfter'
      | 'contentBefore'
      | 'input'
      | 'root'
      | 'size'
      | keyof LabelledControlProps
    > {
  /** Content inside the frame, before and after the text. */
  contentBefore?: ReactNode
  contentAfter?: ReactNode
  /**
   * Removes the characters that the field does not accept from typed or pasted text. `previous` is
   * the text before one character was typed; it is absent for any other change.
   */
  filter?: ((text: string, previous?: string) => string) | undefined
  onValueChange?: ((value: string) => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
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
export function TextField(props: TextFieldProps) {
  const { frame, control: own, id } = splitFieldProps(props)
  const { contentBefore, contentAfter, filter, onValueChange, onChange, onCompositionEnd, readOnly, ref, ...rest } = own
  const control = useFieldStyles()

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

  const lock = readOnly ? { className: control.spare, children: <LockClosed16Regular aria-hidden /> } : null
  const after = contentAfter === undefined ? lock : { className: control.after, children: contentAfter }
  return (
    <FormField {...frame}>
      <Input
        {...rest}
        // Fluent's type allows no element at all.
        ref={ref as Ref<never>}
        {...id}
        size="large"
        readOnly={readOnly}
        className={mergeClasses(control.field, readOnly && control.readOnly)}
        contentBefore={contentBefore === undefined ? null : { children: contentBefore }}
        contentAfter={after}
        input={{
          className: mergeClasses(
            control.input,
            contentBefore !== undefined && control.inputAfterContent,
            contentAfter !== undefined && control.inputBeforeContent,
          ),
          // The type of the slot allows a render function for elements with content only.
          children: ownText(rest) as never,
        }}
        onChange={(event) => {
          clean(event)
          const { value } = event.currentTarget
          onValueChange?.(value)
          onChange?.(event, { value })
        }}
        onCompositionEnd={composed}
      />
    </FormField>
  )
}
