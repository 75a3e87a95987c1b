import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { field } from '../../../test/storyQueries.ts'
import { TextField } from './TextField.tsx'

const meta: Meta<typeof TextField> = {
  title: 'Fields/TextField',
  component: TextField,
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. Use it with `useActionForm`: `<TextField {...field(…)} label=… />`. The line of the error is kept free, so that nothing moves when it appears. `filter` takes out of what is typed or pasted what does not belong, and leaves the caret in its place; what an input method is composing is not touched.',
      },
    },
  },
  args: { label: 'Clinic name', onValueChange: fn() },
}
export default meta
type Story = StoryObj<typeof TextField>

export const Typical: Story = { args: { defaultValue: 'Raghavan Family Clinic' } }
export const Empty: Story = {}
export const WithHint: Story = { args: { hint: 'As it stands on your door.' } }
export const Failed: Story = {
  args: { error: 'validation.profile.clinicName.required', hint: 'As it stands on your door.' },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'Clinic name')).toHaveAccessibleDescription(
      'Clinic name is required As it stands on your door.',
    )
    await expect(field(canvas, 'Clinic name')).toHaveAttribute('aria-invalid', 'true')
  },
}
export const ReadOnly: Story = { args: { defaultValue: 'Tamil Nadu', readOnly: true, label: 'State' } }
export const Full: Story = {
  args: { defaultValue: 'Raghavan', contentBefore: 'Dr', contentAfter: '.clinic', hint: 'A hint', action: 'Aside' },
}

export const FilterKeepsTheCaret: Story = {
  name: 'A filter removes invalid characters and keeps the caret in its place',
  args: { filter: (text: string) => text.replace(/[0-9]/g, ''), defaultValue: 'ac' },
  play: async ({ args, canvas }) => {
    const input = field(canvas, 'Clinic name')
    await userEvent.click(input)
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('1b2')
    await expect(input).toHaveValue('abc')
    await expect(input.selectionStart).toBe(2)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('abc')
  },
}

export const NothingMoves: Story = {
  name: 'The line of an error is kept free, so that nothing moves when it appears',
  render: (args) => (
    <>
      <TextField {...args} />
      <TextField {...args} error="validation.profile.clinicName.required" label="With an error" />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('textbox').map((input) => {
      const root = input.parentElement?.parentElement
      return root?.getBoundingClientRect().height
    })
    await expect(heights[0]).toBe(heights[1])
  },
}

export const LongText: Story = {
  args: {
    defaultValue: 'Sri Venkateswara Multi-Speciality Hospital and Research Institute for Family Medicine',
    error: 'validation.password.composition',
  },
}
