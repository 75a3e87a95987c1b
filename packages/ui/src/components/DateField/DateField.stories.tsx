import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dialog, field, page, sees } from '../../../test/storyQueries.ts'
import type { Scope } from '../../../test/storyQueries.ts'
import { DateField } from './DateField.tsx'
import type { DateFieldProps } from './DateField.tsx'

function LiveDateField({ value: first, onValueChange, ...rest }: DateFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <DateField
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const meta: Meta<typeof DateField> = {
  title: 'Fields/DateField',
  component: DateField,
  parameters: {
    docs: {
      description: {
        component:
          "A day, typed or chosen in Fluent's calendar, which is fetched when it is asked for. Day, month, year in every browser; ISO is taken too.",
      },
    },
  },
  render: (args) => <LiveDateField {...args} />,
  args: {
    label: 'Start Date',
    value: '2026-11-23',
    onValueChange: fn(),
    today: '2026-11-20',
    min: '2026-11-20',
    max: '2028-11-20',
  },
}
export default meta
type Story = StoryObj<typeof DateField>

const openCalendar = async (canvas: Scope, button = 'Open calendar', name = 'Calendar') => {
  await userEvent.click(canvas.getByRole('button', { name: button }))
  const calendar = await dialog(name)
  await waitFor(() => expect(page.getByRole('dialog', { name })).toBeVisible())
  return calendar
}
const focusedDay = (calendar: Scope) =>
  calendar.getAllByRole('gridcell').find((cell: HTMLElement) => cell === document.activeElement)?.textContent

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(field(canvas, 'Start Date')).toHaveValue('23-11-2026')
    await expect(field(canvas, 'Start Date')).toHaveAccessibleDescription('Day-month-year, for example 20-11-2026')
  },
}
export const Empty: Story = { args: { value: '' } }

export const Typed: Story = {
  name: 'Day, month and year are read in this order; other separators and ISO are taken',
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const input = field(canvas, 'Start Date')
    for (const typed of ['04/03/2027', '4.3.27', '4 3 2027', '2027-03-04', '०४-०३-२०२७']) {
      await userEvent.clear(input)
      await userEvent.type(input, typed)
      await expect(input).toHaveValue(typed)
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-04')
      await userEvent.tab()
      await expect(input).toHaveValue('04-03-2027')
    }
  },
}

export const NoDay: Story = {
  name: 'Text that is not a date is passed on and stays in the field',
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const input = field(canvas, 'Start Date')
    await userEvent.type(input, '31-02-2027')
    await userEvent.tab()
    await expect(input).toHaveValue('31-02-2027')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31-02-2027')
  },
}

export const Calendar: Story = {
  name: 'A day chosen in the calendar by pointer; days before the first and after the last cannot be chosen',
  play: async ({ args, canvas }) => {
    const calendar = await openCalendar(canvas)
    await expect(calendar.getByText('November 2026')).toBeVisible()
    await expect(calendar.getByRole('button', { name: '19, November, 2026' })).toBeDisabled()
    await userEvent.click(calendar.getByRole('button', { name: '27, November, 2026' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27')
    await expect(field(canvas, 'Start Date')).toHaveValue('27-11-2026')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const ByKeyboard: Story = {
  name: 'The calendar by keyboard: arrows also lead into the next month and back, Enter chooses, Escape closes',
  play: async ({ args, canvas }) => {
    const calendar = await openCalendar(canvas)
    await waitFor(() => expect(focusedDay(calendar)).toBe('23'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focusedDay(calendar)).toBe('30'))
    await userEvent.keyboard('{ArrowDown}')
    await sees('December 2026')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('7'))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('30'))
    await userEvent.keyboard('{ArrowUp}')
    await sees('November 2026')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('23'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('24'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-24')
    const button = canvas.getByRole('button', { name: 'Open calendar' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const again = await dialog('Calendar')
    await waitFor(() => expect(focusedDay(again)).toBe('24'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const OtherMonth: Story = {
  name: 'The heading leads to the months of the year',
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas)
    await userEvent.click(calendar.getByRole('button', { name: 'November 2026' }))
    await userEvent.click(await calendar.findByRole('gridcell', { name: 'December' }))
    await expect(await calendar.findByText('December 2026')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { value: '31-02-2027', error: 'validation.slot.date.format' },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'Start Date')).toHaveAccessibleDescription(
      'Enter the date as day-month-year Day-month-year, for example 20-11-2026',
    )
  },
}

export const Tamil: Story = {
  globals: { language: 'ta' },
  args: { label: 'தொடக்க தேதி' },
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas, 'நாட்காட்டியைத் திற', 'நாட்காட்டி')
    await expect(calendar.getByText('நவம்பர் 2026')).toBeVisible()
  },
}
export const Hindi: Story = {
  globals: { language: 'hi' },
  args: { label: 'शुरू की तारीख' },
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas, 'कैलेंडर खोलें', 'कैलेंडर')
    await expect(calendar.getByText('नवंबर 2026')).toBeVisible()
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await openCalendar(canvas)
    const { left, right } = page.getByRole('dialog').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}
