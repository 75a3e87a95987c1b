import { Switch } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

/** Fluent's switch, for what takes effect at once. The effect is said beside it. */
const meta = { title: 'Choices/Switch' } satisfies Meta
export default meta
type Story = StoryObj

export const Typical: Story = {
  render: () => <Switch label="Active Status" defaultChecked />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('switch', { name: 'Active Status' })
    await userEvent.click(status)
    await expect(status).not.toBeChecked()
    await userEvent.click(status)
    await expect(status).toBeChecked()
  },
}
export const Off: Story = { render: () => <Switch label="Active Status" /> }
export const NotPossible: Story = { render: () => <Switch label="Active Status" disabled /> }
