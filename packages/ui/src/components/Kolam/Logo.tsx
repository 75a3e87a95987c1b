import { PRODUCT_NAME } from '@nalam/sdk'
import { mergeClasses } from '@griffel/react'
import type { HTMLAttributes } from 'react'
import { Kolam } from './Kolam.tsx'
import { markKolam } from './kolamPaths.ts'
import { useLogoStyles } from './Logo.styles.ts'

export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  ground?: 'page' | 'picture'
}

/** The mark and the product's name. */
export function Logo({ ground = 'page', className, ...rest }: LogoProps) {
  const styles = useLogoStyles()
  return (
    <span
      {...rest}
      className={mergeClasses(styles.root, ground === 'picture' && styles.picture, className)}
      translate="no"
    >
      <Kolam
        drawing={markKolam}
        lineWidth={2}
        dotRadius={2.5}
        ground={ground === 'picture' ? 'inherit' : 'page'}
        className={styles.mark}
      />
      {PRODUCT_NAME}
    </span>
  )
}
