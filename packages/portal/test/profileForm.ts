import type { Fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse, type PathParams } from 'msw'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal, type Setup } from './openPortal.tsx'

export const EDIT_PROFILE = '/doctor/edit-profile'
export const VIEW_PROFILE = '/doctor/view-profile'
export const UPDATE = '/doctor/updateDoctorprofile'

export const textField = (name: string) => page.getByRole('textbox', { name, exact: true })
export const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
export const choose = (name: string, option: string) => userEvent.selectOptions(choice(name), option)
export const dayButton = (name: string) => page.getByRole('button', { name, exact: true })
export const landmark = textField('Landmark')

/** Returns the entries of a list, without the placeholder. */
export const optionsOf = (name: string): string[] => {
  const select = choice(name).element()
  return select instanceof HTMLSelectElement ? [...select.options].slice(1).map((option) => option.text) : []
}
export const chosenIn = (name: string): string | undefined => {
  const select = choice(name).element()
  return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.text : undefined
}

/** Fields of a saved profile that these tests check. */
export type ProfileUpdate = Record<string, unknown> & { landmark: string }

/**
 * A server that stores the fields that these tests change.
 *
 * @param data returns the fixtures of the portal that saves
 */
export const saving = (data: () => Fixtures) =>
  http.put<PathParams, ProfileUpdate>(`*/api${UPDATE}`, async ({ request }) => {
    const { landmark: mark, clinic_name, language, available_days, availableTime } = await request.clone().json()
    Object.assign(data().doctor, { landmark: mark, clinic_name, language, available_days, availableTime })
    return HttpResponse.json({ statusCode: 200, message: 'Profile updated successfully!', code: 'profile.updated' })
  })

/** Opens the profile form and waits until it is filled in. */
export async function openProfileForm(...setup: Setup[]): Promise<OpenPortal> {
  const portal: OpenPortal = await openPortal(
    EDIT_PROFILE,
    ...setup,
    saving(() => portal.data),
  )
  await expect.poll(() => chosenIn('Locality')).toBe('T Nagar')
  return portal
}
