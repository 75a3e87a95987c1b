import { nalamTokens } from '../../theme/internal.ts'
import { localeOf, useLanguage } from '../../messages/internal.ts'
import { makeStyles, Tooltip, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactElement } from 'react'
import { Button } from '../Button/Button.tsx'

const useIconButtonStyles = makeStyles({
  root: {
    width: nalamTokens.controlHeight,
    minWidth: 'auto',
    height: nalamTokens.controlHeight,
    padding: 0,
    '& svg': { display: 'block' },
  },
  plain: { color: 'inherit' },
  outlined: {},
  brand: { color: nalamTokens.brandInk },
  // Fixed size with containment: the content is not measured for the width of its column.
  small: { width: '34px', height: '34px', minHeight: '34px', contain: 'size layout' },
  tooltip: {
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralForeground1,
    color: tokens.colorNeutralBackground1,
  },
})

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
