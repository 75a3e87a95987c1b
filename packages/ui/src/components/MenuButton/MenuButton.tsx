import { mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useOpenPart } from '../useOpenPart.ts'
import { useMenuButtonStyles } from './MenuButton.styles.ts'
import type { MenuButtonProps, OpenMenuProps } from './OpenMenu.tsx'

export type { MenuButtonProps, MenuItem } from './OpenMenu.tsx'

const fetchMenu = () => import('./OpenMenu.tsx').then(({ OpenMenu }) => OpenMenu)

/**
 * A button that opens a menu (WAI-ARIA menu button): arrows, Home, End and first letters move,
 * Escape and Tab close. The menu is fetched after the page is shown: with the focus management of
 * Fluent it took a tenth of the code of every page.
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, children, items: _items, look, className, ...rest } = props
  const styles = useMenuButtonStyles()
  const [start, setStart] = useState<OpenMenuProps['start']>('first')
  const menu = useOpenPart<OpenMenuProps>(fetchMenu, true)
  const open = (next: OpenMenuProps['start']) => {
    setStart(next)
    menu.open()
  }
  if (menu.Part) return <menu.Part {...props} start={start} />
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={mergeClasses(styles.trigger, look === 'outlined' && styles.outlined, className)}
      onClick={() => open('first')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(event.key === 'ArrowUp' ? 'last' : 'first')
      }}
    >
      {children}
    </button>
  )
}
