import { mergeClasses } from '@griffel/react'
import type { ComponentProps } from 'react'
import { useSkeletonStyles } from './Skeleton.styles.ts'

export interface SkeletonProps extends ComponentProps<'span'> {
  /** Said to assistive technology; most skeletons are silent because their region says it once. */
  label?: string
  /** It rests: what it stands in breathes. Every breathing element is a layer of its own for the graphics processor. */
  isStill?: boolean
}

/** A grey piece of a skeleton, in the size of what comes. */
export function Skeleton({ label, isStill = false, className, ...rest }: SkeletonProps) {
  const styles = useSkeletonStyles()
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <span {...role} {...rest} className={mergeClasses(styles.root, !isStill && styles.breathing, className)} />
}
