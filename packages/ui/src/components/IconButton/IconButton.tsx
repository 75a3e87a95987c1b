import { mergeClasses } from '@griffel/react'
import { useState } from 'react'
import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react'
import { useIconButtonStyles } from './IconButton.styles.ts'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: ReactElement
  /** What it does: its accessible name and its tooltip. */
  label: string
  /** False where the words stand beside it anyway. `end` keeps the tooltip inside at the end of a row. */
  tooltip?: boolean | 'end'
  look?: 'plain' | 'outlined' | 'brand'
  size?: 'medium' | 'small'
  ref?: Ref<HTMLButtonElement>
}

/** A button that is an icon. Its name appears on hover and on keyboard focus; Escape takes it away. */
export function IconButton({
  icon,
  label,
  tooltip = true,
  look = 'plain',
  size = 'medium',
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: IconButtonProps) {
  const styles = useIconButtonStyles()
  const [shown, setShown] = useState(false)
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={mergeClasses(
        styles.root,
        look === 'outlined' && styles.outlined,
        look === 'brand' && styles.brand,
        size === 'small' && styles.small,
        className,
      )}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (event.pointerType === 'mouse') setShown(true)
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event)
        setShown(false)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        setShown(event.target.matches(':focus-visible'))
      }}
      onBlur={(event) => {
        onBlur?.(event)
        setShown(false)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Escape') setShown(false)
      }}
    >
      {icon}
      {tooltip !== false && shown && (
        <span aria-hidden className={mergeClasses(styles.tooltip, tooltip === 'end' && styles.tooltipEnd)}>
          {label}
        </span>
      )}
    </button>
  )
}
