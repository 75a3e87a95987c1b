import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dialog, factsIn, page, sees, type Scope } from '../../../test/storyQueries.ts'
import { LONG_DOCTOR, NEW_DOCTOR, SAMPLE_DOCTOR } from '../../fixtures/doctor.ts'
import { framed } from '../../fixtures/framed.tsx'
import { ViewProfile } from './ViewProfile.tsx'

const meta: Meta<typeof ViewProfile> = {
  title: 'Screens/ViewProfile',
  component: ViewProfile,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The profile as it is. Without `emailVerification`, verifying the e-mail is a sample that makes no call.',
      },
    },
  },
  decorators: [framed('profile')],
  args: { doctor: SAMPLE_DOCTOR, editHref: '/doctor/edit-profile' },
}
export default meta
type Story = StoryObj<typeof ViewProfile>

const facts = (canvas: Scope, card: string) => factsIn(canvas.getByRole('region', { name: card }))

export const Typical: Story = {
  name: '[PROF-01] name, Personal, Official and Address details with their labels',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: SAMPLE_DOCTOR.name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/doctor/edit-profile')
    await expect(facts(canvas, 'Personal Details')).toEqual({
      Name: 'Raghavan Family Clinic',
      'Mobile number': '+9198412-07756Verified',
      Email: 'meena.raghavan@nalam.exampleVerify',
      About: SAMPLE_DOCTOR.about,
    })
    await expect(facts(canvas, 'Official Details')).toEqual({
      'Clinic name': 'Raghavan Family Clinic',
      Qualification: 'MBBSVerified',
      Speciality: 'General Medicine',
      Experience: '10+ Years',
      Languages: 'EnglishTamilTelugu',
      'Available time': '9 AM to 6 PM',
    })
    await expect(facts(canvas, 'Address Details')).toMatchObject({
      Pincode: '600004',
      Locality: 'Mylapore',
      Landmark: 'Opposite the temple tank',
      City: 'Chennai',
      State: 'Tamil Nadu',
      Country: 'India',
    })
  },
}

export const AddressOnTwoLines: Story = {
  name: '[PROF-02] the address breaks before its last two parts',
  play: async ({ canvas }) => {
    const first = canvas.getByText('12, Kutchery Road,')
    const second = canvas.getByText('Mylapore, Chennai')
    await expect(second.getBoundingClientRect().top).toBeGreaterThanOrEqual(first.getBoundingClientRect().bottom)
  },
}

export const VerifyEmail: Story = {
  name: '[PROF-03] Verify opens "OTP Verification", a sample that makes no call',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    const verification = await dialog('OTP Verification')
    await expect(verification.getByText(/Enter the 6-digit code sent to your mobile device/)).toBeInTheDocument()
    await expect(verification.getByText('Sample')).toBeInTheDocument()
    await expect(document.querySelectorAll('[data-box]')).toHaveLength(6)
    const code = verification.getByRole('textbox', { name: '6-digit code' })
    await userEvent.type(code, '123456')
    await userEvent.click(verification.getByRole('button', { name: 'Resend' }))
    await expect(code).toHaveValue('123456')
    await userEvent.click(verification.getByRole('button', { name: 'Verify' }))
    await sees('OTP Verified')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

const SENT = 'We have sent a 6-digit code to your email.'
const emailVerification = {
  onSendCode: fn(async () => ({ ok: true, message: SENT }) as const),
  onVerify: fn(async () => ({ ok: true, message: 'Your email is verified.' }) as const),
}
const WRONG = 'The code is wrong or no longer valid.'
const codeDialog = async (canvas: Scope, verify = 'Verify', title = 'OTP Verification') => {
  await userEvent.click(canvas.getByRole('button', { name: verify }))
  return dialog(title)
}

export const VerifyByCode: Story = {
  name: '[ACC-04] Verify sends a code to the email and asks for it; the last digit submits',
  args: { emailVerification },
  play: async ({ canvas }) => {
    emailVerification.onSendCode.mockClear()
    const verification = await codeDialog(canvas)
    await expect(emailVerification.onSendCode).toHaveBeenCalledOnce()
    await expect(
      verification.getByText('Enter the 6-digit code sent to meena.raghavan@nalam.example'),
    ).toBeInTheDocument()
    await expect(verification.queryByText('Sample')).toBeNull()
    await expect(verification.getByRole('button', { name: 'Resend' })).toHaveAttribute('aria-disabled', 'true')
    const code = verification.getByRole('textbox', { name: '6-digit code' })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '123456')
    await expect(emailVerification.onVerify).toHaveBeenCalledWith('123456')
    await sees('Your email is verified.')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const WrongCode: Story = {
  name: '[ACC-04] a wrong code is said at its field, and the dialog stays open',
  parameters: { serverTexts: [SENT, WRONG] },
  args: {
    emailVerification: {
      ...emailVerification,
      onVerify: async () => ({ ok: false, message: WRONG, fieldErrors: { confirmationCode: WRONG } }),
    },
  },
  play: async ({ canvas }) => {
    const verification = await codeDialog(canvas)
    const code = verification.getByRole('textbox', { name: '6-digit code' })
    await userEvent.type(code, '123456')
    await waitFor(() => expect(code).toHaveAccessibleDescription(WRONG))
    await expect(code).toHaveFocus()
  },
}

export const CodeNotSent: Story = {
  name: '[ACC-04] no dialog opens if no code could be sent',
  args: {
    emailVerification: { ...emailVerification, onSendCode: async () => ({ ok: false, message: 'Too many attempts.' }) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await sees('Too many attempts.')
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

export const EmailVerified: Story = {
  name: '[ACC-04] a verified email shows "Verified"',
  args: { emailVerification, doctor: { ...SAMPLE_DOCTOR, emailVerified: true } },
  play: async ({ canvas }) => {
    await expect(facts(canvas, 'Personal Details')).toMatchObject({ Email: 'meena.raghavan@nalam.exampleVerified' })
    await expect(canvas.queryByRole('button', { name: 'Verify' })).toBeNull()
  },
}

export const CodeDialogTamil: Story = {
  args: { emailVerification },
  globals: { language: 'ta', viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await codeDialog(canvas, 'சரிபார்', 'OTP சரிபார்ப்பு')
  },
}

export const VerifyDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await dialog('OTP Verification')
  },
}
export const VerifyDialogTamil: Story = {
  globals: { language: 'ta', viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'சரிபார்' }))
    await dialog('OTP சரிபார்ப்பு')
  },
}

export const VerifyCancelled: Story = {
  name: '[PROF-03] Cancel closes the dialog without a message',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    const verification = await dialog('OTP Verification')
    await userEvent.click(verification.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.queryByText('OTP Verified')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verify' })).toHaveFocus())
  },
}

export const Empty: Story = {
  args: { doctor: NEW_DOCTOR },
  play: async ({ canvas }) => {
    const official = within(canvas.getByRole('region', { name: 'Official Details' }))
    await expect(official.getAllByText('Not provided')).toHaveLength(6)
    await expect(official.queryByText('Verified')).toBeNull()
  },
}
export const LongText: Story = { args: { doctor: LONG_DOCTOR } }
