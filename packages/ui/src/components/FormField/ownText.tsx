import type { ElementType, ReactNode } from 'react'

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
