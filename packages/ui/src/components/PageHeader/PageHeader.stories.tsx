import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Card } from '../Card/Card.tsx'
import { LiveBar } from '../LiveBar/LiveBar.tsx'
import { PhoneNumber } from '../PhoneNumber/PhoneNumber.tsx'
import { SampleBadge } from '../SampleBadge/SampleBadge.tsx'
import { PageHeader } from './PageHeader.tsx'

/** A screen's title, and the small components that appear below it. */
const meta = {
  title: 'Frame/PageHeader',
  component: PageHeader,
  args: { title: 'Appointments', subtitle: '142 bookings · 9 waiting for your answer' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Header: Story = { args: { actions: <Button appearance="primary">Add New</Button> } }
export const LongText: Story = { args: { title: 'Appointments of all clinics in Coimbatore and Tiruppur '.repeat(2) } }
export const Parts: Story = {
  render: () => (
    <Card>
      <p>
        <PhoneNumber phone="+919876543210" /> <SampleBadge />
      </p>
      <Skeleton width="180px" />
    </Card>
  ),
}
/** Where the text of the status would fit beside the subtitle, too. */
export const NarrowStatus: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { subtitle: '142 bookings', status: <LiveBar updatedAt={Date.now()} /> },
  play: async ({ canvas }) => {
    const subtitle = canvas.getByText('142 bookings').getBoundingClientRect()
    await expect(canvas.getByText('Updated just now').getBoundingClientRect().top).toBeGreaterThan(subtitle.bottom)
  },
}
