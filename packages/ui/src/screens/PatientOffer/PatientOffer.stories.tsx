import type { PatientOffer as Offer } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PatientOffer } from './PatientOffer.tsx'
import type { PatientOfferProps } from './PatientOffer.tsx'
import { en } from './texts/en.ts'
import { hi } from './texts/hi.ts'
import { ta } from './texts/ta.ts'

const offer: Offer = {
  version: 1,
  state: 'open',
  patientName: 'Anitha',
  doctorName: 'Meena Raghavan',
  clinicName: 'Raghavan Heart Clinic',
  address: '14, Usman Road, T Nagar, Chennai 600017',
  landmark: 'Near Panagal Park',
  date: '24-11-2026',
  time: '10:40',
  times: [
    { slotId: 'slt_1', date: '25-11-2026', time: '11:00' },
    { slotId: 'slt_2', date: '26-11-2026', time: '12:00' },
    { slotId: 'slt_3', date: '28-11-2026', time: '11:00' },
  ],
  note: 'I am called to the hospital on Tuesday morning.',
  expiresAt: '2026-11-25T03:30:00Z',
  canAnswer: true,
}
const changeUntil = '2026-11-25T04:30:00Z'

const meta = {
  title: 'Screens/PatientOffer',
  component: PatientOffer,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone320' } },
  args: {
    language: 'en',
    texts: en,
    onLanguageChange: fn(),
    offer,
    onRetry: fn(),
    onAnswer: fn<PatientOfferProps['onAnswer']>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof PatientOffer>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['snapshot'],
  name: '[OFFER-02] Three times as big buttons; one tap chooses',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /26 Nov/ }))
    await expect(args.onAnswer).toHaveBeenCalledWith('slt_2', undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'None of these work for me' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('none', undefined)
  },
}
export const Taken: Story = {
  name: 'The time has just been taken',
  args: { onAnswer: fn<PatientOfferProps['onAnswer']>(async () => ({ ok: false, reason: 'taken' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /26 Nov/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This time has just been taken')
  },
}
export const Refused: Story = {
  name: 'An answer that comes too late is not shown as done',
  args: { onAnswer: fn<PatientOfferProps['onAnswer']>(async () => ({ ok: false, reason: 'changed' })) },
  render: function Render(args) {
    const [shown, setShown] = useState(args.offer)
    return (
      <PatientOffer
        {...args}
        offer={shown}
        onAnswer={async (choice) => {
          setShown({ ...offer, state: 'withdrawn', times: [], canAnswer: false, oldTime: 'confirmed' })
          return args.onAnswer(choice)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /26 Nov/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your answer could not be taken any more')
    await expect(canvas.getByText('Your appointment on Tue 24 Nov, 10:40 AM stands.')).toBeVisible()
    await expect(canvas.queryByText(/Thank you/)).toBeNull()
  },
}
export const Loading: Story = { args: { offer: undefined } }
export const Failed: Story = {
  args: { offer: undefined, problem: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const Chosen: Story = {
  args: {
    offer: { ...offer, state: 'chosen', date: '25-11-2026', time: '11:00', bookingNumber: 'NLM-100187', changeUntil },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change my answer' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Change your answer' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my answer' }))
    await expect(canvas.getByText('Your new time')).toBeVisible()
  },
}
export const NoneFits: Story = {
  args: { offer: { ...offer, state: 'none', changeUntil } },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'evenings after 6')
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the clinic' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('none', 'evenings after 6')
  },
}
const ended = { ...offer, times: [], canAnswer: false }
export const Expired: Story = {
  args: { offer: { ...ended, state: 'expired', oldTime: 'requested' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your request for Tue 24 Nov, 10:40 AM waits for the clinic’s answer.')).toBeVisible()
  },
}
export const ExpiredTaken: Story = {
  args: { offer: { ...ended, state: 'expired', oldTime: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no appointment on Tue 24 Nov, 10:40 AM any more.')).toBeVisible()
  },
}
export const Withdrawn: Story = {
  args: { offer: { ...ended, state: 'withdrawn', oldTime: 'confirmed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your appointment on Tue 24 Nov, 10:40 AM stands.')).toBeVisible()
  },
}
export const Settled: Story = { args: { offer: { ...offer, state: 'settled', times: [], canAnswer: false } } }
export const Wrong: Story = { args: { offer: undefined, problem: 'wrong' } }
export const LongText: Story = {
  args: {
    offer: {
      ...offer,
      clinicName: 'Sri Venkateswara Multispeciality Hospital and Research Institute',
      doctorName: 'Thirunavukkarasu Balasubramanian Venkataraghavan',
      note: 'I am called to the hospital on Tuesday morning and can see you on one of these days instead. Please bring the last report.',
    },
  },
}
export const WithoutName: Story = {
  name: 'A name of titles and initials only is greeted without a name, a title is not doubled',
  args: { language: 'ta', texts: ta, offer: { ...offer, patientName: '', doctorName: 'Dr Anbu' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^வணக்கம், செவ்வாய், 24 நவம்பர் அன்று காலை 10:40 மணிக்கு/)).toBeVisible()
    await expect(canvas.getByText('டாக்டர் Anbu')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'புதன், 25 நவம்பர் காலை 11:00 மணிக்கு' })).toBeVisible()
  },
}
export const Tamil: Story = { tags: ['!dev'], args: { language: 'ta', texts: ta } }
export const Hindi: Story = { tags: ['!dev'], args: { language: 'hi', texts: hi } }
