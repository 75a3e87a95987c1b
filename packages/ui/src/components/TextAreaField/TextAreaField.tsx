import { media, nalamTokens, useFieldStyles } from '../../theme/internal.ts'
import { makeStyles, Textarea, mergeClasses, type TextareaProps } from '@fluentui/react-components'
import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import type { ComponentProps, ElementType, Ref } from 'react'
import { FormField, splitFieldProps, type LabelledControlProps, ownText } from '../FormField/FormField.tsx'

const useTextAreaFieldStyles = makeStyles({
  // Space for the lock.
  readOnly: { paddingRight: '40px', [media.phone]: { paddingRight: '12px' } },
  lock: {
    position: 'absolute',
    insetInlineEnd: '12px',
    insetBlockStart: `calc((${nalamTokens.controlHeight} - 16px) / 2 - 1px)`,
  },
})

export interface TextAreaFieldProps
  extends
    LabelledControlProps,
    Omit<
      TextareaProps,
      'appearance' | 'children' | 'resize' | 'root' | 'size' | 'textarea' | keyof LabelledControlProps
    > {
  onValueChange?: ((value: string) => void) | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/**
 * Several lines of text, or one that wraps (`rows={1}`); grows with its content in browsers that
 * support it.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control: own, id } = splitFieldProps(props)
  const { onValueChange, onChange, onFocus, readOnly, rows = 3, ref, ...rest } = own
  const styles = useTextAreaFieldStyles()
  const control = useFieldStyles()
  return (
    <FormField {...frame}>
      <Textarea
        {...rest}
        // Fluent's type allows no element at all.
        ref={ref as Ref<never>}
        {...id}
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
