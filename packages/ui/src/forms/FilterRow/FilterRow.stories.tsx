import { filtersMessages, slotsMessages, statusMessages, tableMessages, useMessages } from '../../messages/internal.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { DateRangeFilter } from './DateRangeFilter.tsx'
import type { DateRange } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { FilterGroup, FilterRow } from './FilterRow.tsx'

type Status = 'all' | 'pending' | 'confirmed'
type When = 'any' | 'today'

interface TwoGroupsProps {
  initialStatus?: Status
  initialDays?: DateRange
  /** Number of bookings of each status. */
  counts?: Readonly<Record<Status, number>> | null
  onStatus: (status: Status) => void
  onDays: (days: DateRange) => void
}

function TwoGroups({ initialStatus = 'all', initialDays, counts, onStatus, onDays }: TwoGroupsProps) {
  const [status, setStatus] = useState(initialStatus)
  const [when, setWhen] = useState<When | undefined>(initialDays ? undefined : 'any')
  const [days, setDays] = useState(initialDays)
  const filters = useMessages(filtersMessages)
  const names = useMessages(statusMessages)
  const slots = useMessages(slotsMessages)
  const table = useMessages(tableMessages)
  const count = (name: Status) => (counts === undefined ? undefined : (counts?.[name] ?? null))
  return (
    <FilterRow label={filters.label}>
      <FilterGroup
        label={table.status}
        options={[
          { value: 'all', label: filters.all, count: count('all') },
          { value: 'pending', label: names.pending, count: count('pending') },
          { value: 'confirmed', label: names.confirmed, count: count('confirmed') },
        ]}
        value={status}
        onValueChange={(next) => {
          setStatus(next)
          onStatus(next)
        }}
      />
      <FilterGroup
        label={filters.when}
        isLabelShown
        options={[
          { value: 'any', label: filters.anyDay },
          { value: 'today', label: slots.today },
        ]}
        value={when}
        onValueChange={(next) => {
          setWhen(next)
          setDays(undefined)
        }}
      >
        <DateRangeFilter
          value={days}
          onValueChange={(next) => {
            setDays(next)
            setWhen(undefined)
            onDays(next)
          }}
        />
      </FilterGroup>
    </FilterRow>
  )
}

const CODE = `<FilterRow label="Filters">
  <FilterGroup label="Status" options={[{ value: 'all', label: 'All', count: 140 }, …]} value={status} onValueChange={setStatus} />
  <FilterGroup label="When" isLabelShown options={[{ value: 'any', label: 'Any day' }, …]} value={when} onValueChange={setWhen}>
    <DateRangeFilter value={days} onValueChange={setDays} />
  </FilterGroup>
</FilterRow>`

/** The filters of a list, with one choice per group. */
const meta = {
  title: 'Choices/FilterRow',
  component: TwoGroups,
  // These stories hold the state of the filters; a screen keeps it in its own state.
  parameters: { docs: { source: { transform: () => CODE } } },
  argTypes: writtenTypes({
    counts: 'Record<Status, number> | null',
    initialDays: 'DateRange',
    onStatus: '(status: Status) => void',
    onDays: '(days: DateRange) => void',
  }),
  args: { counts: { all: 140, pending: 28, confirmed: 93 }, onStatus: fn(), onDays: fn() },
} satisfies Meta<typeof TwoGroups>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['snapshot'],
  name: '[FIND-01] one choice of each group, by pointer',
  play: async ({ canvas, args }) => {
    const status = within(canvas.getByRole('radiogroup', { name: 'Status' }))
    await expect(status.getByRole('radio', { name: 'All 140' })).toBeChecked()
    await userEvent.click(status.getByRole('radio', { name: 'Pending 28' }))
    await expect(args.onStatus).toHaveBeenLastCalledWith('pending')
    await expect(status.getByRole('radio', { name: 'Pending 28' })).toBeChecked()
    await expect(status.getByRole('radio', { name: 'All 140' })).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Any day' })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  name: 'Arrows choose within a group, Tab goes to the next one and to the dates',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'All 140' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onStatus).toHaveBeenLastCalledWith('pending')
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Any day' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dates' })).toHaveFocus()
  },
}

export const Dates: Story = {
  name: 'Two days are asked for in a dialog, and then shown on the chip',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dates' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose dates' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Choose dates' }))
    await expect(await dialog.findAllByText('Choose a date')).toHaveLength(2)
    await fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-12-02' } })
    await fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-11-24' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Choose dates' }))
    await expect(dialog.getByText('The last day is before the first day')).toBeVisible()
    await expect(args.onDays).not.toHaveBeenCalled()
    await fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-11-24' } })
    await fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-12-02' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Choose dates' }))
    await expect(args.onDays).toHaveBeenCalledWith({ from: '2026-11-24', to: '2026-12-02' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Tue 24 Nov – Wed 2 Dec' })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Any day' })).not.toBeChecked()
  },
}

const FILTERED = { initialStatus: 'pending', initialDays: { from: '2026-11-24', to: '2026-11-24' } } as const

export const OneDay: Story = { args: FILTERED }

export const DatesInCalendar: Story = {
  name: 'A day is chosen in a calendar above the dialog; Escape closes the calendar alone',
  args: FILTERED,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tue 24 Nov' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose dates' }))
    const [, last] = dialog.getAllByRole('button', { name: 'Open calendar' })
    if (!last) throw new Error('The last day has no calendar')
    await userEvent.click(last)
    const opened = await screen.findByRole('dialog', { name: 'Calendar' })
    await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calendar' })).toBeNull())
    await expect(last).toHaveFocus()
    await expect(await screen.findByRole('dialog', { name: 'Choose dates' })).toBeVisible()

    await userEvent.click(last)
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }))
    await expect(calendar.getByRole('button', { name: '23, November, 2026' })).toBeDisabled()
    await userEvent.click(calendar.getByRole('button', { name: '30, November, 2026' }))
    await expect(dialog.getByLabelText('Last day')).toHaveValue('30-11-2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Choose dates' }))
    await expect(args.onDays).toHaveBeenCalledWith({ from: '2026-11-24', to: '2026-11-30' })
    await expect(await canvas.findByRole('button', { name: 'Tue 24 Nov – Mon 30 Nov' })).toHaveFocus()
  },
}
export const Loading: Story = { args: { counts: null } }
