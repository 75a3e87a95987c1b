import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { SelectField } from './SelectField.tsx'

const meta: Meta<typeof SelectField> = {
  title: 'Fields/SelectField',
  component: SelectField,
  parameters: {
    docs: {
      description: {
        component:
          "One of a list. The browser's own list: typing jumps to an entry, phones show their wheel, nothing is loaded for it.",
      },
    },
  },
  argTypes: writtenTypes({ options: 'readonly SelectOption[]' }),
  args: {
    label: 'Qualification',
    placeholder: 'Choose',
    options: ['MBBS', 'MD', 'Diploma in Gynecology and Obstetrics'].map((value) => ({ value, label: value })),
    onValueChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof SelectField>

export const Typical: Story = { args: { defaultValue: 'MBBS' } }
export const Empty: Story = {}
export const Disabled: Story = { args: { disabled: true, options: [], placeholder: 'No Localities found' } }
export const Failed: Story = { args: { error: 'validation.profile.qualification.required' } }

export const Choosing: Story = {
  name: 'Chooses by keyboard and shows the errors',
  args: { error: 'validation.profile.qualification.required' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Qualification' })
    await expect(select).toHaveAccessibleDescription('Qualification is required')
    await userEvent.tab()
    await waitFor(() => expect(select).toHaveFocus())
    await userEvent.selectOptions(select, 'MD')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('MD')
    await expect(select).toHaveValue('MD')
  },
}

export const LongText: Story = {
  args: { defaultValue: 'Diploma in Gynecology and Obstetrics' },
}
