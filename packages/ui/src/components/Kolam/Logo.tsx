import { layout, nalamTokens, ProductContext } from '../../theme/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useContext, type ComponentProps } from 'react'
import { Kolam } from './Kolam.tsx'
import { markKolam } from './markKolam.ts'

const useLogoStyles = makeStyles({
  root: {
    ...layout.inline,
    columnGap: '10px',
    color: nalamTokens.brandInk,
    fontSize: '1.5rem',
    lineHeight: '2rem',
    fontWeight: tokens.fontWeightSemibold,
    textTransform: 'lowercase',
  },
  picture: { color: nalamTokens.pictureInk },
  mark: { width: '32px', height: '32px', flexShrink: 0 },
})

export interface LogoProps extends ComponentProps<'span'> {
  ground?: 'page' | 'picture'
}

/** The logo mark and the product's name. */
export function Logo({ ground = 'page', className, ...rest }: LogoProps) {
  const styles = useLogoStyles()
  const { name, logo } = useContext(ProductContext)
  return (
    <span
      {...rest}
      className={mergeClasses(styles.root, ground === 'picture' && styles.picture, className)}
      translate="no"
    >
      {logo ?? (
        <Kolam
          drawing={markKolam}
          lineWidth={2}
          dotRadius={2.5}
          ground={ground === 'picture' ? 'inherit' : 'page'}
          className={styles.mark}
        />
      )}
      {name}
    </span>
  )
}
