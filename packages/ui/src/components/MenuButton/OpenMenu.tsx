import { useSurfaceStyles } from '../../theme/internal.ts'
import { localeOf, useLanguage } from '../../messages/internal.ts'
import {
  renderMenuItem_unstable,
  slot,
  useMenuItem_unstable,
  useMenuItemStyles_unstable,
  Menu,
  MenuItem as FluentItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
} from '@fluentui/react-components'
import type { MenuItemProps, MenuItemState } from '@fluentui/react-components'
import {
  type ComponentType,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type Ref,
} from 'react'
import { PlainLink } from '../TextLink/PlainLink.tsx'
import { useMenuButtonStyles } from './MenuButton.styles.ts'

/**
 * Fluent's MenuItem with the host's link component as its element. Fluent's MenuItemLink ignores
 * first letters, and can only be a plain anchor.
 */
function MenuLink({ href, ...rest }: MenuItemProps & { href: string }) {
  const state = useMenuItem_unstable(rest, null)
  // MenuItem's type knows only `div`; the attributes that it sets are the same on an anchor.
  const elementType = PlainLink as ComponentType<MenuItemState['root']>
  const attributes = { ...state.root, href }
  const root = slot.always(attributes, { elementType })
  // In development Fluent renders what `components` says, in production the slot's own type.
  const components = { ...state.components, root: elementType }
  return renderMenuItem_unstable(useMenuItemStyles_unstable({ ...state, root, components }))
}

export interface MenuItem {
  key: string
  label: string
  icon?: ReactElement
  /** Link target; without it `onSelect` is the action. */
  href?: string
  onSelect?: (() => void) | undefined
  isDisabled?: boolean | undefined
}

export interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'type'> {
  /** Accessible name of the button. */
  label: string
  items: readonly MenuItem[]
  /** `outlined` looks like the other buttons of a row. */
  look?: 'plain' | 'outlined'
}

export interface OpenMenuProps extends MenuButtonProps {
  /** The item that the focus begins at. */
  start: 'first' | 'last'
}

/** The button with Fluent's menu, which is open at first. */
export function OpenMenu({ start, label, children, items, look = 'plain', className, ...rest }: OpenMenuProps) {
  const styles = useMenuButtonStyles()
  const surface = useSurfaceStyles()
  const lang = localeOf(useLanguage())
  const [opened, setOpened] = useState<OpenMenuProps['start'] | undefined>(start)
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
          className={mergeClasses(styles.trigger, look === 'outlined' && styles.outlined, className)}
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
          {items.map(({ key, label: text, icon, href, onSelect, isDisabled }) => {
            const item = {
              className: styles.item,
              children: text,
              ...(icon && { icon }),
              ...(isDisabled && { disabled: true }),
              onClick: onSelect,
            }
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
