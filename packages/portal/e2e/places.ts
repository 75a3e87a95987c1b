import type { Locator, Page } from '@playwright/test'
import { expect, WITHOUT_EXTENSIONS } from './fixtures.ts'
import { say } from './words.ts'

/**
 * Returns the items that a page lists: table rows, or cards in a narrow window. Excludes the
 * skeleton of a list that is loading.
 */
export const listItems = (page: Page): Locator =>
  // Also behind a dialog, which hides the page from assistive technology.
  page.locator('main').locator('[aria-busy] tbody tr, [aria-busy] > ul > li').filter({ hasText: /\S/ })

/**
 * Opens the navigation drawer of a narrow window; in a wide one the navigation is always visible.
 */
export async function openNavigation(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: say('Open navigation') })
  await expect(opener.or(page.getByRole('navigation', { name: say('Main') })).first()).toBeVisible()
  if (await opener.isVisible()) await opener.click()
}

/**
 * Returns whether the window is too narrow for the tables of bookings and tickets, so that they are
 * shown as cards.
 */
export const showsCards = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1200

/**
 * Opens the controls that answer a booking and returns their container: the dialog of a row's Edit
 * button, or the card itself.
 */
export async function openAnswers(row: Locator, patient: string): Promise<Locator> {
  const page = row.page()
  if (showsCards(page)) return row
  await row
    .getByRole('button', { name: say(`Edit booking of ${patient}`, (words) => words.decisions.editOf(patient)) })
    .click()
  return page.getByRole('dialog', { name: say('Edit booking') })
}

/** Clicks Reschedule, or Offer other times: a button of the dialog, or in the menu of a card. */
export async function clickReschedule(answers: Locator): Promise<void> {
  const page = answers.page()
  const name = new RegExp(
    [
      say('Reschedule', ({ decisions }) => decisions.reschedule),
      say('Another time', ({ offers }) => offers.title),
    ].join('|'),
  )
  if (!showsCards(page)) return answers.getByRole('button', { name }).click()
  await answers.getByRole('button', { expanded: false }).click()
  await page.getByRole('menuitem', { name }).click()
}

/**
 * Returns the button that sends Decline. On a card a question comes first, unless the answer can be
 * undone: then this function clicks Decline to open the question.
 */
export async function declineButton(answers: Locator): Promise<Locator> {
  const name = say('Decline')
  const first = answers.getByRole('button', { name })
  if (!showsCards(answers.page()) || !WITHOUT_EXTENSIONS) return first
  await first.click()
  return answers.page().getByRole('alertdialog').getByRole('button', { name })
}

/** The line in the head of a page with the number of what can still be undone. */
export const undoLine = (page: Page, title = say('Answered just now')): Locator =>
  page.getByRole('button', { name: new RegExp(`^${title}`) })

/** Opens what can still be undone, and returns it. */
export async function openUndoList(page: Page, title = say('Answered just now')): Promise<Locator> {
  const list = page.getByRole('region', { name: title, exact: true })
  await expect(undoLine(page, title)).toBeVisible({ timeout: 20_000 })
  if (!(await list.isVisible())) await undoLine(page, title).click()
  await expect(list).toBeVisible()
  return list
}

/** Chooses filters of the bookings in their menu. */
export async function chooseFilter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${say('Filter', ({ filters }) => filters.filter)}`) }).click()
  const menu = page.getByRole('dialog', { name: say('Filters', ({ filters }) => filters.label) })
  await menu.getByRole('radio', { name, exact: true }).click()
  await menu.getByRole('button').last().click()
  await expect(menu).toHaveCount(0)
}

/** Chooses an entry of the menu of the tools of the bookings, or clicks its button. */
export async function chooseTool(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  const more = page
    .locator('main')
    .getByRole('button', { name: say('More', ({ filters }) => filters.more), exact: true })
  await expect(button.or(more).first()).toBeVisible()
  if (await button.isVisible()) return button.click()
  await more.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Opens a page with the main navigation. */
export async function goTo(page: Page, name: string): Promise<void> {
  await openNavigation(page)
  await page.getByRole('link', { name }).click()
}
