import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sees } from '../../test/storyQueries.ts'
import type { Scope } from '../../test/storyQueries.ts'
import { EDIT_PROFILE_ARGS, EDIT_PROFILE_TYPES, LiveEditProfile } from '../fixtures/LiveEditProfile.tsx'
import { SAMPLE_DOCTOR } from '../fixtures/doctor.ts'
import { framed } from '../fixtures/framed.tsx'
import { EditProfile } from '../screens/EditProfile/EditProfile.tsx'

const meta: Meta<typeof EditProfile> = {
  title: 'Flows/Saving the profile',
  component: EditProfile,
  render: (args) => <LiveEditProfile {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'From an edited field to the saved profile: what is wrong, what is sent, what a failed save leaves in the form.',
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
const update = (canvas: Scope) => userEvent.click(canvas.getByRole('button', { name: 'Update' }))

export const FirstWrongOfMany: Story = {
  name: 'The first wrong field in the order of the page has the focus, chips and hours too',
  args: { doctor: { ...SAMPLE_DOCTOR, languages: [], availableTime: null, about: '' } },
  play: async ({ canvas }) => {
    await update(canvas)
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'English' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tamil' }))
    await update(canvas)
    await waitFor(() => expect(list(canvas, 'From')).toHaveFocus())
  },
}

export const LocalityNotLoaded: Story = {
  name: 'A locality that is not in the loaded list shows an alert, and nothing is sent',
  args: { localities: { items: [], error: 'Failed to fetch localities', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await update(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Please select a valid locality and ensure a pincode is available.')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Saves: Story = {
  parameters: { serverTexts: ['Profile updated successfully!'] },
  name: 'Update sends the whole profile once and shows a message; saved values are no unsaved changes',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Landmark' }), ' (east gate)')
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true))
    await update(canvas)
    await sees('Profile updated successfully!')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: SAMPLE_DOCTOR.name,
      mobile: '9841207756',
      email: SAMPLE_DOCTOR.email,
      address: SAMPLE_DOCTOR.address,
      pincode: '600004',
      locality: { id: 'loc-1', name: 'Mylapore', pincode: '600004' },
      landmark: 'Opposite the temple tank (east gate)',
      city: { id: 'city-1', name: 'Chennai' },
      state: { id: 35, name: 'Tamil Nadu' },
      country: { id: 101, name: 'India' },
      clinicName: 'Raghavan Family Clinic',
      qualification: 'MBBS',
      experience: '10+',
      about: SAMPLE_DOCTOR.about,
      speciality: { id: 'spec-1', name: 'General Medicine' },
      languages: ['English', 'Tamil', 'Telugu'],
      availableDays: ['MON', 'TUE', 'WED', 'FRI', 'SAT'],
      availableTime: { from: '9 AM', to: '6 PM' },
    })
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false))
  },
}

export const SavingFailed: Story = {
  parameters: { serverTexts: ['Something went wrong on our side.'] },
  name: 'A failed save keeps the input',
  args: { onSubmit: fn(async () => ({ ok: false as const, message: 'Something went wrong on our side.' })) },
  play: async ({ args, canvas }) => {
    const about = canvas.getByRole('textbox', { name: 'About' })
    await userEvent.type(about, ' New.')
    await update(canvas)
    await sees('Something went wrong on our side.')
    await expect(about).toHaveValue(`${SAMPLE_DOCTOR.about} New.`)
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true)
  },
}

export const Saving: Story = {
  name: 'The button reads "Updating..." while saving',
  args: { onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas }) => {
    await update(canvas)
    await expect(await canvas.findByRole('button', { name: 'Updating...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const PlaceBeforeItsList: Story = {
  name: 'The existing locality is saved before the list of localities is loaded',
  args: { localities: { items: undefined } },
  parameters: { serverTexts: ['Profile updated successfully!'] },
  play: async ({ args, canvas }) => {
    await update(canvas)
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ locality: expect.objectContaining(SAMPLE_DOCTOR.locality), pincode: '600004' }),
    )
  },
}
