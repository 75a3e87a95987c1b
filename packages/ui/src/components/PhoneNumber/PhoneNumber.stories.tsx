import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhoneNumber } from './PhoneNumber.tsx'

/**
 * A phone number as SDK-05 formats it. Only CSS separates the +91, so that copying gives the
 * number.
 */
const meta = {
  title: 'Data/PhoneNumber',
  component: PhoneNumber,
  args: { phone: '+919876543210' },
} satisfies Meta<typeof PhoneNumber>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+9198765-43210')
  },
}
export const WithoutPrefix: Story = {
  name: 'Ten digits get the prefix',
  args: { phone: '9876543210' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+9198765-43210')
  },
}
export const LongText: Story = {
  name: 'Text that is not a mobile number is shown unchanged',
  args: { phone: '044 2345 6789 ext. 12' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('044 2345 6789 ext. 12')
  },
}
