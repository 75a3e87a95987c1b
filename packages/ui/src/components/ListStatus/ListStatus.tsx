import { makeStyles, mergeClasses } from '@griffel/react'
import type { ComponentProps } from 'react'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'

const useStyles = makeStyles({
  root: visuallyHidden,
})

export interface ListStatusProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The current state of the list. Every change is announced; an empty text announces nothing. */
  text: string
}

/**
 * Announces the state of a list to screen readers: the number of results and the page. It is always
 * rendered, because a live region that is added together with its text is not announced.
 */
export function ListStatus({ text, className, ...rest }: ListStatusProps) {
  const styles = useStyles()
  return (
    <div {...rest} role="status" className={mergeClasses(styles.root, className)}>
      {text}
    </div>
  )
}
