import { Tooltip, mergeClasses } from '@fluentui/react-components'
import type { ComponentProps, ReactElement } from 'react'
import { localeOf } from '../../messages/languages.ts'
import { useLanguage } from '../../messages/useMessages.ts'
import { Button } from '../Button/Button.tsx'
import { useIconButtonStyles } from './IconButton.styles.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ReactElement
  /** The action: the button's accessible name and its tooltip. */
  label: string
  /** False if the same text is visible beside the button. */
  hasTooltip?: boolean
  look?: 'plain' | 'outlined' | 'brand'
  size?: 'medium' | 'small'
  /** Keeps the focus and the place in the tab order, and ignores clicks. */
  disabled?: boolean
}

/**
 * A button with only an icon. Its name appears on hover and on keyboard focus, stays while the
 * pointer is on it, and is hidden by Escape.
 */
export function IconButton({
  label,
  hasTooltip = true,
  look = 'plain',
  size = 'medium',
  disabled = false,
  className,
  ...rest
}: IconButtonProps) {
  const styles = useIconButtonStyles()
  const lang = localeOf(useLanguage())
  const button = (
    <Button
      aria-label={label}
      {...rest}
      appearance={look === 'outlined' ? 'secondary' : 'subtle'}
      disabledFocusable={disabled}
      className={mergeClasses(styles.root, styles[look], size === 'small' && styles.small, className)}
    />
  )
  return hasTooltip ? (
    <Tooltip content={{ children: label, lang, className: styles.tooltip }} relationship="label" positioning="above">
      {button}
    </Tooltip>
  ) : (
    button
  )
}
