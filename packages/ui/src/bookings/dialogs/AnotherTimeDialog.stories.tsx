import { BOOKING_STATUS, type Booking } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleBookings } from '../../fixtures/bookings.ts'
import { AnotherTimeDialog, type MoveBooking, type OfferTimes } from './AnotherTimeDialog.tsx'
import type { FreeTime } from './freeTimes.ts'

const [, , sample] = sampleBookings()
if (!sample) throw new Error('The sample bookings are missing')
const booking: Booking = { ...sample, date: '28-11-2026', time: '10:00', reason: 'Check-up after angiogram' }
const NOW = { date: '2026-11-25', time: '11:42' }

const timesOf = (day: string, ...from: string[]): FreeTime[] =>
  from.map((time) => ({ id: `${day} ${time}`, date: `2026-${day}`, from: time }))

/** This evening, Thursday, Saturday, and four days of the next week. */
const TIMES: readonly FreeTime[] = [
  ...timesOf('11-25', '17:15', '18:00', '18:15', '19:00', '19:15'),
  ...timesOf('11-26', '09:00', '11:00', '11:30', '17:30', '18:30'),
  ...timesOf('11-28', '11:00'),
  ...['11-30', '12-01', '12-02', '12-03'].flatMap((day) => timesOf(day, '09:30', '10:30', '14:00', '17:30')),
]

const meta = {
  title: 'Overlays/AnotherTimeDialog',
  component: AnotherTimeDialog,
  args: {
    booking,
    now: NOW,
    times: TIMES,
    closedDays: ['2026-11-27', '2026-11-29'],
    onMove: fn<MoveBooking>(async () => ({ ok: true })),
    onOffer: fn<OfferTimes>(async () => ({ ok: true })),
    onPlain: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AnotherTimeDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog fades in. */
const shown = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
const dialog = () => within(screen.getByRole('dialog'))
const choose = (way: RegExp) => userEvent.click(dialog().getByRole('radio', { name: way }))
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const pills = () =>
  dialog()
    .queryAllByRole('button', { name: /^Remove/ })
    .map((pill) => pill.textContent)
const day = (name: RegExp) => dialog().getByRole('radio', { name })

export const PatientChooses: Story = {
  tags: ['snapshot'],
  name: '[OFFER-01] Good proposals are chosen already; others are a day and a time away, this evening first',
  play: async ({ args }) => {
    await shown()
    await waitFor(() => expect(dialog().getByRole('checkbox', { name: /25 Nov.*5:15 PM/ })).toHaveFocus())
    await expect(pills()).toHaveLength(3)
    await expect(day(/^Wed 25 Nov.*5 open/)).toBeChecked()
    await expect(day(/^Fri 27 Nov.*Closed/)).toBeDisabled()
    await userEvent.click(dialog().getByRole('checkbox', { name: /5:15 PM/ }))
    await expect(dialog().getByText('Remove one of the three first')).toBeVisible()
    await userEvent.click(dialog().getAllByRole('button', { name: /^Remove/ })[0] ?? document.body)
    await expect(dialog().getAllByRole('button', { name: /^Remove/ })[0]).toHaveFocus()
    await userEvent.click(dialog().getByRole('checkbox', { name: /6:15 PM/ }))
    await expect(pills()).toHaveLength(3)
    await expect(pills()[0]).toMatch(/25 Nov.*6:15 PM/)
    await userEvent.type(dialog().getByRole('textbox'), 'On Saturday I am at the hospital.')
    await expect(
      dialog().getByText(/^The link is sent at 11:52 AM, you can undo until then\. The times are held until/),
    ).toBeVisible()
    await press('Send 3 times')
    await expect(args.onOffer).toHaveBeenCalledWith(booking, {
      slotIds: ['11-25 18:15', expect.any(String), expect.any(String)],
      note: 'On Saturday I am at the hospital.',
    })
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const AgreedOnThePhone: Story = {
  tags: ['snapshot'],
  name: '[VISIT-06] A time agreed on the phone is confirmed at once; choosing another replaces it',
  play: async ({ args }) => {
    await shown()
    await choose(/^Agreed on the phone/)
    await press('Confirm')
    await expect(dialog().getByText('Choose a time')).toBeVisible()
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(dialog().getByRole('radio', { name: /6:00 PM/ }))
    await expect(dialog().queryByText('Choose a time')).not.toBeInTheDocument()
    await userEvent.click(day(/^Thu 26 Nov/))
    await userEvent.click(dialog().getByRole('radio', { name: /26 Nov.*11:00 AM/ }))
    await expect(pills()).toEqual([expect.stringMatching(/Thu 26 Nov.*11:00 AM/)])
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Patients can book Sat 28 Nov.*10:00 AM again/ }))
    await press('Confirm 11:00 AM')
    await expect(args.onMove).toHaveBeenCalledWith(booking, { slotId: '11-26 11:00', previousSlot: 'off' })
    await expect(args.onOffer).not.toHaveBeenCalled()
  },
}
export const ByKeyboard: Story = {
  name: '[OFFER-01] By keyboard: arrows move between days, Space chooses, Ctrl and Enter send',
  args: { booking: { ...booking, status: BOOKING_STATUS.pending } },
  play: async ({ args }) => {
    await shown()
    await waitFor(() => expect(dialog().getByRole('checkbox', { name: /5:15 PM/ })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(day(/^Wed 25 Nov/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(day(/^Thu 26 Nov/)).toBeChecked()
    // Friday is closed.
    await userEvent.keyboard('{ArrowRight}')
    await expect(day(/^Sat 28 Nov/)).toBeChecked()
    await userEvent.tab({ shift: true })
    await expect(dialog().getByRole('radio', { name: /^Let the patient choose/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(dialog().getByRole('radio', { name: /^Agreed on the phone/ })).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(dialog().getByRole('radio', { name: /28 Nov.*11:00 AM/ })).toBeChecked()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onMove).toHaveBeenCalledWith(args.booking, { slotId: '11-28 11:00', previousSlot: 'open' })
  },
}
export const WithoutTimes: Story = {
  name: '[OFFER-01] Asking the patient without times is the third, quiet choice',
  play: async ({ args }) => {
    await shown()
    await press('Ask the patient to choose a time')
    await expect(args.onPlain).toHaveBeenCalledOnce()
    await expect(args.onOffer).not.toHaveBeenCalled()
  },
}
export const Lost: Story = {
  name: '[VISIT-06] A time that somebody else took is said in words, and what was chosen is kept',
  render: function Lost(args) {
    const [times, setTimes] = useState<readonly FreeTime[]>(TIMES)
    return (
      <AnotherTimeDialog
        {...args}
        times={times}
        onMove={async (_, { slotId }) => {
          setTimes(TIMES.filter(({ id }) => id !== slotId))
          return { ok: false, taken: 'Somebody has just booked this slot.' }
        }}
      />
    )
  },
  play: async ({ args }) => {
    await shown()
    await choose(/^Agreed on the phone/)
    await userEvent.click(dialog().getByRole('radio', { name: /6:00 PM/ }))
    await press('Confirm 6:00 PM')
    await expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Somebody has just booked this slot. Choose another time.',
    )
    await expect(dialog().getByRole('radio', { name: /6:00 PM/ })).toBeChecked()
    await userEvent.click(dialog().getByRole('radio', { name: /6:15 PM/ }))
    await expect(dialog().queryByRole('alert')).not.toBeInTheDocument()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
const offered: Booking = {
  ...booking,
  status: BOOKING_STATUS.reschedule,
  offer: {
    state: 'open',
    times: [{ slotId: 'held', date: '26-11-2026', time: '12:00' }],
    sentAt: '2026-11-25T05:30:00.000Z',
    expiresAt: '2026-11-26T04:30:00.000Z',
    keepsTime: false,
  },
}
export const Offered: Story = {
  tags: ['snapshot'],
  name: '[VISIT-06] The patient calls while an offer is open: one of its times is agreed, and the dialog says that the offer ends',
  args: { booking: offered },
  play: async ({ args }) => {
    await shown()
    // What is held for the patient is chosen, and can be changed.
    await waitFor(() => expect(pills()).toEqual([expect.stringMatching(/Thu 26 Nov.*12:00 PM/)]))
    await userEvent.click(dialog().getByRole('checkbox', { name: /5:15 PM/ }))
    await press('Send 2 times')
    await waitFor(() =>
      expect(args.onOffer).toHaveBeenCalledWith(
        offered,
        expect.objectContaining({ slotIds: [expect.any(String), 'held'] }),
      ),
    )
    await choose(/^Agreed on the phone/)
    await expect(dialog().getByText(/The open offer ends\. Its link stops working/)).toBeVisible()
    // The old time is free already.
    await expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument()
    await userEvent.click(day(/^Thu 26 Nov/))
    await userEvent.click(dialog().getByRole('radio', { name: /26 Nov.*12:00 PM/ }))
    await press('Confirm 12:00 PM')
    await expect(args.onMove).toHaveBeenCalledWith(offered, {
      slotId: 'held',
      previousSlot: 'open',
      withdrawsOffer: true,
    })
  },
}
export const NoFreeTime: Story = {
  name: 'No free time: a slot can be added, or the patient asked without times',
  args: { times: [], addSlotHref: '/doctor/add-slot' },
  play: async () => {
    await shown()
    await expect(dialog().getByText('No free time')).toBeVisible()
    await expect(dialog().getByRole('link', { name: 'Add slot' })).toBeVisible()
    await expect(dialog().getByRole('button', { name: 'Ask the patient to choose a time' })).toBeVisible()
    await expect(dialog().queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  },
}
export const Loading: Story = { args: { times: undefined }, play: shown }
export const Failed: Story = {
  name: 'The free times could not be loaded',
  args: { times: undefined, error: 'The calendar could not be loaded', onRetry: fn() },
  play: async () => {
    await shown()
    await expect(dialog().getByRole('alert')).toHaveTextContent('The calendar could not be loaded')
    await expect(dialog().getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
