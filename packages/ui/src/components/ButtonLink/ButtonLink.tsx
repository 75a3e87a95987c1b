import { mergeClasses } from '@griffel/react'
import type { LinkProps } from '../TextLink/LinkContext.ts'
import { PlainLink } from '../TextLink/PlainLink.tsx'
import { useButtonLinkStyles } from './ButtonLink.styles.ts'

export interface ButtonLinkProps extends LinkProps {
  look?: 'outlined' | 'primary'
}

/** Leads somewhere (so it is a link) and is the next step (so it looks like a button). */
export function ButtonLink({ look = 'outlined', className, ...rest }: ButtonLinkProps) {
  const styles = useButtonLinkStyles()
  return <PlainLink {...rest} className={mergeClasses(styles.root, look === 'primary' && styles.primary, className)} />
}
