import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dialog, factsIn, page, sees } from '../../../test/storyQueries.ts'
import type { Scope } from '../../../test/storyQueries.ts'
import { LONG_DOCTOR, NEW_DOCTOR, SAMPLE_DOCTOR } from '../../fixtures/doctor.ts'
import { framed } from '../../fixtures/framed.tsx'
import { ViewProfile } from './ViewProfile.tsx'

const meta: Meta<typeof ViewProfile> = {
  title: 'Screens/ViewProfile',
  component: ViewProfile,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'The profile as it is. Verifying the e-mail is a sample for now and makes no call.' },
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
      'Mobile Number': '+9198412-07756Verified',
      Email: 'meena.raghavan@nalam.exampleVerify',
      About: SAMPLE_DOCTOR.about,
    })
    await expect(facts(canvas, 'Official Details')).toEqual({
      'Clinic Name': 'Raghavan Family Clinic',
      Qualification: 'MBBSVerified',
      Speciality: 'General Medicine',
      Experience: '10+ Years',
      Languages: 'EnglishTamilTelugu',
      'Available Time': '9 AM to 6 PM',
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
export const LongTextNarrow: Story = { args: { doctor: LONG_DOCTOR }, globals: { viewport: { value: 'phone320' } } }
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
