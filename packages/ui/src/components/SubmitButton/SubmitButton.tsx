import { Button } from '@fluentui/react-button'
import { mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useSubmitButtonStyles } from './SubmitButton.styles.ts'

export interface SubmitButtonProps {
  children: ReactNode
  /** Disables the button, which keeps the focus, and shows `workingText`. */
  isWorking?: boolean
  /** What it reads while working. */
  workingText?: ReactNode
  /** As wide as the form. */
  isWide?: boolean
  className?: string
  form?: string
}

/** The one button that sends a form. Disabled only while working. */
export function SubmitButton({ children, isWorking = false, workingText, isWide, className, form }: SubmitButtonProps) {
  const styles = useSubmitButtonStyles()
  const control = useControlStyles()
  return (
    <Button
      {...(form === undefined ? {} : { form })}
      // A disabled button would lose the focus; one that is merely said to be disabled would still submit.
      type={isWorking ? 'button' : 'submit'}
      appearance="primary"
      size="large"
      disabledFocusable={isWorking}
      className={mergeClasses(
        control.button,
        styles.root,
        isWide && styles.wide,
        isWorking && styles.working,
        className,
      )}
      // Leaving the field on the press would bring up its error and could move the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isWorking && workingText !== undefined ? workingText : children}
    </Button>
  )
}
