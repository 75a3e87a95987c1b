import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { chosenDay, slotWeek, stripStart } from '../../components/WeekStrip/slotWeek.ts'
import { framed } from '../../fixtures/framed.tsx'
import { fullDay, SAMPLE_COUNTS, sampleSlots, STORY_NOW, WORKDAYS } from '../../fixtures/slots.ts'
import { Slots, type SlotsProps } from './Slots.tsx'

/** The screen with the URL and the server of a story: days can be chosen, slots switched. */
function LiveSlots(props: SlotsProps) {
  const [place, setPlace] = useState({ asked: props.date, start: props.weekStart })
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map())
  const start = stripStart(place.asked, place.start, props.now.date)
  return (
    <Slots
      {...props}
      weekStart={start}
      onWeekStartChange={(next) => {
        setPlace({ asked: next, start: next })
        props.onWeekStartChange(next)
      }}
      date={chosenDay(slotWeek(start, props.availableDays, props.now.date), place.asked)}
      onDateChange={(date) => {
        setPlace({ asked: date, start })
        props.onDateChange(date)
      }}
      slots={props.slots?.map((slot) => ({ ...slot, isOn: switched.get(slot.id) ?? slot.isOn }))}
      onSlotChange={(slot, isOn) => {
        setSwitched((others) => new Map(others).set(slot.id, isOn))
        props.onSlotChange(slot, isOn)
      }}
    />
  )
}

const meta = {
  title: 'Screens/Slots',
  component: Slots,
  render: (args) => <LiveSlots {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('slots')],
  argTypes: writtenTypes({ availableDays: 'readonly WeekdayCode[]' }),
  args: {
    now: STORY_NOW,
    availableDays: WORKDAYS,
    weekStart: '2026-11-22',
    onWeekStartChange: fn(),
    date: '2026-11-23',
    onDateChange: fn(),
    counts: SAMPLE_COUNTS,
    slots: sampleSlots(),
    onSlotChange: fn(),
    onAddNew: fn(),
    profileHref: '/doctor/edit-profile',
  },
} satisfies Meta<typeof Slots>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[SLOT-02] [SLOT-03] A week, a day, its slots',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
    await expect(canvas.getByText('Monday 23 November', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAttribute('data-date', '2026-11-23')
    await expect(canvas.getAllByText('Booked')).toHaveLength(4)
    await expect(canvas.getAllByRole('switch', { name: /AM|PM/ })).toHaveLength(7)
  },
}

export const Work: Story = {
  name: 'Slots are switched, days chosen',
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: '9:30 AM' })
    await userEvent.click(control)
    await expect(args.onSlotChange).toHaveBeenCalledOnce()
    await expect(args.onSlotChange).toHaveBeenCalledWith(expect.objectContaining({ id: 'slot-09:30' }), false)
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /Tuesday 24 November/ }))
    await expect(args.onDateChange).toHaveBeenCalledOnce()
    await expect(args.onDateChange).toHaveBeenCalledWith('2026-11-24')
    await expect(canvas.getByText('Tuesday 24 November', { selector: 'p' })).toBeVisible()
  },
}

export const AddNew: Story = {
  name: '[SLOT-07] Add New',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add New' }))
    await expect(args.onAddNew).toHaveBeenCalledOnce()
  },
}

export const Months: Story = {
  name: '[SLOT-01] The month moves, not before the current one',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible()
    await expect(args.onWeekStartChange).toHaveBeenCalledOnce()
    await expect(args.onWeekStartChange).toHaveBeenCalledWith('2026-12-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Empty: Story = {
  name: '[SLOT-06] A day without slots',
  args: { date: '2026-11-28', slots: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No slots available for the selected date')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Loading: Story = {
  args: { slots: undefined },
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('region', { name: 'Loading...' })
    // As many as the strip shows for Monday: six open, four booked.
    await expect(skeleton.lastElementChild?.children).toHaveLength(10)
  },
}

export const FirstLoading: Story = { name: 'Nothing read yet', args: { slots: undefined, counts: undefined } }

export const Failed: Story = {
  name: 'Loading failed',
  args: { slots: undefined, counts: null, error: 'Failed to fetch slots', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Failed to fetch slots')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Stale: Story = {
  name: 'Refresh failed: the slots stay, with a hint that they may be outdated',
  args: { error: 'Failed to fetch slots', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('may be out of date')
    await expect(canvas.getByRole('switch', { name: '9:30 AM' })).toBeEnabled()
  },
}

export const NoAvailableDays: Story = {
  name: 'A profile without available days',
  args: { availableDays: [], date: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/doctor/edit-profile')
  },
}

export const WeekOver: Story = { name: 'A week that is over', args: { weekStart: '2026-11-08', date: '2026-11-08' } }
export const Full: Story = { args: { slots: fullDay() } }
export const Compact: Story = { globals: { density: 'compact' } }
