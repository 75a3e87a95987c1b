import { mergeClasses } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import { useIconButtonStyles } from './IconButton.styles.ts'
import { useTargetDocument } from '../../theme/targetDocument.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ReactElement
  /** The action: the button's accessible name and its tooltip. */
  label: string
  /**
   * False if the same text is visible beside the button. `end` keeps the tooltip inside at the end
   * of a row.
   */
  tooltip?: boolean | 'end'
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
  icon,
  label,
  tooltip = true,
  look = 'plain',
  size = 'medium',
  disabled = false,
  className,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: IconButtonProps) {
  const styles = useIconButtonStyles()
  const [isWanted, setTooltipShown] = useState(false)
  const isTooltipShown = tooltip !== false && isWanted
  useTooltipEscape(isTooltipShown, setTooltipShown)
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={mergeClasses(
        styles.root,
        look === 'outlined' && styles.outlined,
        look === 'brand' && styles.brand,
        size === 'small' && styles.small,
        className,
      )}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (event.pointerType === 'mouse') setTooltipShown(true)
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event)
        setTooltipShown(false)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        setTooltipShown(event.target.matches(':focus-visible'))
      }}
      onBlur={(event) => {
        onBlur?.(event)
        setTooltipShown(false)
      }}
    >
      {icon}
      {isTooltipShown && (
        <span aria-hidden className={mergeClasses(styles.tooltip, tooltip === 'end' && styles.tooltipEnd)}>
          {label}
        </span>
      )}
    </button>
  )
}

/** Closes the tooltip on Escape wherever the focus is, before Escape closes anything else. */
function useTooltipEscape(isShown: boolean, setShown: (isShown: boolean) => void): void {
  const page = useTargetDocument()
  useEffect(() => {
    if (!isShown || !page) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      // Otherwise a dialog around the button would close too.
      event.preventDefault()
      setShown(false)
    }
    page.addEventListener('keydown', onKeyDown, { capture: true })
    return () => page.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isShown, setShown, page])
}
