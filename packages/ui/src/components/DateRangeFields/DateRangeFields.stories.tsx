import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DateRangeFields, useDateRangeProblems } from './DateRangeFields.tsx'

const meta: Meta<typeof DateRangeFields> = {
  title: 'Components/Date range fields',
  component: DateRangeFields,
  parameters: {
    docs: {
      description: {
        component: 'A first and a last day, both included, in a form that says what is wrong when it is submitted.',
      },
    },
  },
  args: {
    value: { from: '2026-11-23', to: '2026-12-20' },
    today: '2026-11-20',
    problems: undefined,
    onValueChange: fn(),
  },
  render: function Render({ value, ...args }) {
    const [days, setDays] = useState(value)
    const problems = useDateRangeProblems(days)
    return <DateRangeFields {...args} value={days} onValueChange={setDays} problems={problems} />
  },
}
export default meta
type Story = StoryObj<typeof DateRangeFields>

export const Typical: Story = {}

/** A day that does not exist stays as typed. */
export const NoDay: Story = {
  args: { value: { from: '31-02-2027', to: '2027-03-04' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First day')).toHaveValue('31-02-2027')
    await expect(canvas.getByLabelText('First day')).toHaveAccessibleDescription(
      'Enter the date as day, month, year: 23-11-2026 Day-month-year, for example 23-11-2026',
    )
    await expect(canvas.getByLabelText('Last day')).toHaveValue('04-03-2027')
  },
}

/** The last day is before the first one. */
export const WrongOrder: Story = {
  args: { value: { from: '2026-11-23', to: '2026-11-22' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Last day')).toHaveAccessibleDescription(
      'The last day is before the first day Day-month-year, for example 23-11-2026',
    )
  },
}
