import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { HOURS_TODAY, proposedAvailability, sampleAvailability, shorterTuesday } from '../../fixtures/availability.ts'
import { offered } from '../../../test/storyQueries.ts'
import { framed } from '../../fixtures/framed.tsx'
import { Availability } from './Availability.tsx'
import type { AvailabilityProps } from './Availability.tsx'

/** The screen with a host that holds the draft. */
function LiveAvailability(props: AvailabilityProps) {
  const [changed, setChanged] = useState<AvailabilityProps['draft']>()
  return (
    <Availability
      {...props}
      draft={changed ?? props.draft}
      onDraftChange={(next) => {
        setChanged(next)
        props.onDraftChange(next)
      }}
      onDiscard={() => {
        setChanged(props.availability)
        props.onDiscard()
      }}
    />
  )
}

const saved = sampleAvailability()
const shorter = { version: 3, keepPublishedWeeks: 4, weeklyHours: shorterTuesday() }

const meta = {
  title: 'Screens/Availability',
  component: Availability,
  render: (args) => <LiveAvailability {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('availability')],
  args: {
    today: HOURS_TODAY,
    availability: saved,
    draft: shorter,
    onDraftChange: fn(),
    onDiscard: fn(),
    onPreview: fn(),
    previewHref: ({ from, to }) => `/doctor/availability?from=${from}&to=${to}`,
    onAddException: fn<AvailabilityProps['onAddException']>(async () => ({ ok: true })),
    onRemoveException: fn(),
    onKeepMine: fn(),
    onUseNewer: fn(),
  },
} satisfies Meta<typeof Availability>
export default meta
type Story = StoryObj<typeof meta>

/** What is announced of the changes. */
const STATUS = { selector: '[role=status]' }

export const Typical: Story = {
  name: '[AVAIL-01] The week as a picture, a day as fields, and the number of changes',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Availability' })).toBeVisible()
    const bar = canvas.getByText('111 slots a week', { selector: 'strong' }).parentElement
    await expect(bar).toHaveTextContent('111 slots a week · 3 fewer than now, all on Tuesday')
    const tab = canvas.getByRole('tab', { name: /Tue/ })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tab).toHaveTextContent('19 slots')
    await userEvent.click(canvas.getByRole('button', { name: 'Preview changes' }))
    await waitFor(() => expect(args.onPreview).toHaveBeenCalledOnce())
    await expect(args.onPreview).toHaveBeenCalledWith({ from: '2026-11-24', to: '2026-12-21' })
  },
}

/** Mornings are confirmed at once. */
const atOnce = {
  ...shorter,
  weeklyHours: shorter.weeklyHours.map((hours) => ({ ...hours, confirmsAtOnce: hours.from < '12:00' })),
}

export const ConfirmedAtOnce: Story = {
  name: '[AVAIL-01] Below the week is said which sign means that bookings are confirmed at once',
  args: { canConfirm: true, draft: atOnce, availability: { ...saved, ...atOnce } },
  play: async ({ canvas }) => {
    for (const text of ['confirmed at once', 'wait for your answer']) await expect(canvas.getByText(text)).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'The days are tabs: arrows, Home and End',
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: /Tue/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Wed/ })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: /Sun/ })).toHaveFocus()
    await expect(canvas.getByText('Closed on this day.')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /Sat/ })).toHaveFocus()
  },
}

export const Wrong: Story = {
  name: '[AVAIL-01] Hours that overlap, end before they begin, or are shorter than a slot show errors at the fields, and no preview',
  tags: ['snapshot'],
  play: async ({ canvas, args }) => {
    const first = within(canvas.getByRole('group', { name: '9:00 AM – 12:20 PM' }))
    await userEvent.selectOptions(first.getByRole('combobox', { name: 'To' }), '17:30')
    await expect(canvas.getByText('These hours overlap.')).toBeVisible()
    const second = within(canvas.getByRole('group', { name: '5:00 – 7:15 PM' }))
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'To' }), '16:00')
    await expect(canvas.getByText('The end must be later than the start.')).toBeVisible()
    const changed = within(canvas.getByRole('group', { name: '5:00 – 4:00 PM' }))
    await userEvent.selectOptions(changed.getByRole('combobox', { name: 'To' }), '17:10')
    await expect(canvas.getByText('These hours are shorter than one slot.')).toBeVisible()
    await expect(canvas.getByText(/Please correct the marked hours first/, STATUS)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Preview changes' }))
    await expect(args.onPreview).not.toHaveBeenCalled()
  },
}

export const Edit: Story = {
  name: 'Hours are added, copied and removed, and the focus is never lost',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add hours' }))
    await expect(canvas.getByRole('group', { name: '8:15 – 10:15 PM' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 8:15 – 10:15 PM' }))
    await expect(document.body).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to other days' }))
    const dialog = within(within(document.body).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Copy hours' }))
    await expect(dialog.getByText('Choose a day')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sunday' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Copy hours' }))
    await expect(canvas.getByRole('tab', { name: /Sun/ })).toHaveTextContent('19 slots')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    await expect(canvas.getByText('114 slots a week', STATUS)).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Preview changes' })).toBeNull()
  },
}

export const EndFollowsStart: Story = {
  name: 'The end of new hours follows their start until it is chosen, and what no slot uses is shown',
  play: async ({ canvas }) => {
    const choose = (group: string, field: string, time: string) =>
      userEvent.selectOptions(
        within(canvas.getByRole('group', { name: group })).getByRole('combobox', { name: field }),
        time,
      )
    await userEvent.click(canvas.getByRole('button', { name: 'Add hours' }))
    await choose('8:15 – 10:15 PM', 'From', '14:00')
    await choose('2:00 – 4:00 PM', 'To', '16:10')
    await expect(canvas.getByText('10 minutes are left over')).toBeVisible()
    await choose('2:00 – 4:10 PM', 'From', '14:25')
    await expect(canvas.getByRole('group', { name: '2:25 – 4:10 PM' })).toBeVisible()
    await expect(canvas.queryByText('10 minutes are left over')).toBeNull()
    await choose('9:00 AM – 12:20 PM', 'From', '12:30')
    await expect(canvas.getByRole('group', { name: '12:30 – 3:50 PM' })).toBeVisible()
  },
}

export const UntilMidnight: Story = {
  name: '[AVAIL-01] Midnight is the last choice of an end, and hours continue on the next day',
  play: async ({ canvas }) => {
    const evening = within(canvas.getByRole('group', { name: '5:00 – 7:15 PM' }))
    const ends = offered(evening.getByRole('combobox', { name: 'To' }))
    await expect(ends.at(-1)).toBe('12:00 AM (midnight)')
    await expect(ends).not.toContain('12:00 AM')
    await expect(offered(evening.getByRole('combobox', { name: 'From' })).at(-1)).toBe('11:55 PM')
    await userEvent.selectOptions(evening.getByRole('combobox', { name: 'To' }), '24:00')
    const group = canvas.getByRole('group', { name: '5:00 PM – 12:00 AM' })
    await expect(group).toHaveTextContent('28 slots')
    await expect(canvas.queryByText('The end must be later than the start.')).toBeNull()
  },
}

export const FirstVisit: Story = {
  name: '[AVAIL-01] The first visit: proposed from the profile',
  args: { availability: proposedAvailability(), draft: proposedAvailability() },
  tags: ['snapshot'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Filled in from your profile. Correct anything that has changed.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Preview changes' }))
    await waitFor(() => expect(args.onPreview).toHaveBeenCalledOnce())
    await expect(args.onPreview).toHaveBeenCalledWith({ from: '2026-11-24', to: '2026-12-21' })
  },
}

export const ExceptionAdded: Story = {
  name: '[AVAIL-02] An exception is added: closed from–to, or different hours on a day',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an exception' }))
    const dialog = within(within(document.body).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add exception' }))
    await expect(await dialog.findAllByText('Choose a date')).toHaveLength(2)
    await waitFor(() => expect(dialog.getByLabelText('First day')).toHaveFocus())
    await userEvent.type(dialog.getByLabelText('First day'), '2026-12-10')
    await expect(dialog.getByLabelText('Last day')).toHaveValue('10-12-2026')
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '2026-12-09')
    await userEvent.tab()
    await expect(await dialog.findByText('The last day is before the first day')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Type'), 'hours')
    await expect(dialog.getByRole('group', { name: '9:00 AM – 12:00 PM' })).toBeVisible()
    await expect(dialog.getByLabelText('Slot length').clientWidth).toBeGreaterThan(100)
    await userEvent.selectOptions(dialog.getByLabelText('Type'), 'closed')
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '2026-12-12')
    await userEvent.type(dialog.getByLabelText('Note'), 'Wedding')
    await userEvent.click(dialog.getByRole('button', { name: 'Add exception' }))
    await waitFor(() => expect(args.onAddException).toHaveBeenCalledOnce())
    await expect(args.onAddException).toHaveBeenCalledWith({
      from: '10-12-2026',
      to: '12-12-2026',
      kind: 'closed',
      note: 'Wedding',
      hours: [],
    })
  },
}

export const ExceptionRefused: Story = {
  parameters: { serverTexts: ['There is already an exception on one of these days.'] },
  name: 'A refused exception stays as it was entered, with the reason at its field',
  args: {
    onAddException: fn<AvailabilityProps['onAddException']>(async () => ({
      ok: false,
      fieldErrors: { from: 'There is already an exception on one of these days.' },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an exception' }))
    const dialog = within(within(document.body).getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('First day'), '2026-12-04')
    await userEvent.type(dialog.getByLabelText('Note'), 'Wedding')
    await userEvent.click(dialog.getByRole('button', { name: 'Add exception' }))
    await expect(await dialog.findByText('There is already an exception on one of these days.')).toBeVisible()
    await expect(dialog.getByLabelText('Note')).toHaveValue('Wedding')
  },
}

export const ExceptionFailed: Story = {
  name: 'After an unexpected failure the exception is still there and can be added again',
  play: async ({ canvas, args }) => {
    mocked(args.onAddException).mockRejectedValueOnce(new Error('the callback failed'))
    const report = spyOn(window, 'reportError').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Add an exception' }))
    const dialog = within(within(document.body).getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('First day'), '2026-12-04')
    await userEvent.type(dialog.getByLabelText('Note'), 'Wedding')
    await userEvent.click(dialog.getByRole('button', { name: 'Add exception' }))
    const toast = await within(document.body).findByText(/^Could not send this/)
    await waitFor(() => expect(toast).toBeVisible())
    await expect(report).toHaveBeenCalledOnce()
    await expect(dialog.getByLabelText('First day')).toHaveValue('04-12-2026')
    await expect(dialog.getByLabelText('Note')).toHaveValue('Wedding')
    await userEvent.click(dialog.getByRole('button', { name: 'Add exception' }))
    await waitFor(() => expect(args.onAddException).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

export const ExceptionBooked: Story = {
  name: '[AVAIL-02] A closed day with bookings shows a warning, and leads to the preview of that day',
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: '3 bookings on this day' })
    await expect(link).toHaveAttribute('href', '/doctor/availability?from=2026-12-04&to=2026-12-04')
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Fri 27 Nov' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Remove' }))
    await expect(args.onRemoveException).toHaveBeenCalledWith(expect.objectContaining({ id: 'exc-1' }))
  },
}

export const KeepPublished: Story = {
  name: '[AVAIL-05] Kept published 0 to 12 weeks ahead',
  args: { draft: { version: 3, keepPublishedWeeks: 11, weeklyHours: saved.weeklyHours } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Every night at 2 AM the next day is added.')).toBeVisible()
    const more = canvas.getByRole('button', { name: 'One week more' })
    await userEvent.click(more)
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ keepPublishedWeeks: 12 }))
    await userEvent.click(more)
    await expect(args.onDraftChange).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/Published automatically for the next 12 weeks/, STATUS)).toBeInTheDocument()
  },
}

export const PublishOnce: Story = {
  name: '[AVAIL-03] Dates are published once, also as a copy of another week; 92 days at most',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish chosen dates' }))
    const dialog = within(within(document.body).getByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Based on'), 'week')
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '2027-02-24')
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
    await expect(await dialog.findByText('At most 92 days can be published at once.')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('A day of that week')).toHaveFocus())
    await expect(dialog.getByText('Choose a date')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Last day'))
    await userEvent.type(dialog.getByLabelText('Last day'), '2027-02-23')
    await userEvent.type(dialog.getByLabelText('A day of that week'), '2026-11-18')
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
    await waitFor(() => expect(args.onPreview).toHaveBeenCalledOnce())
    await expect(args.onPreview).toHaveBeenCalledWith({ from: '2026-11-24', to: '2027-02-23', copyFrom: '2026-11-18' })
  },
}

export const Newer: Story = {
  name: '[AVAIL-01] Saved elsewhere meanwhile: both versions are shown, and nothing is lost',
  args: { newer: { version: 4, keepPublishedWeeks: 2, weeklyHours: saved.weeklyHours.slice(2) } },
  tags: ['snapshot'],
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('111 slots a week')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Use the newer hours' }))
    await expect(args.onUseNewer).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
  },
}

export const NoExceptions: Story = {
  args: {
    availability: { ...saved, exceptions: [], publishedUntil: undefined, keepPublishedWeeks: 0 },
    draft: { ...shorter, keepPublishedWeeks: 0 },
  },
}

export const Loading: Story = {
  args: { availability: undefined, draft: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading...' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Loading failed',
  args: { availability: undefined, draft: undefined, error: 'The hours could not be loaded', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Stale: Story = {
  name: 'Refresh failed: the hours stay',
  args: { error: 'The hours could not be loaded', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The hours could not be loaded')
    await expect(canvas.getByRole('tab', { name: /Tue/ })).toBeVisible()
  },
}

export const Phone: Story = {
  name: 'On a phone: one day is open at a time, the parts are tabs',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Tuesday/ })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('switch', { name: 'Hours on Monday' }))
    await expect(args.onDraftChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('switch', { name: 'Hours on Monday' }))
    await expect(canvas.getByRole('button', { name: /^Monday/ })).toHaveTextContent('22 slots')
    await userEvent.click(canvas.getByRole('radio', { name: 'Exceptions 4' }))
    await expect(canvas.getByRole('heading', { name: 'Exceptions' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Publish' }))
    await expect(canvas.getByRole('heading', { name: 'Keep published' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly hours' }))
  },
}

/** Returns the options whose text is wider than their select; midnight is shorter when it is chosen. */
function cutChoices(root: HTMLElement): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('Nothing to measure words with')
  return within(root)
    .getAllByRole<HTMLSelectElement>('combobox')
    .flatMap((select) => {
      const style = getComputedStyle(select)
      pen.font = style.font
      const room = select.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd)
      return [...select.options]
        .filter(({ value, selected }) => value !== '24:00' || selected)
        .map(({ text }) => text)
        .filter((text) => pen.measureText(text).width > room)
        .map((text) => `${select.ariaLabel}: ${text}`)
    })
}
const isWhole = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  const [first] = await canvas.findAllByRole('group', { name: / – / })
  if (!first) throw new Error('No hours are shown')
  await document.fonts.ready
  await waitFor(() => expect(cutChoices(first)).toEqual([]))
  const end = within(first).getAllByRole('combobox')[1]
  if (!end) throw new Error('The hours have no end')
  await userEvent.selectOptions(end, '24:00')
  await expect(end).toHaveDisplayValue('12:00 AM')
  await expect(cutChoices(first)).toEqual([])
}
export const NarrowHours: Story = {
  name: '[AVAIL-01] At 320 px every choice of the hours is readable',
  globals: { viewport: { value: 'phone320' } },
  play: isWhole,
}
export const NarrowHoursTamil: Story = {
  name: 'At 320 px every choice of the hours is readable in Tamil',
  globals: { viewport: { value: 'phone320' }, language: 'ta' },
  play: isWhole,
}
export const NarrowHoursHindi: Story = {
  name: 'At 320 px every choice of the hours is readable in Hindi',
  globals: { viewport: { value: 'phone320' }, language: 'hi' },
  play: isWhole,
}
