import { mergeClasses } from '@griffel/react'
import type { HTMLAttributes } from 'react'
import { useBoneStyles } from './Bone.styles.ts'

export interface BoneProps extends HTMLAttributes<HTMLSpanElement> {
  /** Said to assistive technology; most bones are silent because their region says it once. */
  label?: string
  /** It rests: what it stands in breathes. Every breathing element is a layer of its own for the graphics processor. */
  still?: boolean
}

/** A grey piece of a skeleton, in the size of what comes. */
export function Bone({ label, still = false, className, ...rest }: BoneProps) {
  const styles = useBoneStyles()
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <span {...role} {...rest} className={mergeClasses(styles.root, !still && styles.breathing, className)} />
}
