import { mergeClasses } from '@fluentui/react-components'
import { useCallback, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactElement } from 'react'
import { PlainLink } from '../TextLink/PlainLink.tsx'
import { useMenuButtonStyles } from './MenuButton.styles.ts'
import { useDismiss } from './useDismiss.ts'

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
  /** Class of the root element; all other attributes go to the button. */
  className?: string | undefined
}

/**
 * A button that opens a menu (WAI-ARIA menu button): arrows, Home, End and first letters move,
 * Escape and Tab close.
 */
export function MenuButton({ label, children, items, className, ref, ...rest }: MenuButtonProps) {
  const styles = useMenuButtonStyles()
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLUListElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current)
  const [opened, setOpened] = useState<'first' | 'last' | undefined>()
  const open = opened !== undefined
  const close = useCallback((reason?: string) => {
    setOpened(undefined)
    if (reason !== 'outside') trigger.current?.focus()
  }, [])
  useDismiss(open, root, close)

  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useLayoutEffect(() => {
    if (opened)
      [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
        .at(opened === 'first' ? 0 : -1)
        ?.focus()
  }, [opened])

  const onMenuKey = (event: KeyboardEvent) => {
    const all = entries()
    const at = all.findIndex((entry) => entry === entry.ownerDocument.activeElement)
    const target = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key]
    const byLetter =
      event.key.length === 1
        ? all.find((entry) => entry.textContent.toLowerCase().startsWith(event.key.toLowerCase()))
        : undefined
    if (event.key === 'Tab') return setOpened(undefined)
    if (target ?? byLetter) {
      event.preventDefault()
      ;(target ?? byLetter)?.focus()
    }
  }
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  return (
    <span ref={root} className={mergeClasses(styles.root, className)}>
      <button
        {...rest}
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={styles.trigger}
        onClick={() => setOpened(open ? undefined : 'first')}
        onKeyDown={onTriggerKey}
      >
        {children}
      </button>
      {open && (
        <ul
          id={id}
          ref={menu}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={styles.panel}
          onKeyDown={onMenuKey}
        >
          {items.map(({ key, label: text, icon, href, onSelect }) => {
            const select = () => {
              close()
              onSelect?.()
            }
            return (
              <li key={key} role="none">
                {href === undefined ? (
                  <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={select}>
                    {icon}
                    {text}
                  </button>
                ) : (
                  <PlainLink role="menuitem" tabIndex={-1} href={href} className={styles.item} onClick={select}>
                    {icon}
                    {text}
                  </PlainLink>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </span>
  )
}
