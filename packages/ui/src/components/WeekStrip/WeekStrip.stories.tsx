import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { SAMPLE_COUNTS, STORY_NOW, WORKDAYS } from '../../fixtures/slots.ts'
import { WeekStrip } from './WeekStrip.tsx'

const meta = {
  title: 'Slots and dates/WeekStrip',
  component: WeekStrip,
  argTypes: writtenTypes({ availableDays: 'readonly WeekdayCode[]' }),
  args: {
    today: STORY_NOW.date,
    availableDays: WORKDAYS,
    defaultStart: '2026-11-22',
    counts: SAMPLE_COUNTS,
    onStartChange: fn(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof WeekStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[SLOT-02] Seven days; the first that can be chosen is chosen; greyed ones cannot be',
  play: async ({ canvas, args }) => {
    const days = within(canvas.getByRole('toolbar', { name: 'Days' })).getAllByRole('button')
    await expect(days).toHaveLength(7)
    await expect(days.map((day) => day.getAttribute('data-date'))).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ])
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      /Monday 23 November.*6 open.*4 booked/,
    )
    const thursday = canvas.getByRole('button', { name: /Thursday 26 November.*Closed/ })
    await expect(thursday).toBeDisabled()
    await userEvent.click(thursday, { pointerEventsCheck: 0 })
    await expect(args.onValueChange).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: /Friday 27 November/ }))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-27')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAttribute('data-date', '2026-11-27')
    // Choosing a day does not move the strip (D7).
    await expect(args.onStartChange).not.toHaveBeenCalled()
    await expect(days[0]).toHaveAttribute('data-date', '2026-11-22')
  },
}

export const Months: Story = {
  name: '[SLOT-01] Month header and arrows; nothing before the current month',
  play: async ({ canvas, args }) => {
    const month = canvas.getByRole('heading', { level: 2 })
    await expect(month).toHaveTextContent('November 2026')
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(month).toHaveTextContent('December 2026')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAttribute('data-date', '2026-12-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(month).toHaveTextContent('January 2027')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(month).toHaveTextContent('November 2026')
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onStartChange).toHaveBeenLastCalledWith('2026-11-20')
  },
}

export const Weeks: Story = {
  name: 'Moves by a week, over the end of the month, never before the current one',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }))
    await expect(args.onStartChange).toHaveBeenLastCalledWith('2026-11-29')
    await expect(canvas.getByRole('button', { name: /Tuesday 1 December/ })).toHaveTextContent('1Dec')
    for (const start of ['2026-11-22', '2026-11-15', '2026-11-08', '2026-11-01']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }))
      await expect(args.onStartChange).toHaveBeenLastCalledWith(start)
    }
    await expect(canvas.getByRole('button', { name: 'Previous week' })).toHaveAttribute('aria-disabled', 'true')
    // A past week: every day is greyed, none is chosen.
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
    await expect(canvas.getAllByText('Past')).toHaveLength(7)
  },
}

export const Keyboard: Story = {
  name: 'Arrows, Home and End go over the days; Enter chooses',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Next month' }).focus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('data-date', '2026-11-23')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    // Thursday is skipped.
    await expect(document.activeElement).toHaveAttribute('data-date', '2026-11-27')
    await userEvent.keyboard('{End}')
    await expect(document.activeElement).toHaveAttribute('data-date', '2026-11-28')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(document.activeElement).toHaveAttribute('data-date', '2026-11-23')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    // Tab enters at the chosen day again.
    await userEvent.keyboard('{End}')
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('data-date', '2026-11-23')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-24')
  },
}

export const Today: Story = {
  args: { defaultStart: '2026-11-18' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'date' })).toHaveAccessibleName(/Friday 20 November Today/)
    await expect(canvas.getByRole('button', { name: /Wednesday 18 November Past/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAttribute('data-date', '2026-11-20')
  },
}

export const Loading: Story = { args: { counts: undefined } }
export const CountsUnknown: Story = {
  name: 'A server that does not count days',
  args: { counts: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/Monday 23 November.*Available/)
  },
}
export const NoDays: Story = {
  args: { availableDays: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Closed')).toHaveLength(7)
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  },
}
export const Full: Story = {
  args: {
    counts: SAMPLE_COUNTS.map(({ date }) => ({ date, open: 24, booked: 24 })),
    availableDays: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
  },
}
