import { useSurfaceStyles } from '../theme/internal.ts'
import { Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'

function Details() {
  const surface = useSurfaceStyles()
  return (
    <Popover inline positioning={{ position: 'below', align: 'start', offset: 8 }} surfaceMotion={null}>
      <PopoverTrigger disableButtonEnhancement>
        <Button>Slot details</Button>
      </PopoverTrigger>
      <PopoverSurface role="dialog" aria-label="9:30 AM" className={surface.root}>
        <p>9:30 AM to 9:50 AM</p>
        <Button size="medium">Block this slot</Button>
      </PopoverSurface>
    </Popover>
  )
}

/**
 * Fluent's popover, for a small task beside what it belongs to: the calendar of a date field, a slot,
 * language and appearance. The page stays usable; Escape and a click outside close it. On a phone a
 * slot opens as a dialog instead. A question that needs an answer is a dialog.
 */
const meta = {
  title: 'Overlays/Popover',
  // A part that opens one.
  parameters: {
    docs: { source: { transform: () => '<DateField label="Date" value={day} onValueChange={setDay} />' } },
  },
  render: () => <Details />,
} satisfies Meta
export default meta
type Story = StoryObj

export const Closed: Story = {}
export const Open: Story = {
  name: 'Opens below its button; Escape closes it and returns the focus',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Slot details' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '9:30 AM' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '9:30 AM' })).toBeVisible())
  },
}
