import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { field } from '../../../test/storyQueries.ts'
import { DoctorNameField } from './DoctorNameField.tsx'

const meta: Meta<typeof DoctorNameField> = {
  title: 'Fields/DoctorNameField',
  component: DoctorNameField,
  parameters: {
    docs: {
      description: {
        component:
          'For a name in any script: letters with their marks, and spaces. Everything else is taken out while typing and on paste.',
      },
    },
  },
  argTypes: writtenTypes({ onValueChange: '(value: string) => void' }),
  args: { label: 'Doctor name', onValueChange: fn() },
}
export default meta
type Story = StoryObj<typeof DoctorNameField>

export const Typical: Story = { args: { defaultValue: 'Meena Raghavan' } }
export const Empty: Story = {}
export const Failed: Story = { args: { defaultValue: 'M', error: 'validation.name.tooShort' } }

export const LettersOnly: Story = {
  name: '[AUTH-09] digits and signs are removed, typed or pasted; names of every script stay',
  play: async ({ args, canvas }) => {
    const input = field(canvas, 'Doctor name')
    await userEvent.type(input, 'M33eena R.')
    await expect(input).toHaveValue('Meena R')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Meena R')
    await userEvent.clear(input)
    await userEvent.paste('மீனா ராகவன் (2)')
    await expect(input).toHaveValue('மீனா ராகவன் ')
  },
}

export const LongText: Story = { args: { defaultValue: 'Venkatanarasimharajuvaripeta Subramaniya Thiruvenkatam' } }
