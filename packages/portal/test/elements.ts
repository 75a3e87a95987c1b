import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OpenPortal } from './openPortal.tsx'

/** Returns the texts of the items that a page lists: table rows or cards, without skeletons. */
export const listItems = (): string[] =>
  [...document.querySelectorAll('main [aria-busy] tbody tr, main [aria-busy] > ul > li')]
    .map(({ textContent }) => textContent)
    .filter((text) => /\S/.test(text))

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

export const click = (name: string | RegExp): Promise<void> => userEvent.click(button(name))

/** Opens what can still be undone, from the line in the head of the page. */
export async function openUndoList(title = 'Answered just now') {
  const list = page.getByRole('region', { name: title, exact: true })
  await expect.element(page.getByRole('button', { name: new RegExp(`^${title}`) })).toBeVisible()
  if (!list.query()) await userEvent.click(page.getByRole('button', { name: new RegExp(`^${title}`) }))
  await expect.element(list).toBeVisible()
  return list
}

/** Chooses an entry of the menu of the tools of a list. */
export async function chooseTool(name: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'More', exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name }))
}

/** Chooses filters of the bookings in their menu. */
export async function chooseFilters(...names: readonly (string | RegExp)[]): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: /^Filter/ }))
  const menu = page.getByRole('dialog', { name: 'Filters' })
  for (const name of names) await userEvent.click(menu.getByRole('radio', { name, exact: true }))
  await userEvent.click(menu.getByRole('button', { name: /^Show/ }))
  await expect.element(menu).not.toBeInTheDocument()
}

/** Waits until the address is this one, including its query. */
export const expectAddress = (address: string) =>
  expect.poll(() => window.location.pathname + window.location.search).toBe(address)

/** Waits until a toast with this text has been shown. */
export const expectToast = (portal: OpenPortal, text: string) => expect.poll(() => portal.toasts()).toContain(text)

/**
 * Pastes a text into a field as a person does: copies it elsewhere and replaces the content of the
 * field.
 */
export async function pasteInto(field: ReturnType<typeof page.getByRole>, text: string): Promise<void> {
  const source = document.createElement('textarea')
  source.value = text
  document.body.append(source)
  source.select()
  await userEvent.copy()
  source.remove()
  const target = field.element()
  if (!(target instanceof HTMLInputElement)) throw new Error('What is pasted into is no field')
  target.focus()
  target.select()
  await userEvent.paste()
}

/** Fills in the sign-in form and clicks Login. */
export async function enterCredentials(
  email = 'kavitha.raman@nalam.example',
  password = 'Orchid7&Lantern',
): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), password)
  await click('Login')
}
