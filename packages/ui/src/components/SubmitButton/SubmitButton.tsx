import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { useSubmitButtonStyles } from './SubmitButton.styles.ts'

export interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'type'> {
  /** Disables the button, which keeps the focus, and shows `pendingText`. */
  isPending?: boolean
  /** The button's text while working. */
  pendingText?: ReactNode
  /** As wide as the form. */
  isWide?: boolean
}

/**
 * The button that submits a form. Disabled only while working. It is not Fluent's button, which
 * would be a quarter of the code that the sign-in page adds to the application frame.
 */
export function SubmitButton({
  children,
  isPending = false,
  pendingText,
  isWide = false,
  className,
  ...rest
}: SubmitButtonProps) {
  const styles = useSubmitButtonStyles()
  return (
    <button
      // A blur of the field on mouse down would show its error and could move the button away from
      // the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
      // A `disabled` button would lose the focus; with `aria-disabled` alone it would still submit.
      type={isPending ? 'button' : 'submit'}
      aria-disabled={isPending || undefined}
      className={mergeClasses(styles.root, isWide && styles.wide, isPending && styles.working, className)}
    >
      {isPending && pendingText !== undefined ? pendingText : children}
    </button>
  )
}
