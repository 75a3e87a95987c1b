import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { field } from '../../../test/storyQueries.ts'
import { PhoneField } from './PhoneField.tsx'

const meta: Meta<typeof PhoneField> = {
  title: 'Components/Phone field',
  component: PhoneField,
  parameters: {
    docs: {
      description: {
        component:
          'For an Indian mobile number of ten digits. The prefix is shown, not typed; a number pasted with it loses it. Digits of Indian scripts become 0 to 9.',
      },
    },
  },
  argTypes: writtenTypes({ onValueChange: '(value: string) => void' }),
  args: { label: 'Mobile number', onValueChange: fn() },
}
export default meta
type Story = StoryObj<typeof PhoneField>

export const Typical: Story = { args: { defaultValue: '9841207756' } }
export const Empty: Story = {}
export const Failed: Story = { args: { defaultValue: '1234567890', error: 'validation.mobile.firstDigit' } }

export const DigitsOnly: Story = {
  name: '[AUTH-10] digits only, at most ten, typed or pasted',
  play: async ({ args, canvas }) => {
    const input = field(canvas, 'Mobile number')
    await userEvent.type(input, '98a4 1-2077 56123')
    await expect(input).toHaveValue('9841207756')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9841207756')
    await userEvent.clear(input)
    await userEvent.paste('+91 98412-07756')
    await expect(input).toHaveValue('9841207756')
    await userEvent.clear(input)
    await userEvent.paste('௯௮௪௧௨௦௭௭௫௬')
    await expect(input).toHaveValue('9841207756')
  },
}

export const Tamil: Story = {
  globals: { language: 'ta' },
  args: { label: 'கைபேசி எண்', error: 'validation.mobile.digits' },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: { error: 'validation.mobile.firstDigit' },
}
export const Dark: Story = { globals: { appearance: 'dark' }, args: { defaultValue: '9841207756' } }
export const HighContrast: Story = { globals: { appearance: 'high-contrast' } }
