import type { Locator, Page } from '@playwright/test'
import { openSignedIn, type Registration } from './accounts.ts'
import { expect } from './fixtures.ts'
import { say } from './words.ts'

export const EDIT = '/doctor/edit-profile'
export const VIEW = '/doctor/view-profile'

/**
 * Returns a field by its label. A section can have the same name as a field in it, so sections are
 * left out.
 */
export function field(page: Page, label: string): Locator {
  return page.locator('input, textarea, select').and(page.getByLabel(label, { exact: true }))
}

export const click = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** Opens the form and waits until its lists are loaded. */
export async function openForm(page: Page, doctor: Registration): Promise<void> {
  await openSignedIn(page, doctor, EDIT)
  await expect(field(page, say('Speciality')).getByRole('option', { name: 'Cardiology' })).toBeAttached()
}
