import { SPOKEN_LANGUAGES } from '@nalam/sdk/validation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { ChoiceChips } from './ChoiceChips.tsx'

const meta: Meta<typeof ChoiceChips> = {
  title: 'Choices/ChoiceChips',
  component: ChoiceChips,
  parameters: {
    docs: {
      description: {
        component:
          'Several of a short list, all in sight. For more than about a dozen choices take something that can be searched. Keys: Tab from chip to chip, Space switches.',
      },
    },
  },
  argTypes: writtenTypes({ options: 'readonly { value: string; label: string }[]' }),
  args: {
    label: 'Languages known',
    options: SPOKEN_LANGUAGES.map((value) => ({ value, label: value })),
    onValueChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ChoiceChips>

export const Typical: Story = { args: { defaultValue: ['English', 'Tamil'] } }
export const Empty: Story = {}
export const Full: Story = { args: { defaultValue: [...SPOKEN_LANGUAGES] } }
export const Failed: Story = {
  args: { error: 'validation.profile.languages.required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Languages known' })).toHaveAccessibleDescription(
      'At least one language is required',
    )
  },
}

export const ByKeyboard: Story = {
  name: '[PROF-06] several are chosen by pointer and keyboard, reported in the order of the options',
  args: { defaultValue: ['Tamil', 'Latin'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hindi' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Hindi', 'Tamil', 'Latin'])
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Hindi', 'Telugu', 'Tamil', 'Latin'])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tamil' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Hindi', 'Telugu', 'Latin'])
  },
}
