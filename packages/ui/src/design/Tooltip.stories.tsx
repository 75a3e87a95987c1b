import type { Meta, StoryObj } from '@storybook/react-vite'
import { Print20Regular } from '@fluentui/react-icons/headless/svg/print'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../components/IconButton/IconButton.tsx'

/**
 * Fluent's tooltip, which only IconButton has: it shows the name of a button without text, on hover
 * and on keyboard focus. Escape hides it. What everyone must read is text on the page.
 */
const meta = {
  title: 'Overlays/Tooltip',
  render: () => <IconButton look="outlined" icon={<Print20Regular />} label="Print the day" onClick={fn()} />,
} satisfies Meta
export default meta
type Story = StoryObj

export const Hidden: Story = {}
export const OnFocus: Story = {
  name: 'Appears on keyboard focus, and Escape hides it',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Print the day' })).toHaveFocus()
    await waitFor(() => expect(screen.getByText('Print the day')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Print the day')).toBeNull())
  },
}
