import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DayToggles } from './DayToggles.tsx'

const meta: Meta<typeof DayToggles> = {
  title: 'Choices/DayToggles',
  component: DayToggles,
  parameters: {
    docs: {
      description: {
        component:
          'The days of a week as toggle buttons. Reported in the order of the week, whatever the order of the presses. Keys: Tab from day to day, Space or Enter switches.',
      },
    },
  },
  args: { label: 'Available days', onValueChange: fn() },
}
export default meta
type Story = StoryObj<typeof DayToggles>

export const Typical: Story = { args: { defaultValue: ['MON', 'TUE', 'WED', 'FRI'] } }
export const Empty: Story = {}
export const Full: Story = { args: { defaultValue: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] } }

export const ByKeyboard: Story = {
  name: '[PROF-06] SUN to SAT, switched by pointer and keyboard, reported in the order of the week',
  args: { defaultValue: ['WED'] },
  play: async ({ args, canvas }) => {
    const days = canvas.getAllByRole('button')
    await expect(days.map((day) => day.textContent).join(' ')).toBe('SUN MON TUE WED THU FRI SAT')
    await expect(canvas.getByRole('group', { name: 'Available days' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'SAT' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['WED', 'SAT'])
    days[0]?.focus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['SUN', 'WED', 'SAT'])
    await expect(days[0]).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'WED' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['SUN', 'SAT'])
  },
}
