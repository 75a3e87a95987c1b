import { mergeClasses } from '@griffel/react'
import type { ComponentProps, ReactNode } from 'react'
import { useSubmitButtonStyles } from './SubmitButton.styles.ts'

export interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'type'> {
  /** Disables the button, which keeps the focus, and shows `pendingText`. */
  isPending?: boolean
  /** What it reads while working. */
  pendingText?: ReactNode
  /** As wide as the form. */
  isWide?: boolean
}

/**
 * The one button that sends a form. Disabled only while working. A button of its own and not Fluent's, which would be a
 * quarter of what the sign-in page adds to the frame.
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
      // Leaving the field on the click would bring up its error and could move the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
      // A disabled button would lose the focus; one that is merely said to be disabled would still submit.
      type={isPending ? 'button' : 'submit'}
      aria-disabled={isPending || undefined}
      className={mergeClasses(styles.root, isWide && styles.wide, isPending && styles.working, className)}
    >
      {isPending && pendingText !== undefined ? pendingText : children}
    </button>
  )
}
