import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { page, sees } from '../../../test/storyQueries.ts'
import { IconButton } from './IconButton.tsx'

/**
 * A button for an action without space for a text. Its name is its tooltip: shown on hover and on
 * keyboard focus, hidden by Escape. At least 34 px.
 */
const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: <ArrowSync20Regular />, label: 'Refresh', look: 'outlined', onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 48 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await sees('Refresh')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByText('Refresh')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Plain: Story = { args: { look: 'plain' } }
export const Disabled: Story = { args: { disabled: true } }
