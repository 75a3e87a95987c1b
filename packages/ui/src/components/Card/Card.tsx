import { cardLook, media } from '../../theme/internal.ts'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { HTMLAttributes, Ref } from 'react'

const useCardStyles = makeStyles({
  root: cardLook,
  isPadded: { padding: '20px', [media.phone]: { padding: '16px' } },
})

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li'
  isPadded?: boolean
  ref?: Ref<HTMLElement>
}

/** A flat surface: white, a one-pixel border, no shadow. */
export function Card({ as: Element = 'div', isPadded = true, className, ref, ...rest }: CardProps) {
  const styles = useCardStyles()
  // One ref type for all four elements: each of them is an HTMLElement.
  const attributes = { ...rest, ref: ref as Ref<never> | undefined }
  return <Element {...attributes} className={mergeClasses(styles.root, isPadded && styles.isPadded, className)} />
}
