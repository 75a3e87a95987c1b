import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HOURS_TODAY, samplePlan } from '../../fixtures/availability.ts'
import { framed } from '../../fixtures/framed.tsx'
import { AvailabilityPreview } from './AvailabilityPreview.tsx'

const plan = samplePlan()
const long = samplePlan(92)
const nothing = {
  ...plan,
  closedDayBookings: [],
  days: plan.days.map((day) => ({ ...day, create: [], remove: [], leftOut: [] })),
}
/** The preview before one of the slots was booked. */
const before = {
  ...plan,
  days: plan.days.map((day, at) =>
    at === 1
      ? {
          ...day,
          keep: day.keep.map((slot, first) => (first === 0 ? { ...slot, state: 'open' as const } : slot)),
        }
      : day,
  ),
}

const meta = {
  title: 'Screens/AvailabilityPreview',
  component: AvailabilityPreview,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('availability')],
  args: {
    today: HOURS_TODAY,
    dates: { from: HOURS_TODAY, to: '2026-12-19' },
    plan,
    onPublish: fn(),
    hoursHref: '/doctor/availability',
    bookingsHref: (date) => `/doctor/appointment?from=${date}&to=${date}`,
  },
} satisfies Meta<typeof AvailabilityPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[AVAIL-03] A calendar with signs: created, removed and kept slots, bookings on closed days',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Tue 24 Nov – Sat 19 Dec. Nothing has changed yet.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '3 bookings on a closed day' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Show in Appointments/ })).toHaveAttribute(
      'href',
      '/doctor/appointment?from=2026-12-04&to=2026-12-04',
    )
    await expect(canvas.getByText('Booked or held slots are never changed.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
  },
}

const onlyWednesdays = {
  ...plan,
  closedDayBookings: [],
  days: plan.days.filter(({ date }) => ['25-11-2026', '02-12-2026', '09-12-2026', '16-12-2026'].includes(date)),
}
export const OneWeekday: Story = {
  name: '[AVAIL-04] One changed weekday: only that one, or all days; arrows move over the days between',
  args: { plan: onlyWednesdays, choice: { weekdays: ['WED'], isAll: false, onChange: fn() } },
  play: async ({ canvas, args }) => {
    const choice = canvas.getByRole('radiogroup', { name: 'Days to change' })
    await expect(choice).toHaveTextContent('Only Wednesdays')
    await expect(canvas.getByRole('radio', { name: 'Only Wednesdays' })).toBeChecked()
    await expect(canvas.getByText('All other days keep their slots as they are.')).toBeVisible()
    canvas.getByRole('button', { name: /^Wednesday 25 November/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^Wednesday 2 December/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: 'All days' }))
    await expect(args.choice?.onChange).toHaveBeenCalledWith(true)
  },
}

export const Keyboard: Story = {
  name: 'Arrows move from day to day, Enter shows a day, names are spoken in full',
  play: async ({ canvas }) => {
    const today = canvas.getByRole('button', { name: /^Tuesday 24 November, Today/ })
    today.focus()
    await userEvent.keyboard('{ArrowDown}')
    const next = canvas.getByRole('button', { name: /^Tuesday 1 December/ })
    await expect(next).toHaveFocus()
    await expect(next).toHaveAccessibleName(/slots will be created, 3 open slots will be removed, \d+ unchanged$/)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Tuesday 1 December' })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: /^Sunday 29 November, Closed/ })).toHaveFocus()
    await userEvent.keyboard('{End}{PageDown}')
    await expect(canvas.getByRole('button', { name: /^Saturday 19 December/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^Saturday 19 December/ })).toHaveFocus()
  },
}

export const Changed: Story = {
  name: '[AVAIL-04] Something changed meanwhile: the preview is updated and shows where',
  args: { before },
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      '1 slot was booked after you opened this. The preview has been updated.',
    )
    await expect(canvas.getByRole('button', { name: /^Wednesday 25 November.*changed$/ })).toBeVisible()
  },
}

export const Outdated: Story = {
  name: '[AVAIL-04] Something changed since the preview was made: it stays, and an update is offered',
  args: { isOutdated: true, onUpdate: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Publish changes' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Update the preview' }))
    await expect(args.onUpdate).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Nothing: Story = {
  name: 'Everything is published already',
  args: { plan: nothing },
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything is published already')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Publish changes' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/doctor/availability')
  },
}

export const OnlyHours: Story = {
  name: 'No slot changes, but hours are saved: it can be published',
  args: { plan: nothing, shouldSaveHours: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publish changes' })).toBeVisible()
  },
}

export const NinetyTwoDays: Story = {
  name: '[AVAIL-03] 92 days in low rows',
  args: { plan: long, dates: { from: HOURS_TODAY, to: '2027-02-23' } },
  play: async ({ canvas }) => {
    // The rows of the weeks and the row with the names of the days.
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
  },
}

export const Publishing: Story = {
  args: { isPublishPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publishing...' }))
    await expect(args.onPublish).not.toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { plan: undefined } }

export const Failed: Story = {
  name: 'The preview could not be prepared',
  args: { plan: undefined, error: 'At most 3,000 slots can be published at once.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('At most 3,000 slots can be published at once.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ClosedDayCancelled: Story = {
  name: '[VISIT-02] The bookings of a closed day can be cancelled together',
  args: { onCancelDay: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel bookings, Fri 4 Dec' }))
    await expect(args.onCancelDay).toHaveBeenCalledWith('2026-12-04')
  },
}
