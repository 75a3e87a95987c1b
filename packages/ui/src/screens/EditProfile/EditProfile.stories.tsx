import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { field, offered, sees } from '../../../test/storyQueries.ts'
import type { Scope } from '../../../test/storyQueries.ts'
import { LONG_DOCTOR, NEW_DOCTOR, SAMPLE_DOCTOR } from '../../fixtures/doctor.ts'
import { EDIT_PROFILE_ARGS, EDIT_PROFILE_TYPES, LiveEditProfile } from '../../fixtures/LiveEditProfile.tsx'
import { framed } from '../../fixtures/framed.tsx'
import { EditProfile } from './EditProfile.tsx'

const meta: Meta<typeof EditProfile> = {
  title: 'Screens/EditProfile',
  component: EditProfile,
  render: (args) => <LiveEditProfile {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The profile form. What is typed survives a refresh of the doctor and a failed save; `onUnsavedChange` lets the host ask before leaving.',
      },
    },
  },
  decorators: [framed('profile')],
  argTypes: EDIT_PROFILE_TYPES,
  args: EDIT_PROFILE_ARGS,
}
export default meta
type Story = StoryObj<typeof EditProfile>

const list = (canvas: Scope, name: string) => canvas.getByRole('combobox', { name })
const choices = (canvas: Scope, name: string) => offered(list(canvas, name))
const update = (canvas: Scope) => userEvent.click(canvas.getByRole('button', { name: 'Update' }))
const image = (name: string, type = 'image/png') => new File([new Uint8Array([137, 80, 78, 71])], name, { type })

export const Typical: Story = { tags: ['snapshot'] }
export const Empty: Story = { args: { doctor: NEW_DOCTOR } }
export const FixedFields: Story = {
  parameters: { serverTexts: ['Profile updated successfully!'] },
  name: '[PROF-04] title, both ways back, and read-only fields',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to profile' })).toHaveAttribute('href', '/doctor/view-profile')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledTimes(1)
    const fixed = {
      Name: SAMPLE_DOCTOR.name,
      'Mobile number': SAMPLE_DOCTOR.mobileNumber,
      Email: SAMPLE_DOCTOR.email,
      Country: 'India',
      State: 'Tamil Nadu',
      Pincode: '600004',
    }
    for (const [label, value] of Object.entries(fixed)) {
      const fixedField = canvas.getByRole('textbox', { name: label })
      await expect(fixedField).toHaveAttribute('readonly')
      await expect(fixedField).toHaveValue(value)
    }
    await update(canvas)
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ country: { id: 101, name: 'India' }, state: { id: 35, name: 'Tamil Nadu' } }),
    )
  },
}

export const Places: Story = {
  name: 'The city fills the localities, the locality fills the pincode',
  play: async ({ args, canvas }) => {
    await expect(choices(canvas, 'Locality')).toEqual(['Mylapore', 'Adyar'])
    await userEvent.selectOptions(list(canvas, 'Locality'), 'Adyar')
    await expect(field(canvas, 'Pincode')).toHaveValue('600020')
    await userEvent.selectOptions(list(canvas, 'City'), 'Coimbatore')
    await expect(args.onCityChange).toHaveBeenCalledWith('city-2')
    await expect(field(canvas, 'Pincode')).toHaveValue('')
    await expect(choices(canvas, 'Locality')).toEqual(['Peelamedu'])
    await userEvent.selectOptions(list(canvas, 'City'), 'Madurai')
    await expect(list(canvas, 'Locality')).toBeDisabled()
    await expect(list(canvas, 'Locality')).toHaveTextContent('No Localities found')
  },
}

export const LookupsFailed: Story = {
  name: 'A list that could not be loaded shows an error and can be retried',
  args: {
    localities: { items: [], error: 'Failed to fetch localities', onRetry: fn() },
    specialities: { items: [], error: 'Failed to fetch specialities', onRetry: fn() },
    cities: { items: [], error: 'The cities could not be loaded', onRetry: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to fetch localities')).toBeVisible()
    await expect(canvas.getByText('Failed to fetch specialities')).toBeVisible()
    await expect(list(canvas, 'City')).toHaveDisplayValue('Chennai')
    await expect(list(canvas, 'Speciality')).toHaveDisplayValue('General Medicine')
    for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry)
    await expect(args.localities.onRetry).toHaveBeenCalledTimes(1)
    await expect(args.specialities.onRetry).toHaveBeenCalledTimes(1)
    await expect(args.cities.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const Options: Story = {
  parameters: { serverTexts: ['Profile updated successfully!'] },
  name: '[PROF-06] the options are exactly those of the requirement; speciality is one, languages are several',
  play: async ({ args, canvas }) => {
    await expect(choices(canvas, 'Qualification').join(', ')).toBe(
      'MBBS, MD, DO, MS, DM, MCh, BAMS, BHMS, BDS, MDS, PhD in Medicine, Diploma in Anesthesiology, Diploma in Child Health, Diploma in Gynecology and Obstetrics, Fellowship in Cardiology, Fellowship in Oncology',
    )
    await expect(choices(canvas, 'Experience').join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 10+')
    await expect(choices(canvas, 'Speciality')).toEqual(['General Medicine', 'Cardiology', 'Dermatology'])
    await expect(list(canvas, 'Speciality')).not.toHaveAttribute('multiple')
    const languages = within(canvas.getByRole('group', { name: 'Languages known' }))
    await expect(languages.getAllByRole('checkbox').map((box) => box.textContent)).toEqual([
      'English',
      'Hindi',
      'Telugu',
      'Tamil',
      'Kannada',
      'Malayalam',
      'Bengali',
      'Gujarati',
      'Marathi',
      'Punjabi',
    ])
    const days = within(canvas.getByRole('group', { name: 'Available days' }))
    await expect(days.getAllByRole('button').map((day) => day.textContent)).toEqual([
      'SUN',
      'MON',
      'TUE',
      'WED',
      'THU',
      'FRI',
      'SAT',
    ])
    await userEvent.click(languages.getByRole('checkbox', { name: 'Kannada' }))
    await userEvent.click(languages.getByRole('checkbox', { name: 'Telugu' }))
    await userEvent.click(days.getByRole('button', { name: 'SUN' }))
    await userEvent.click(days.getByRole('button', { name: 'MON' }))
    await expect(days.getByRole('button', { name: 'SUN' })).toHaveAttribute('aria-pressed', 'true')
    await update(canvas)
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        languages: ['English', 'Tamil', 'Kannada'],
        availableDays: ['SUN', 'TUE', 'WED', 'FRI', 'SAT'],
        speciality: { id: 'spec-1', name: 'General Medicine' },
      }),
    )
  },
}

export const AvailableTime: Story = {
  name: '[PROF-07] "To" only after "From" and only later hours; an overtaken "To" is cleared',
  args: { doctor: { ...SAMPLE_DOCTOR, availableTime: null } },
  play: async ({ canvas }) => {
    await expect(list(canvas, 'To')).toBeDisabled()
    const from = choices(canvas, 'From')
    await expect(from).toHaveLength(23)
    await expect([from[0], from.at(-1)]).toEqual(['12 AM', '10 PM'])
    await userEvent.selectOptions(list(canvas, 'From'), '8 PM')
    await expect(choices(canvas, 'To')).toEqual(['9 PM', '10 PM', '11 PM'])
    await userEvent.selectOptions(list(canvas, 'To'), '10 PM')
    await userEvent.selectOptions(list(canvas, 'From'), '9 PM')
    await expect(list(canvas, 'To')).toHaveValue('10 PM')
    await userEvent.selectOptions(list(canvas, 'From'), '10 PM')
    await expect(list(canvas, 'To')).toHaveValue('')
    await expect(choices(canvas, 'To')).toEqual(['11 PM'])
  },
}

export const Incomplete: Story = {
  tags: ['snapshot'],
  name: 'Missing values are listed above and at each field; the first wrong field has the focus',
  args: { doctor: NEW_DOCTOR },
  play: async ({ args, canvas }) => {
    await update(canvas)
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('Please select a valid locality and ensure a pincode is available.')
    for (const message of [
      'Address is required',
      'City is required',
      'Locality is required',
      'Pincode is required',
      'Landmark is required',
      'Clinic name is required',
      'Qualification is required',
      'Experience is required',
      'Speciality cannot be empty',
      'At least one language is required',
      'Start time is required',
      'End time is required',
      'About section is required',
    ]) {
      await expect(canvas.getAllByText(message)).toHaveLength(2)
    }
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveFocus())
    await userEvent.click(within(summary).getByRole('button', { name: 'Start time is required' }))
    await waitFor(() => expect(list(canvas, 'From')).toHaveFocus())
    await userEvent.click(within(summary).getByRole('button', { name: 'At least one language is required' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'English' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const ProfileImage: Story = {
  parameters: { serverTexts: ['Profile image updated successfully!'] },
  name: 'A profile image is shown at once and sent; only image files are accepted',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Upload Image')
    await userEvent.upload(input, image('notes.pdf', 'application/pdf'), { applyAccept: false })
    await sees('Choose an image file (PNG, JPEG or WebP)')
    await expect(args.onUploadImage).not.toHaveBeenCalled()
    await userEvent.upload(input, image('me.png'))
    await expect(document.querySelector('[data-preview="true"]')).toBeInTheDocument()
    await waitFor(() => expect(args.onUploadImage).toHaveBeenCalledTimes(1))
    await sees('Profile image updated successfully!')
  },
}

export const ImageFailed: Story = {
  parameters: { serverTexts: ['Failed to upload image'] },
  name: 'An image that could not be saved stays and can be sent again',
  args: { onUploadImage: fn(async () => ({ ok: false as const, message: 'Failed to upload image' })) },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Upload Image'), image('me.png'))
    await sees('Failed to upload image')
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onUploadImage).toHaveBeenCalledTimes(2))
  },
}

export const Certificates: Story = {
  parameters: { serverTexts: ['mbbs.png', 'md.png'] },
  name: '[PROF-12] several certificates in a preview list, five placeholders, nothing sent',
  play: async ({ args, canvas }) => {
    const placeholders = () => document.querySelectorAll('[data-placeholder]').length
    await expect(placeholders()).toBe(5)
    await expect(canvas.getByText(/Certificates are not uploaded yet/)).toBeVisible()
    const input = canvas.getByLabelText('Upload Certificates')
    await expect(input).toHaveAttribute('multiple')
    await userEvent.upload(input, [image('mbbs.png'), image('md.png')])
    const previews = within(await canvas.findByRole('list', { name: 'Chosen images' }))
    await expect(previews.getAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual(['mbbs.png', 'md.png'])
    await expect(placeholders()).toBe(3)
    await userEvent.click(previews.getByRole('button', { name: 'Remove mbbs.png' }))
    await expect(previews.getAllByRole('img')).toHaveLength(1)
    await expect(args.onUploadImage).not.toHaveBeenCalled()
  },
}

export const LongText: Story = { args: { doctor: LONG_DOCTOR } }
export const LoadingLists: Story = {
  args: { doctor: NEW_DOCTOR, cities: { items: undefined }, specialities: { items: undefined } },
}
export const NarrowTamilErrors: Story = {
  args: { doctor: NEW_DOCTOR },
  globals: { viewport: { value: 'phone320' }, language: 'ta' },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'சேமி' })),
}
