import { mergeClasses } from '@fluentui/react-components'
import type { LinkProps } from '../TextLink/LinkContext.ts'
import { PlainLink } from '../TextLink/PlainLink.tsx'
import { useButtonLinkStyles } from './ButtonLink.styles.ts'

export interface ButtonLinkProps extends LinkProps {
  look?: 'outlined' | 'primary'
}

/** A link that looks like a button, for navigation that is the next step. */
export function ButtonLink({ look = 'outlined', className, ...rest }: ButtonLinkProps) {
  const styles = useButtonLinkStyles()
  return <PlainLink {...rest} className={mergeClasses(styles.root, look === 'primary' && styles.primary, className)} />
}
