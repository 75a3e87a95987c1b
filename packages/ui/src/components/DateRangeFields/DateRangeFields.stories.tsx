import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DateRangeFields } from './DateRangeFields.tsx'

const meta: Meta<typeof DateRangeFields> = {
  title: 'Fields/DateRangeFields',
  component: DateRangeFields,
  parameters: {
    docs: {
      description: {
        component: 'A first and a last day, both included, in a form that says what is wrong when it is submitted.',
      },
    },
  },
  args: {
    from: { value: '2026-11-23', onValueChange: fn() },
    to: { value: '2026-12-20', onValueChange: fn() },
    today: '2026-11-20',
  },
  render: function Render({ from, to, ...args }) {
    const [first, setFirst] = useState(from.value)
    const [last, setLast] = useState(to.value)
    return (
      <DateRangeFields
        {...args}
        from={{ ...from, value: first, onValueChange: setFirst }}
        to={{ ...to, value: last, onValueChange: setLast }}
      />
    )
  },
}
export default meta
type Story = StoryObj<typeof DateRangeFields>

export const Typical: Story = {}

/** A day that does not exist stays as typed. */
export const NoDay: Story = {
  args: {
    from: { value: '31-02-2027', onValueChange: fn(), error: 'validation.slot.date.format' },
    to: { value: '2027-03-04', onValueChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First day')).toHaveValue('31-02-2027')
    await expect(canvas.getByLabelText('First day')).toHaveAccessibleDescription(
      'Enter the date as day-month-year Day-month-year, for example 20-11-2026',
    )
    await expect(canvas.getByLabelText('Last day')).toHaveValue('04-03-2027')
  },
}

/** The last day is before the first one. */
export const WrongOrder: Story = {
  args: {
    from: { value: '2026-11-23', onValueChange: fn() },
    to: { value: '2026-11-22', onValueChange: fn(), error: 'validation.days.order' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Last day')).toHaveAccessibleDescription(
      'The last day is before the first day Day-month-year, for example 20-11-2026',
    )
  },
}

/** The last day follows the first one until it is changed. */
export const Following: Story = {
  args: { from: { value: '', onValueChange: fn() }, to: { value: '', onValueChange: fn() } },
  play: async ({ canvas, userEvent }) => {
    const [first, last] = [canvas.getByLabelText('First day'), canvas.getByLabelText('Last day')]
    await userEvent.type(first, '24-11-2026')
    await expect(last).toHaveValue('24-11-2026')
    await userEvent.clear(last)
    await userEvent.type(last, '30-11-2026')
    await userEvent.clear(first)
    await userEvent.type(first, '25-11-2026')
    await expect(last).toHaveValue('30-11-2026')
  },
}
