import * as fluent from '@fluentui/react-components'
import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Avatar,
  Button,
  Dialog,
  DialogBody,
  DialogSurface,
  DialogTitle,
  Dropdown,
  Field,
  FluentProvider,
  Input,
  Menu,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarBody,
  Nav,
  NavItem,
  Option,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Skeleton,
  SkeletonItem,
  Tab,
  TabList,
  Toast,
  Toaster,
  ToastTitle,
  useArrowNavigationGroup,
  useToastController,
  webLightTheme,
} from '@fluentui/react-components'
import { useRef, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

let root: Root | undefined
let element: HTMLElement | undefined
afterEach(() => {
  root?.unmount()
  element?.remove()
})

function show(node: ReactNode): HTMLElement {
  const added = document.body.appendChild(document.createElement('div'))
  element = added
  root = createRoot(added)
  root.render(<FluentProvider theme={webLightTheme}>{node}</FluentProvider>)
  return added
}
const one = (selector: string) => document.querySelector<HTMLElement>(selector)

/** A toast with two actions, beside what is given. */
function WithToast({ children }: { children?: ReactNode }) {
  const { dispatchToast } = useToastController('toasts')
  return (
    <>
      <button
        type="button"
        onClick={() =>
          dispatchToast(
            <Toast>
              <ToastTitle action={<button type="button">Undo</button>}>Approved</ToastTitle>
            </Toast>,
            { timeout: -1 },
          )
        }
      >
        show
      </button>
      <Toaster toasterId="toasts" />
      {children}
    </>
  )
}

function WritesThroughItsRef() {
  const frame = useRef<HTMLDivElement>(null)
  const [renders, setRenders] = useState(0)
  const write = () => {
    const field = frame.current?.querySelector('input')
    if (field) field.value = 'written'
    setRenders(renders + 1)
  }
  return (
    <div ref={frame}>
      <Input defaultValue="first" />
      <Button onClick={write}>Write {renders}</Button>
    </div>
  )
}

function Arrows() {
  return (
    <div {...useArrowNavigationGroup({ axis: 'vertical' })}>
      <button type="button">first</button>
      <button type="button" tabIndex={-1}>
        second
      </button>
    </div>
  )
}

// A failing probe is good news: the row of docs/decisions/0023 that names it may go.
/** Fluent's dialog, with one control. */
const OpenDialog = () => (
  <Dialog open>
    <DialogSurface>
      <DialogBody>
        <DialogTitle>Title</DialogTitle>
        <Button>Close</Button>
      </DialogBody>
    </DialogSurface>
  </Dialog>
)

describe('what Fluent does, in decision 0023', () => {
  it('Field: the message is an alert, and the star is part of the label', async () => {
    show(
      <Field label="Name" required validationMessage="Enter a name">
        <Input />
      </Field>,
    )
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(one('label')?.textContent).toBe('Name*')
  })

  it('Input: a text that is written into its element is lost with the next render', async () => {
    show(<WritesThroughItsRef />)
    await userEvent.click(page.getByRole('button', { name: 'Write 0' }))
    await expect.element(page.getByRole('button', { name: 'Write 1' })).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveValue('first')
  })

  it('Dialog: its first control has the focus, and a script can move it out', async () => {
    show(
      <>
        <button type="button">outside</button>
        <OpenDialog />
      </>,
    )
    await expect.poll(() => document.activeElement?.textContent).toBe('Close')
    element?.querySelector('button')?.focus()
    expect(document.activeElement?.textContent).toBe('outside')
  })

  it('Tab: the place of its indicator is in a style attribute', async () => {
    show(
      <TabList defaultSelectedValue="a">
        <Tab value="a">Day</Tab>
        <Tab value="b">Week</Tab>
      </TabList>,
    )
    await userEvent.click(page.getByRole('tab', { name: 'Week' }))
    await expect.poll(() => one('[role=tab]')?.getAttribute('style')).toContain('indicator')
  })

  it('Skeleton: an announced progress bar', async () => {
    show(
      <Skeleton>
        <SkeletonItem />
      </Skeleton>,
    )
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-busy', 'true')
  })

  it('Avatar: a title is taken for a name, and the initials are text', async () => {
    show(<Avatar name="Dr. Kavitha Raman" />)
    await expect.poll(() => one('.fui-Avatar')?.textContent).toBe('DR')
  })

  it('useArrowNavigationGroup: does not reach an item with tabIndex -1', async () => {
    show(<Arrows />)
    await userEvent.tab()
    await expect.poll(() => document.activeElement?.textContent).toBe('first')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('first')
  })

  it('Popover: two focus guards in the page while it is closed', async () => {
    show(
      <Popover>
        <PopoverTrigger>
          <button type="button">open</button>
        </PopoverTrigger>
        <PopoverSurface>text</PopoverSurface>
      </Popover>,
    )
    await expect.poll(() => document.querySelectorAll('[data-tabster-dummy]').length).toBe(2)
  })

  it('PopoverSurface and MessageBar: groups', async () => {
    show(
      <>
        <Popover open>
          <PopoverTrigger>
            <button type="button">open</button>
          </PopoverTrigger>
          <PopoverSurface>text</PopoverSurface>
        </Popover>
        <MessageBar intent="error">
          <MessageBarBody>failed</MessageBarBody>
        </MessageBar>
      </>,
    )
    await expect.poll(() => one('.fui-PopoverSurface')?.role).toBe('group')
    expect(one('.fui-MessageBar')?.role).toBe('group')
  })

  it('MenuItemLink: always a plain anchor', async () => {
    show(
      <Menu defaultOpen>
        <MenuTrigger>
          <button type="button">open</button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItemLink href="#profile">Profile</MenuItemLink>
          </MenuList>
        </MenuPopover>
      </Menu>,
    )
    await expect.poll(() => one('[role=menuitem]')?.tagName).toBe('A')
  })

  it('Button: a link follows itself on Enter, so that Ctrl and Enter open no tab', async () => {
    const clicks: Event[] = []
    const added = show(
      <Button as="a" href="#slots">
        Slots
      </Button>,
    )
    added.addEventListener('click', (event) => {
      event.preventDefault()
      clicks.push(event)
    })
    await expect.poll(() => one('a')?.textContent).toBe('Slots')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true })
    one('a')?.dispatchEvent(enter)
    expect(enter.defaultPrevented).toBe(true)
    expect(clicks.map(({ isTrusted }) => isTrusted)).toEqual([false])
  })

  it('Dropdown: an arrow opens the list, and changes nothing', async () => {
    show(
      <Dropdown defaultSelectedOptions={['Open']} defaultValue="Open">
        <Option>Open</Option>
        <Option>Resolved</Option>
      </Dropdown>,
    )
    await expect.poll(() => one('[role=combobox]')?.textContent).toBe('Open')
    one('[role=combobox]')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => one('[role=listbox]')).not.toBeNull()
    expect(one('[role=combobox]')?.textContent).toBe('Open')
  })

  it('Nav: a div without list and landmark, and its items are plain anchors', async () => {
    const added = show(
      <Nav>
        <NavItem href="#slots" value="slots">
          Slots
        </NavItem>
      </Nav>,
    )
    await expect.poll(() => one('.fui-NavItem')?.tagName).toBe('A')
    expect(one('.fui-Nav')?.tagName).toBe('DIV')
    expect(added.querySelectorAll('nav, [role=navigation], ul, li')).toHaveLength(0)
  })

  it('PopoverSurface: what is behind it can be pressed', async () => {
    show(
      <>
        <button type="button">behind</button>
        <Popover open>
          <PopoverTrigger>
            <button type="button">open</button>
          </PopoverTrigger>
          <PopoverSurface>text</PopoverSurface>
        </Popover>
      </>,
    )
    await expect.poll(() => one('.fui-PopoverSurface')).not.toBeNull()
    const behind = one('button')
    const { left = 0, top = 0 } = behind?.getBoundingClientRect() ?? {}
    expect(document.elementFromPoint(left + 2, top + 2)).toBe(behind)
  })

  it('parts: no pagination, one-time code, phone number, date, empty state, grid of times, or group of a table', () => {
    const parts = Object.keys(fluent).filter((name) => /^[A-Z]/.test(name))
    expect(parts).toContain('Avatar')
    expect(
      parts.filter((name) => /pagina|code|otp|phone|date|calendar|emptystate|time|^table.*(group|card)/i.test(name)),
    ).toEqual([])
  })

  it('Dialog: a page whose root is unmounted meanwhile stays hidden', async () => {
    const host = document.body.appendChild(document.createElement('p'))
    show(<OpenDialog />)
    await expect.poll(() => host.ariaHidden).toBe('true')
    root?.unmount()
    await expect.poll(() => one('[role=dialog]')).toBeNull()
    expect(host.ariaHidden).toBe('true')
    host.remove()
  })

  it('Toaster: hidden beside an open dialog', async () => {
    show(
      <WithToast>
        <OpenDialog />
      </WithToast>,
    )
    await expect.poll(() => one('[role=dialog]')).not.toBeNull()
    Array.from(document.querySelectorAll('button'))
      .find(({ textContent }) => textContent === 'show')
      ?.click()
    await expect.poll(() => one('.fui-Toast')?.closest('[aria-hidden=true]')).toBeTruthy()
  })

  it('Toast: Tab does not leave it', async () => {
    show(<WithToast>{<button type="button">after</button>}</WithToast>)
    await userEvent.click(page.getByRole('button', { name: 'show' }))
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    for (const _ of [1, 2, 3]) {
      await userEvent.tab()
      expect(document.activeElement?.closest('.fui-Toast')).not.toBeNull()
    }
  })

  it('Accordion: what it opens is a panel of its own', async () => {
    show(
      <Accordion defaultOpenItems="past">
        <AccordionItem value="past">
          <AccordionHeader>3 past slots</AccordionHeader>
          <AccordionPanel>9:00 AM</AccordionPanel>
        </AccordionItem>
      </Accordion>,
    )
    await expect.poll(() => one('.fui-AccordionPanel')?.textContent).toBe('9:00 AM')
    expect(one('.fui-AccordionPanel')?.parentElement).toBe(one('.fui-AccordionItem'))
    expect(one('.fui-AccordionItem')?.tagName).toBe('DIV')
  })
})
