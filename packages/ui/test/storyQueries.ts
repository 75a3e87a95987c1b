import { expect, waitFor, within } from 'storybook/test'

/** The scope of a play function's queries: the story's canvas, or a part of the page. */
export type Scope = ReturnType<typeof within>

/** The whole page, for content outside the story's root: dialogs and toasts. */
export const page: Scope = within(document.body)

/**
 * Returns the input with a label. Buttons inside the field (show, hide) have names of their own.
 */
export function field(scope: Scope, label: string): HTMLInputElement {
  const element: unknown = scope.getByLabelText(label, { selector: 'input' })
  if (!(element instanceof HTMLInputElement)) throw new Error(`No input is labelled ${label}`)
  return element
}

/** Waits until a text is visible; toasts and dialogs fade in. */
export async function sees(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(page.getByText(text)).toBeVisible())
}

/** Returns an open dialog by its title. */
export async function dialog(name: string): Promise<Scope> {
  return within(await page.findByRole('dialog', { name }))
}

/** Returns the texts of the options of a select, without the placeholder. */
export function offered(select: HTMLElement): string[] {
  return Array.from(select.querySelectorAll('option'))
    .filter((option) => option.value !== '')
    .map((option) => option.textContent ?? '')
}

/** Returns the entries of a description list: label to text. */
export function factsIn(part: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    Array.from(part.querySelectorAll('dt')).map((label) => [
      label.textContent ?? '',
      label.nextElementSibling?.textContent?.trim() ?? '',
    ]),
  )
}
