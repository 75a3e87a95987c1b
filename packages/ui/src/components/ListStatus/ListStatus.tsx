import { makeStyles, mergeClasses } from '@griffel/react'
import type { ComponentProps } from 'react'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

export interface ListStatusProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What the list shows now. Every change is announced; an empty text announces nothing. */
  text: string
}

/**
 * Says what a list shows, to those who cannot see it change: how many were found, which page. It is always in the page, because
 * a region that comes together with its text is not announced.
 */
export function ListStatus({ text, className, ...rest }: ListStatusProps) {
  const styles = useStyles()
  return (
    <div {...rest} role="status" className={mergeClasses(styles.root, className)}>
      {text}
    </div>
  )
}
