import { Checkbox } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

/** Fluent's checkbox, for a choice that is used later. */
const meta = { title: 'Choices/Checkbox' } satisfies Meta
export default meta
type Story = StoryObj

export const Typical: Story = {
  render: () => <Checkbox label="Select All" />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select All' })
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(all).not.toBeChecked()
  },
}
export const Checked: Story = { render: () => <Checkbox label="Select All" defaultChecked /> }
export const SomeOfThem: Story = { render: () => <Checkbox label="Select All" defaultChecked="mixed" /> }
export const NotPossible: Story = { render: () => <Checkbox label="Select All" disabled /> }
