import { ErrorCircle20Filled } from '@fluentui/react-icons/headless/svg/error-circle'
import { mergeClasses } from '@griffel/react'
import { useEffect, useImperativeHandle, useRef } from 'react'
import type { ComponentProps } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useValidationText } from '../../messages/validationText.ts'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { useErrorSummaryStyles } from './ErrorSummary.styles.ts'

export interface SummarisedError {
  /** What is wrong: the id of a validation message, or a server's text. */
  text: string
  /** Leads to the field. */
  goTo: () => void
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A sentence of its own in place of "Please check these fields:". */
  title?: string | undefined
  errors: readonly SummarisedError[]
  /** Takes the focus when it appears, so that nobody overlooks it. Off where the first wrong field takes it. */
  takesFocus?: boolean
}

/** Says above a long form what is wrong in it and leads to each field. Shows nothing while there is nothing to say. */
export function ErrorSummary({ title, errors, takesFocus = true, className, ref, ...rest }: ErrorSummaryProps) {
  const styles = useErrorSummaryStyles()
  const messages = useMessages().forms
  const validationText = useValidationText()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current)
  const isShown = errors.length > 0 || title !== undefined
  useEffect(() => {
    if (isShown && takesFocus) root.current?.focus()
  }, [isShown, takesFocus, title])
  if (!isShown) return null
  return (
    <div {...rest} ref={root} role="alert" tabIndex={-1} className={mergeClasses(styles.root, className)}>
      <ErrorCircle20Filled aria-hidden className={styles.icon} />
      <div>
        <p className={styles.title}>{validationText(title) ?? messages.summaryTitle}</p>
        {errors.length > 0 && (
          <ul className={styles.list}>
            {errors.map(({ text, goTo }) => (
              <li key={text}>
                <LinkButton className={styles.link} onClick={goTo}>
                  {validationText(text)}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
