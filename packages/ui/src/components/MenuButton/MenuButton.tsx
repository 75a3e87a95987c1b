import {
  Menu,
  MenuItem as FluentItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
} from '@fluentui/react-components'
import { useEffect, useRef, useState, type ComponentProps, type ReactElement, type Ref } from 'react'
import { localeOf } from '../../messages/languages.ts'
import { useLanguage } from '../../messages/useMessages.ts'
import { useSurfaceStyles } from '../../theme/useSurfaceStyles.ts'
import { useMenuButtonStyles } from './MenuButton.styles.ts'
import { MenuLink } from './MenuLink.tsx'

export interface MenuItem {
  key: string
  label: string
  icon?: ReactElement
  /** Link target; without it `onSelect` is the action. */
  href?: string
  onSelect?: (() => void) | undefined
}

export interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'type'> {
  /** Accessible name of the button. */
  label: string
  items: readonly MenuItem[]
}

/**
 * A button that opens a menu (WAI-ARIA menu button): arrows, Home, End and first letters move,
 * Escape and Tab close.
 */
export function MenuButton({ label, children, items, className, ...rest }: MenuButtonProps) {
  const styles = useMenuButtonStyles()
  const surface = useSurfaceStyles()
  const lang = localeOf(useLanguage())
  const [opened, setOpened] = useState<'first' | 'last'>()
  const list = useRef<HTMLDivElement>(null)
  // Runs after the effect of Menu, which focuses the first item.
  useEffect(() => {
    if (opened === 'last') list.current?.querySelector<HTMLElement>('[role=menuitem]:last-child')?.focus()
  }, [opened])
  return (
    <Menu
      open={opened !== undefined}
      onOpenChange={(_, { open }) => setOpened(open ? 'first' : undefined)}
      positioning={{ position: 'below', align: 'end', offset: 6 }}
      surfaceMotion={null}
    >
      <MenuTrigger>
        <button
          {...rest}
          type="button"
          aria-label={label}
          aria-expanded={opened !== undefined}
          className={mergeClasses(styles.trigger, className)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp') return
            event.preventDefault()
            setOpened('last')
          }}
        >
          {children}
        </button>
      </MenuTrigger>
      <MenuPopover lang={lang} className={mergeClasses(surface.root, styles.surface)}>
        {/* Fluent's type allows no element at all. */}
        <MenuList ref={list as Ref<never>}>
          {items.map(({ key, label: text, icon, href, onSelect }) => {
            const item = { className: styles.item, children: text, ...(icon && { icon }), onClick: onSelect }
            return href === undefined ? (
              <FluentItem key={key} {...item} />
            ) : (
              <MenuLink key={key} {...item} href={href} />
            )
          })}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
