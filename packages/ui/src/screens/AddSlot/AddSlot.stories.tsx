import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { field, offered, sees, type Scope } from '../../../test/storyQueries.ts'
import { framed } from '../../fixtures/framed.tsx'
import { AddSlot } from './AddSlot.tsx'

/** Friday, 20 Nov 2026, 8:10 in the morning at the clinic. */
const NOW = Date.UTC(2026, 10, 20, 2, 40)

const meta: Meta<typeof AddSlot> = {
  title: 'Screens/AddSlot',
  component: AddSlot,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: "One slot by date and time. Today and past are the clinic's, whatever the browser's zone.",
      },
    },
  },
  decorators: [framed('slots')],
  args: {
    now: () => NOW,
    slotsHref: '/doctor/slot',
    onSubmit: fn(async () => ({ ok: true as const, message: 'Slot created successfully!' })),
  },
}
export default meta
type Story = StoryObj<typeof AddSlot>

const time = (canvas: Scope) => canvas.getByRole('combobox', { name: 'Start Time' })
const send = (canvas: Scope) => userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
const setDate = (canvas: Scope, value: string) => fireEvent.change(field(canvas, 'Start Date'), { target: { value } })

export const Empty: Story = {}
export const Typical: Story = { args: { defaultDate: '2026-11-23' } }

export const Sends: Story = {
  parameters: { serverTexts: ['Slot created successfully!'] },
  name: '[SLOT-08] date from today on and a half hour are sent as DD-MM-YYYY and HH:MM',
  play: async ({ args, canvas }) => {
    const times = offered(time(canvas))
    await expect(times).toHaveLength(48)
    await expect(times.slice(0, 3)).toEqual(['12:00 AM', '12:30 AM', '1:00 AM'])
    await expect(times.at(-1)).toBe('11:30 PM')
    await setDate(canvas, '23-11-2026')
    await userEvent.selectOptions(time(canvas), '2:30 PM')
    await send(canvas)
    await expect(args.onSubmit).toHaveBeenCalledWith({ date: '23-11-2026', time: '14:30' })
    await sees('Slot created successfully!')
  },
}

export const Incomplete: Story = {
  name: '[SLOT-08] both are required, with their messages; Back leads to the slots',
  play: async ({ args, canvas }) => {
    await send(canvas)
    await sees('Date is required')
    await sees('Start time is required')
    await waitFor(() => expect(field(canvas, 'Start Date')).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/doctor/slot')
  },
}

export const Past: Story = {
  name: 'A day before today or after two years, and a time that has passed, are refused',
  play: async ({ args, canvas }) => {
    await setDate(canvas, '2026-11-19')
    await userEvent.selectOptions(time(canvas), '8:00 AM')
    await send(canvas)
    await sees('Date cannot be in the past')
    await setDate(canvas, '21-11-2028')
    await send(canvas)
    await sees('Date can be at most two years ahead')
    await setDate(canvas, '2026-11-20')
    await send(canvas)
    await sees('This time has already passed')
    await waitFor(() => expect(time(canvas)).toHaveFocus())
    await userEvent.selectOptions(time(canvas), '8:30 AM')
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ date: '20-11-2026', time: '08:30' }))
  },
}

export const Loading: Story = {
  args: { defaultDate: '2026-11-23', onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(time(canvas), '9:30 AM')
    await send(canvas)
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Failed: Story = {
  parameters: { serverTexts: ['You already have a slot at this time.'] },
  args: {
    defaultDate: '2026-11-23',
    onSubmit: fn(async () => ({
      ok: false as const,
      message: 'You already have a slot at this time.',
      fieldErrors: { time: 'You already have a slot at this time.' },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(time(canvas), '9:30 AM')
    await send(canvas)
    await waitFor(() => expect(time(canvas)).toHaveFocus())
    await expect(time(canvas)).toHaveAccessibleDescription('You already have a slot at this time.')
    await expect(time(canvas)).toHaveValue('09:30')
  },
}

export const ByKeyboard: Story = {
  name: 'Adding a slot by keyboard alone',
  args: { defaultDate: '2026-11-23' },
  play: async ({ args, canvas }) => {
    await userEvent.click(field(canvas, 'Start Date'))
    await userEvent.clear(field(canvas, 'Start Date'))
    await userEvent.keyboard('23/11/26')
    await userEvent.tab()
    await expect(field(canvas, 'Start Date')).toHaveValue('23-11-2026')
    await userEvent.tab()
    await expect(time(canvas)).toHaveFocus()
    await userEvent.selectOptions(time(canvas), '9:30 AM')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ date: '23-11-2026', time: '09:30' }))
  },
}
