import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { fullDay, sampleSlots, STORY_NOW } from '../../fixtures/slots.ts'
import { SlotGrid, SlotGridSkeleton } from './SlotGrid.tsx'

const meta = {
  title: 'Slots and dates/SlotGrid',
  component: SlotGrid,
  argTypes: writtenTypes({ slots: 'readonly Slot[]' }),
  args: { slots: sampleSlots(), date: '2026-11-23', now: STORY_NOW, onStatusChange: fn(), onAllSelectedChange: fn() },
} satisfies Meta<typeof SlotGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[SLOT-03] Times in the parts of the day; booked ones grey and without a switch',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Morning',
      'Afternoon',
      'Evening',
    ])
    const evening = within(canvas.getByRole('region', { name: 'Evening' }))
    await expect(evening.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '4:00 PMto 4:30 PM',
      '4:30 PMto 5:00 PMBooked',
      '5:00 PMto 5:30 PMBooked',
      '5:30 PMto 6:00 PM',
    ])
    await expect(canvas.getAllByRole('switch')).toHaveLength(7)
    await expect(canvas.getByRole('switch', { name: '11:30 AM' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: '9:30 AM' }))
    await expect(args.onStatusChange).toHaveBeenCalledOnce()
    await expect(args.onStatusChange).toHaveBeenCalledWith(expect.objectContaining({ id: 'slot-09:30' }), false)
  },
}

export const PastOnPhone: Story = {
  name: 'On a phone the past slots of today are one line that opens and keeps the focus',
  globals: { viewport: { value: 'phone320' } },
  args: { now: { date: '2026-11-23', time: '12:00' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('button', { name: /past slots$/ })
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    const shown = canvas.getAllByRole('listitem').length
    await userEvent.click(line)
    await expect(line).toHaveFocus()
    const count = Number.parseInt(line.textContent, 10)
    await expect(count).toBeGreaterThan(1)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(shown + count)
    await userEvent.click(line)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(shown)
  },
}

export const SelectAll: Story = {
  name: '[SLOT-05] Select All marks every slot that has a switch, here only',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 open · 4 booked')
    const box = canvas.getByRole('checkbox', { name: 'Select All' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('7 slots selected')
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('6 open · 4 booked')
    await expect(args.onAllSelectedChange).toHaveBeenCalledTimes(2)
    await expect(args.onStatusChange).not.toHaveBeenCalled()
  },
}

export const Selected: Story = { args: { defaultAllSelected: true } }

export const TodayAtNoon: Story = {
  name: 'Today, a slot that has begun has no switch',
  args: { date: STORY_NOW.date, now: { date: STORY_NOW.date, time: '11:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Past')).toHaveLength(3)
    await expect(canvas.queryByRole('switch', { name: '11:00 AM' })).toBeNull()
    await expect(canvas.getByRole('switch', { name: '11:30 AM' })).toBeEnabled()
  },
}

export const AllBooked: Story = {
  args: { slots: sampleSlots().filter(({ isBooked }) => isBooked) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toBeDisabled()
  },
}

export const Loading: Story = { render: () => <SlotGridSkeleton count={11} /> }
export const LoadingWithBoxes: Story = { render: () => <SlotGridSkeleton count={11} hasBoxes /> }
export const Full: Story = { args: { slots: fullDay() } }

export const Bulk: Story = {
  name: '[AVAIL-06] Boxes select slots, and one request switches or deletes them',
  args: { bulk: { onAction: fn(async () => true), isPending: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 9:30 AM' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 10:30 AM' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 slots selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }))
    await expect(args.bulk?.onAction).toHaveBeenCalledWith('off', [
      expect.objectContaining({ id: 'slot-09:30' }),
      expect.objectContaining({ id: 'slot-10:30' }),
    ])
    await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('7 slots selected')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 9:30 AM' }))
  },
}

export const BulkWidths: Story = {
  name: 'Box, time and switch are in one row, wide and narrow',
  args: { bulk: { onAction: fn(async () => true), isPending: false } },
  play: async ({ canvas, canvasElement }) => {
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect()
      return Math.round(top + height / 2)
    }
    // The widths of the grid at 1280, 1440, 320 and 390 px.
    for (const width of [1004, 1164, 288, 358]) {
      canvasElement.style.width = `${width}px`
      await waitFor(() => expect(canvasElement.clientWidth).toBe(width))
      const cards = canvas.getAllByRole('listitem')
      await expect(new Set(cards.map((card) => card.offsetHeight)).size).toBe(1)
      const card = within(canvas.getByRole('switch', { name: '10:30 AM' }).closest('li') ?? canvasElement)
      await expect(middle(card.getByRole('checkbox'))).toBe(middle(card.getByRole('switch')))
    }
    canvasElement.style.width = ''
  },
}
