import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './Avatar.tsx'

const PIXEL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"%3E%3Crect width="9" height="9" fill="teal"/%3E%3C/svg%3E'

/** A doctor's picture. It is decorative: put the name beside it, or on the button around it. */
const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Dr. Meena Raghavan' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Picture: Story = {
  args: { src: PIXEL },
  play: async ({ canvasElement }) => {
    // A picture may be transparent.
    await waitFor(() => expect(canvasElement.querySelector('[data-initials]')).toBeNull())
  },
}
export const Broken: Story = {
  name: '[FRAME-02] A broken picture is replaced by the initials',
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeVisible())
    await expect(canvasElement.querySelector('[data-initials="MR"]')).toBeVisible()
  },
}
export const Nameless: Story = { args: { name: undefined } }
export const Large: Story = { args: { size: 'large' } }
