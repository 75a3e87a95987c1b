import { type Fixtures, respond } from '@nalam/sdk/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, expectToast } from '../../../test/elements.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'
import { EDIT_PROFILE, VIEW_PROFILE } from '../../../test/profileForm.ts'

const withAccountSecurity = (data: Fixtures): void => {
  data.capabilities = ['account-security']
}

let portal: OpenPortal
afterEach(async () => portal.close())

describe('the profile page', () => {
  it('[PROF-01] [PROF-02] [PROF-03] labels and texts; Verify is a sample that makes no call', async () => {
    portal = await openPortal(VIEW_PROFILE, ({ doctor }) => {
      doctor.doctor_experience = '10+'
    })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Kavitha Raman' })).toBeVisible()
    const facts = (card: string): Record<string, string> => {
      const list = page.getByRole('region', { name: card, exact: true }).element().querySelectorAll('dt')
      return Object.fromEntries(
        [...list].map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent ?? '']),
      )
    }
    expect(facts('Personal Details')).toMatchObject({
      // As specified, "Name" shows the clinic.
      Name: 'Kavitha Heart Clinic',
      'Mobile number': expect.stringMatching(/^\+9198400-12345.*Verified/),
      Email: expect.stringContaining('kavitha.raman@nalam.example'),
      About: 'Heart care for families.',
    })
    expect(facts('Official Details')).toMatchObject({
      'Clinic name': 'Kavitha Heart Clinic',
      Qualification: 'MDVerified',
      Speciality: 'Cardiology',
      Experience: '10+ Years',
      Languages: 'EnglishTamil',
      'Available time': '9 AM to 5 PM',
    })
    expect(facts('Address Details')).toMatchObject({
      Pincode: '600017',
      Locality: 'T Nagar',
      Landmark: 'Near Panagal Park',
      City: 'Chennai',
      State: 'Tamil Nadu',
      Country: 'India',
    })
    await expect.element(page.getByText('14, Usman Road,', { exact: true })).toBeVisible()
    await expect.element(page.getByText('T Nagar, Chennai', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', EDIT_PROFILE)

    const before = portal.requests.length
    await click('Verify')
    const dialog = page.getByRole('dialog', { name: 'OTP Verification' })
    await expect.element(dialog).toMatchTextContent('Enter the 6-digit code sent to your mobile device')
    await expect.element(dialog).toMatchTextContent('Sample')
    await userEvent.fill(dialog.getByRole('textbox'), '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Resend' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }))
    await expectToast(portal, 'OTP Verified')
    await expect.element(dialog).not.toBeInTheDocument()
    // A link under the pointer prefetches the list of its page.
    const PREFETCHED = /doc-get-all-bookings|get_doctor_ticket/
    expect(portal.requests.slice(before).filter((request) => !PREFETCHED.test(request))).toEqual([])
  })

  it('[ACC-04] Verify mails a code, a right one verifies the email, and the profile says so', async () => {
    portal = await openPortal(VIEW_PROFILE, withAccountSecurity)
    await click('Verify')
    const dialog = page.getByRole('dialog', { name: 'OTP Verification' })
    await expect.element(dialog).toMatchTextContent('sent to kavitha.raman@nalam.example')
    await userEvent.fill(dialog.getByRole('textbox'), '123456')
    await expectToast(portal, 'Your email is verified.')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Verify' })).not.toBeInTheDocument()
    expect(portal.countOf('/doctor/email-code')).toBe(1)
    expect(portal.bodiesOf('/doctor/email-verification')).toEqual([{ confirmationCode: '123456' }])
  })

  it('[ACC-04] a wrong code is said at its field, in the language of the doctor', async () => {
    portal = await openPortal(VIEW_PROFILE, withAccountSecurity, respond('verifyEmail', 400, { code: 'code.wrong' }))
    await click('Verify')
    const code = page.getByRole('dialog').getByRole('textbox')
    await userEvent.fill(code, '123456')
    await expect.element(code).toHaveAccessibleDescription('The code is wrong or no longer valid.')
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('[ACC-04] an email that was verified elsewhere is shown as verified, without a dialog', async () => {
    const body = { statusCode: 200, message: 'Your email is verified.', code: 'email.verified' } as const
    portal = await openPortal(VIEW_PROFILE, withAccountSecurity, respond('sendEmailCode', 200, { body }))
    await expect.element(page.getByRole('button', { name: 'Verify' })).toBeVisible()
    portal.data.doctor.emailVerified = true
    await click('Verify')
    await expectToast(portal, 'Your email is verified.')
    await expect.element(page.getByRole('button', { name: 'Verify' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
