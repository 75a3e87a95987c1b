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
