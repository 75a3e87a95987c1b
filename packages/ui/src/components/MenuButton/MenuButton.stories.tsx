import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { page } from '../../../test/storyQueries.ts'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { MenuButton } from './MenuButton.tsx'

const logout = fn()

/**
 * A button with a short menu. Keys: Enter, Space and arrows open; arrows, Home, End and first
 * letters move; Escape and Tab close.
 */
const meta = {
  title: 'Actions/MenuButton',
  component: MenuButton,
  argTypes: writtenTypes({ items: 'readonly MenuItem[]' }),
  args: {
    label: 'Account menu',
    children: <Avatar name="Dr. Meena Raghavan" />,
    items: [
      { key: 'profile', label: 'My Profile', href: '/doctor/view-profile' },
      { key: 'logout', label: 'Logout', onSelect: logout },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'flex-end', minHeight: 140 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    // It is fetched after the page.
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus())
    await userEvent.keyboard('l')
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(logout).toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Account menu' })).toHaveFocus()
  },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }))
    await expect(await page.findByRole('menu')).toBeInTheDocument()
  },
}
