import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NalamProvider } from './NalamProvider/NalamProvider.tsx'
import { listMove, useMovingFocus } from './useMovingFocus.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

interface ListProps {
  items: readonly string[]
  start?: string
  isStartAlways?: boolean
}

/** Keyed by the number of their place, so that other items are shown by the same elements, as in the calendar. */
function List({ items, start, isStartAlways }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  const moving = useMovingFocus(list, { attribute: 'data-item', keys: items, start, isStartAlways })
  return (
    <div
      ref={list}
      role="toolbar"
      tabIndex={-1}
      {...moving.props}
      onKeyDown={(event) => moving.move(event, listMove(items))}
    >
      {items.map((item) => (
        <button key={item.at(-1)} type="button" data-item={item} tabIndex={item === moving.stop ? 0 : -1}>
          {item}
        </button>
      ))}
    </div>
  )
}

async function show(props: ListProps): Promise<void> {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider>
      <button type="button">Before</button>
      <List {...props} />
      <button type="button">After</button>
    </NalamProvider>,
  )
  await expect.element(page.getByRole('button', { name: props.items[0] ?? '' })).toBeVisible()
}

const focused = () => document.activeElement?.textContent
const stops = () => [...document.querySelectorAll('[data-item][tabindex="0"]')].map(({ textContent }) => textContent)

describe('[UI-03] the tab stop of a moving focus', () => {
  it.each([
    [false, 'c3'],
    [true, 'a1'],
  ])('with isStartAlways %s, Tab comes back to %s after a move from a1 to c3', async (isStartAlways, expected) => {
    await show({ items: ['a1', 'b2', 'c3'], start: 'a1', isStartAlways })
    await userEvent.click(page.getByRole('button', { name: 'Before' }))
    await userEvent.keyboard('{Tab}{End}')
    expect([focused(), stops()]).toEqual(['c3', ['c3']])
    await userEvent.keyboard('{Tab}')
    expect([focused(), stops()]).toEqual(['After', [expected]])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(focused()).toBe(expected)
  })

  it('follows the focused element when it shows another item', async () => {
    await show({ items: ['a1', 'b2', 'c3'] })
    await userEvent.click(page.getByRole('button', { name: 'b2' }))
    await show({ items: ['d1', 'e2', 'f3'] })
    expect([focused(), stops()]).toEqual(['e2', ['e2']])
    await userEvent.keyboard('{ArrowDown}')
    expect([focused(), stops()]).toEqual(['f3', ['f3']])
  })
})
