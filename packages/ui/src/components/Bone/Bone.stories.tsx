import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Bone } from './Bone.tsx'

/** A grey piece of a skeleton. It breathes, and rests under reduced motion. */
const meta = {
  title: 'Components/Bone',
  component: Bone,
  args: { style: { width: '180px' } },
} satisfies Meta<typeof Bone>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: 'Silent: its region says that it loads',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveStyle({ width: '180px', height: '12px' })
  },
}
export const Said: Story = {
  name: 'Alone it says itself that something loads',
  args: { label: 'Loading...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading...' })).toBeInTheDocument()
  },
}
export const Lines: Story = {
  render: () => (
    <div role="status" aria-label="Loading..." style={{ display: 'grid', gap: 14, maxWidth: 300 }}>
      <Bone style={{ width: '60%' }} />
      <Bone style={{ width: '80%' }} />
      <Bone style={{ width: '40%', height: 24 }} />
    </div>
  ),
}
export const Narrow: Story = { ...Lines, globals: { viewport: { value: 'phone320' } } }
export const Dark: Story = { ...Lines, globals: { appearance: 'dark' } }
export const HighContrast: Story = { ...Lines, globals: { appearance: 'high-contrast' } }
export const ForcedColors: Story = { ...Lines, globals: { appearance: 'forced-colors' } }
