import { media, nalamTokens, styleRef } from '../../theme/internal.ts'
import { makeStyles, mergeClasses, useMergedRefs, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'

export const useSkeletonStyles = makeStyles({
  root: {
    display: 'block',
    height: '12px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: nalamTokens.skeleton,
  },
  breathing: {
    animationName: { '50%': { opacity: 0.5 } },
    animationDuration: '1.6s',
    animationDelay: '400ms',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    [media.reducedMotion]: { animationName: 'none' },
  },
})

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
  const setRef = useMergedRefs(styleRef({ width }), ref)
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
