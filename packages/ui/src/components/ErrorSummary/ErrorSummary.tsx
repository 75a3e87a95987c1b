import { layout, textSizes } from '../../theme/internal.ts'
import { formsMessages, useMessages, useValidationText } from '../../messages/internal.ts'
import { makeStyles, useMergedRefs } from '@fluentui/react-components'
import { useEffect, useRef, type ComponentProps } from 'react'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Notice } from '../StateView/Notice.tsx'

const useErrorSummaryStyles = makeStyles({
  title: textSizes.title,
  list: { ...layout.wrap, columnGap: '20px', rowGap: '4px', margin: '6px 0 0', padding: 0, listStyleType: 'none' },
  link: {
    color: 'inherit',
    textDecorationLine: 'underline',
    textAlign: 'start',
    ':hover': { color: 'inherit', textDecorationThickness: '2px' },
  },
})

export interface SummarisedError {
  /** The error: the id of a validation message, or the server's text. */
  text: string
  /** Moves the focus to the field. */
  goTo: () => void
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Replaces the title "Please check these fields:". */
  title?: string | undefined
  errors: readonly SummarisedError[]
  /**
   * Whether it takes the focus when it appears, so that it is not overlooked. Set it to false if
   * the first invalid field takes the focus.
   */
  shouldTakeFocus?: boolean
}

/**
 * Lists the errors of a long form above it, with a link to each field. Renders nothing without
 * errors and title.
 */
export function ErrorSummary({ title, errors, shouldTakeFocus = true, className, ref, ...rest }: ErrorSummaryProps) {
  const styles = useErrorSummaryStyles()
  const messages = useMessages(formsMessages)
  const validationText = useValidationText()
  const root = useRef<HTMLDivElement>(null)
  const setRoot = useMergedRefs(root, ref)
  const isShown = errors.length > 0 || title !== undefined
  useEffect(() => {
    if (isShown && shouldTakeFocus) root.current?.focus()
  }, [isShown, shouldTakeFocus, title])
  if (!isShown) return null
  return (
    <Notice {...rest} ref={setRoot} tabIndex={-1} intent="error" className={className}>
      <p className={styles.title}>{validationText(title) ?? messages.summaryTitle}</p>
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map(({ text, goTo }) => (
            <li key={text}>
              <TextLink className={styles.link} onClick={goTo}>
                {validationText(text)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
