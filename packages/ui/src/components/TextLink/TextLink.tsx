import { mergeClasses } from '@fluentui/react-components'
import type { LinkProps } from './LinkContext.ts'
import { PlainLink } from './PlainLink.tsx'
import { useTextLinkStyles } from './TextLink.styles.ts'

export type TextLinkProps = LinkProps

/** A link in running text or beside a title. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  const styles = useTextLinkStyles()
  return <PlainLink {...rest} className={mergeClasses(styles.root, className)} />
}
