import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useLinkButtonStyles } from './LinkButton.styles.ts'

export interface LinkButtonProps extends ComponentProps<'button'> {}

/**
 * A button that looks like a link, for a secondary action in running text. With `aria-disabled` it
 * keeps the focus.
 */
export function LinkButton({ className, ...rest }: LinkButtonProps) {
  const styles = useLinkButtonStyles()
  return <button type="button" {...rest} className={mergeClasses(styles.root, className)} />
}
