import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { offered, type Scope } from '../../../test/storyQueries.ts'
import { HoursRange } from './HoursRange.tsx'

const meta: Meta<typeof HoursRange> = {
  title: 'Fields/HoursRange',
  component: HoursRange,
  parameters: {
    docs: {
      description: {
        component:
          'Two hours of a day. "To" is offered after "From" and only later; a "From" that overtakes "To" clears it.',
      },
    },
  },
  args: { label: 'Available time', onValueChange: fn() },
}
export default meta
type Story = StoryObj<typeof HoursRange>

const list = (canvas: Scope, name: string) => canvas.getByRole('combobox', { name })

export const Typical: Story = { args: { defaultValue: { from: '9 AM', to: '6 PM' } } }
export const Empty: Story = {}
export const Failed: Story = {
  args: { errors: { from: 'validation.profile.availableTime.from', to: 'validation.profile.availableTime.to' } },
}

export const OnlyLaterHours: Story = {
  name: '[PROF-07] "To" after "From" and only later hours; "From" has no 11 PM',
  play: async ({ args, canvas }) => {
    await expect(list(canvas, 'To')).toBeDisabled()
    await expect(offered(list(canvas, 'From'))).not.toContain('11 PM')
    await userEvent.selectOptions(list(canvas, 'From'), '9 PM')
    await expect(offered(list(canvas, 'To'))).toEqual(['10 PM', '11 PM'])
    await userEvent.selectOptions(list(canvas, 'To'), '10 PM')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '9 PM', to: '10 PM' })
    await userEvent.selectOptions(list(canvas, 'From'), '10 PM')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '10 PM', to: '' })
    await userEvent.selectOptions(list(canvas, 'From'), 'Choose')
    await expect(list(canvas, 'To')).toBeDisabled()
  },
}
