import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormField } from './FormField.tsx'

const meta: Meta<typeof FormField> = {
  title: 'Fields/FormField',
  component: FormField,
  parameters: {
    docs: {
      description: {
        component: 'Label, hint and error around a control of your own: spread what the function gets on the control.',
      },
    },
  },
  args: { label: 'Booking note', children: (control) => <input {...control} /> },
}
export default meta
type Story = StoryObj<typeof FormField>

export const Typical: Story = {}

export const Full: Story = {
  name: 'Label, hint and error belong to the control',
  args: { hint: 'Seen by you only.', error: 'validation.profile.about.required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Booking note' })
    await expect(input).toHaveAccessibleDescription('About section is required Seen by you only.')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Group: Story = {
  name: 'Several controls under one label are a named group',
  args: {
    isGroup: true,
    error: 'validation.profile.languages.required',
    children: () => (
      <>
        <button type="button" style={{ minHeight: 32 }}>
          One
        </button>
        <button type="button" style={{ minHeight: 32 }}>
          Two
        </button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Booking note' })).toHaveAccessibleDescription(
      'At least one language is required',
    )
  },
}

export const ServerText: Story = { args: { error: 'This address moved.' } }
