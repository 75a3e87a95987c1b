import { visuallyHidden } from '../../theme/internal.ts'
import { useSpokenLanguage } from '../../messages/internal.ts'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState, type ComponentProps } from 'react'

const useStyles = makeStyles({
  root: visuallyHidden,
})

export interface ListStatusProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The current state of the list; empty while it loads. */
  text: string
  /**
   * What was asked for: page, search and filters. The text is announced once for each: a change of
   * the same list, for example after a decision, is not. Without it every other text is announced.
   * In another language it is announced anew, because it would stay in the language of before.
   */
  scope?: string | undefined
}

/**
 * Announces the state of a list to screen readers: the number of results and the page. It is always
 * rendered, because a live region that is added together with its text is not announced.
 */
export function ListStatus({ text, scope = text, className, ...rest }: ListStatusProps) {
  const styles = useStyles()
  const { messages: language } = useSpokenLanguage()
  const [said, setSaid] = useState({ scope: '', text: '', language })
  const isSaid = scope === said.scope && language === said.language
  if (text !== '' && !isSaid) setSaid({ scope, text, language })
  return (
    <div {...rest} role="status" className={mergeClasses(styles.root, className)}>
      {isSaid && said.text}
    </div>
  )
}
