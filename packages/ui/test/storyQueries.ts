import { expect, waitFor, within } from 'storybook/test'

/** What a play function looks into: the story's canvas, or a part of the page. */
export type Scope = ReturnType<typeof within>

/** The whole page, for what stands outside a story's root: dialogs and toasts. */
export const page: Scope = within(document.body)

/** The input under a label. Buttons inside the field (show, hide) have names of their own. */
export function field(scope: Scope, label: string): HTMLInputElement {
  const element: unknown = scope.getByLabelText(label, { selector: 'input' })
  if (!(element instanceof HTMLInputElement)) throw new Error(`No input is labelled ${label}`)
  return element
}

/** Waits until a text is there for the eye; toasts and dialogs fade in. */
export async function sees(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(page.getByText(text)).toBeVisible())
}

/** An open dialog by its title. */
export async function dialog(name: string): Promise<Scope> {
  return within(await page.findByRole('dialog', { name }))
}

/** The texts that a list offers, without the placeholder. */
export function offered(select: HTMLElement): string[] {
  return Array.from(select.querySelectorAll('option'))
    .filter((option) => option.value !== '')
    .map((option) => option.textContent ?? '')
}

/** The facts of a description list: label to text. */
export function factsIn(part: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    Array.from(part.querySelectorAll('dt')).map((label) => [
      label.textContent ?? '',
      label.nextElementSibling?.textContent?.trim() ?? '',
    ]),
  )
}
