import { mergeClasses, useMergedRefs } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useElementStyle } from '../../theme/useElementStyle.ts'
import { useSkeletonStyles } from './Skeleton.styles.ts'

export interface SkeletonProps extends ComponentProps<'span'> {
  /** Accessible name; most skeletons are hidden because their region announces the loading once. */
  label?: string
  /**
   * Disables the animation because a parent element is animated. Every animated element is a
   * separate compositor layer.
   */
  isStill?: boolean
  /** Width as in CSS, if it differs from that of its container. */
  width?: string | undefined
}

/** A grey block of a skeleton, in the size of the expected content. */
export function Skeleton({ label, isStill = false, width, className, ref, ...rest }: SkeletonProps) {
  const setRef = useMergedRefs(useElementStyle<HTMLSpanElement>({ width }), ref)
  const styles = useSkeletonStyles()
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span
      {...role}
      {...rest}
      ref={setRef}
      className={mergeClasses(styles.root, !isStill && styles.breathing, className)}
    />
  )
}
