import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { Choices, type ChoicesProps } from './Choices.tsx'

type View = 'day' | 'week' | 'month'

function LiveChoices({ value: initial, onValueChange, ...rest }: ChoicesProps<View>) {
  const [value, setValue] = useState(initial)
  return (
    <Choices
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

// Hosts choose by the filters of a list, which are made of it.
const CODE = `<FilterGroup label="View" options={options} value={view} onValueChange={setView} />`

/**
 * A choice of one with all options in sight, on Fluent's RadioGroup. Use chips for filters and a bar
 * for views of the same data; for more than six options take a SelectField. Keys: arrows choose, Tab
 * moves on.
 */
const meta = {
  title: 'Choices/Choices',
  component: LiveChoices,
  parameters: { docs: { source: { transform: () => CODE } } },
  argTypes: writtenTypes({
    options: 'readonly { value: View; label: ReactNode }[]',
    onValueChange: '(view: View) => void',
  }),
  args: {
    label: 'View',
    look: 'bar',
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
    value: 'day',
    onValueChange: fn(),
  },
} satisfies Meta<typeof LiveChoices>
export default meta
type Story = StoryObj<typeof meta>

export const Bar: Story = {
  name: 'One of a bar, by pointer and arrows',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('week')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month')
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked()
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible()
  },
}
export const Chips: Story = { args: { look: 'chips' } }
export const NoneChosen: Story = { args: { look: 'chips', value: undefined } }
