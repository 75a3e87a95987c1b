import type { Locator, Page } from '@playwright/test'
import { expect, WITHOUT_EXTENSIONS } from './fixtures.ts'
import { say } from './words.ts'

/** What a page lists: the rows of its table, or cards where the window is narrow; not the skeleton of a list that is loading. */
export const listItems = (page: Page): Locator =>
  page.getByRole('main').locator('[aria-busy] tbody tr, [aria-busy] > ul > li').filter({ hasText: /\S/ })

/** Opens the drawer of a narrow window; in a wide one the navigation is always there. */
export async function openNavigation(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: say('Open navigation') })
  await expect(opener.or(page.getByRole('navigation', { name: say('Main') })).first()).toBeVisible()
  if (await opener.isVisible()) await opener.click()
}

/** Whether the window is too narrow for the tables of bookings and tickets, so that each one is a card. */
export const showsCards = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1200

/** Where a booking is answered: in the dialog that Edit opens from its row; on its card, that is at once. */
export async function openAnswers(row: Locator, patient: string): Promise<Locator> {
  const page = row.page()
  if (showsCards(page)) return row
  await row
    .getByRole('button', { name: say(`Edit booking of ${patient}`, (words) => words.appointments.editOf(patient)) })
    .click()
  return page.getByRole('dialog', { name: say('Edit booking') })
}

/**
 * Presses Decline where bookings are answered, up to the button that sends it: on a card a question comes before, unless the answer
 * can be undone.
 */
export async function declineButton(answers: Locator): Promise<Locator> {
  const name = say('Decline')
  const first = answers.getByRole('button', { name })
  if (!showsCards(answers.page()) || !WITHOUT_EXTENSIONS) return first
  await first.click()
  return answers.page().getByRole('alertdialog').getByRole('button', { name })
}

/** Goes to a page by the main navigation. */
export async function goTo(page: Page, name: string): Promise<void> {
  await openNavigation(page)
  await page.getByRole('link', { name }).click()
}
