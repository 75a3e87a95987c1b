import { fault } from '@nalam/sdk/testing'
import { http, HttpResponse, type PathParams } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, click, expectAddress, expectToast } from '../../../test/elements.ts'
import { hold } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'
import {
  EDIT_PROFILE,
  type ProfileUpdate,
  UPDATE,
  VIEW_PROFILE,
  chosenIn,
  dayButton,
  landmark,
  openProfileForm,
  textField,
} from '../../../test/profileForm.ts'

const IMAGE = '/doctor/updateDoctorProfileImage'

/** The smallest PNG that is an image: one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
)
const image = (name: string) => new File([PNG], name, { type: 'image/png' })

let portal: OpenPortal
afterEach(async () => portal.close())

describe('saving', () => {
  it('[PROF-10] the button reads "Updating..." while the server works, and a double click sends once', async () => {
    const held = hold(UPDATE)
    portal = await openProfileForm(held.handler)
    await userEvent.fill(landmark, 'Beside the library')
    await userEvent.dblClick(button('Update'))
    await expect.element(button('Updating...')).toBeVisible()
    held.release()
    await expectToast(portal, 'Profile updated successfully!')
    expect(portal.countOf(UPDATE)).toBe(1)
  })

  it('[PROF-13] a failed save keeps the input after a refusal and without a connection, and then succeeds', async () => {
    const refusal = {
      statusCode: 400,
      message: 'Please check the marked fields.',
      errors: { clinic_name: 'This name is taken' },
    }
    let attempt = 0
    portal = await openProfileForm(
      http.put(`*/api${UPDATE}`, () => {
        attempt += 1
        if (attempt === 1) return HttpResponse.json(refusal, { status: 400 })
        return attempt === 2 ? HttpResponse.error() : undefined
      }),
    )
    const clinic = textField('Clinic name')
    const expectKept = async () => {
      await expect.element(clinic).toHaveValue('ராமன் மருத்துவமனை')
      await expect.element(page.getByRole('checkbox', { name: 'Hindi' })).toBeChecked()
      await expect.element(dayButton('SUN')).toHaveAttribute('aria-pressed', 'true')
    }
    await userEvent.fill(clinic, 'ராமன் மருத்துவமனை')
    await userEvent.click(page.getByText('Hindi', { exact: true }))
    await userEvent.click(dayButton('SUN'))

    await click('Update')
    await expectToast(portal, 'Please check the marked fields.')
    await expect.element(clinic).toHaveAccessibleDescription('This name is taken')
    await expect.element(clinic).toHaveFocus()
    await expectKept()

    // The second request is lost too, and the profile cannot be read to find out whether it was
    // saved.
    portal.use(fault('getDoctorProfile', 'offline', { times: 1 }))
    await click('Update')
    await expectToast(portal, 'Service unavailable - no response from server')
    await expectKept()

    await click('Update')
    await expectToast(portal, 'Profile updated successfully!')
    await expectKept()
    expect(portal.data.doctor).toMatchObject({
      clinic_name: 'ராமன் மருத்துவமனை',
      language: ['English', 'Hindi', 'Tamil'],
      available_days: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI'],
    })
  })

  it('[PROF-13] a save whose response is lost is no failure', async () => {
    portal = await openProfileForm(
      http.put<PathParams, ProfileUpdate>(`*/api${UPDATE}`, async ({ request }) => {
        portal.data.doctor.landmark = (await request.clone().json()).landmark
        return HttpResponse.error()
      }),
    )
    await userEvent.fill(landmark, 'Beside the library')
    await click('Update')
    await expectToast(portal, 'Your changes have been saved.')
    await userEvent.click(page.getByRole('link', { name: 'Back to profile' }))
    await expect.element(page.getByText('Beside the library')).toBeVisible()
    expect(portal.countOf(UPDATE)).toBe(1)
  })

  it('[PROF-13] leaving with unsaved changes asks first; without, it does not', async () => {
    portal = await openPortal(VIEW_PROFILE)
    await userEvent.click(page.getByRole('link', { name: 'Edit profile' }))
    await expect.poll(() => chosenIn('Locality')).toBe('T Nagar')
    await click('Back')
    await expectAddress(VIEW_PROFILE)

    await userEvent.click(page.getByRole('link', { name: 'Edit profile' }))
    await userEvent.fill(landmark, 'Beside the library')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(page.getByRole('link', { name: 'Back to profile' }))
    await expect.element(question).toBeVisible()
    await click('Stay')
    await expect.element(landmark).toHaveValue('Beside the library')
    window.history.back()
    await expect.element(question).toBeVisible()
    await expectAddress(EDIT_PROFILE)
    await click('Leave')
    await expectAddress(VIEW_PROFILE)
  })
})

describe('images', () => {
  it('[PROF-11] a failure keeps the preview and can be tried again; other files are refused', async () => {
    let attempt = 0
    portal = await openProfileForm(
      http.put(`*/api${IMAGE}`, () => {
        attempt += 1
        if (attempt === 1) return HttpResponse.json({}, { status: 500 })
        return attempt === 2 ? HttpResponse.error() : undefined
      }),
    )
    const chooser = page.getByLabelText('Upload Image')
    await userEvent.upload(chooser, new File(['no image'], 'notes.txt', { type: 'text/plain' }))
    await expect.element(page.getByText('Choose an image file (PNG, JPEG or WebP)')).toBeVisible()
    expect(portal.countOf(IMAGE)).toBe(0)

    await userEvent.upload(chooser, image('me.png'))
    await expectToast(portal, 'Failed to upload image')
    await click('Try again')
    await expectToast(portal, 'Error uploading image')
    expect(document.querySelector('main img[src^="blob:"]')).not.toBeNull()
    await click('Try again')
    await expectToast(portal, 'Profile image updated successfully!')
  })

  it('[PROF-12] certificates are previewed beside five placeholders and not sent', async () => {
    portal = await openProfileForm()
    const before = portal.requests.length
    const places = () => document.querySelectorAll('[data-placeholder]').length
    expect(places()).toBe(5)
    await userEvent.upload(page.getByLabelText('Upload Certificates'), [image('degree.png'), image('award.png')])
    await expect.element(page.getByRole('img', { name: 'degree.png' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'award.png' })).toBeVisible()
    expect(places()).toBe(3)
    await expect
      .element(page.getByText('Certificates are not uploaded yet. They are only shown on this page.'))
      .toBeVisible()
    await click('Remove degree.png')
    await expect.element(page.getByRole('img', { name: 'degree.png' })).not.toBeInTheDocument()
    expect(portal.requests.slice(before).filter((request) => !request.startsWith('GET '))).toEqual([])
  })
})
