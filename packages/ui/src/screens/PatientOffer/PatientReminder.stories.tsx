import { addDays, clinicToday, toWireDate, type PatientAppointment } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PatientReminder, type PatientReminderProps } from './PatientReminder.tsx'
import { en } from './texts/en.ts'
import { hi } from './texts/hi.ts'
import { ta } from './texts/ta.ts'

const tomorrow = addDays(clinicToday(), 1)
const appointment: PatientAppointment = {
  state: 'open',
  patientName: 'Fathima',
  doctorName: 'Meena Raghavan',
  clinicName: 'Raghavan Heart Clinic',
  address: '14, Usman Road, T Nagar, Chennai 600017',
  landmark: 'Near Panagal Park',
  bookingNumber: 'NLM-100312',
  date: toWireDate(tomorrow) ?? '',
  time: '10:30',
  canAnswer: true,
  changeUntil: `${tomorrow}T04:00:00.000Z`,
  freesTime: true,
}

const meta = {
  title: 'Screens/PatientReminder',
  component: PatientReminder,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone320' } },
  args: {
    language: 'en',
    texts: en,
    onLanguageChange: fn(),
    appointment,
    now: new Date(),
    onRetry: fn(),
    onAnswer: fn<PatientReminderProps['onAnswer']>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof PatientReminder>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '[MSG-06] Two answers, one tap each',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Will you come tomorrow?' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'I will come' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('comes')
    await userEvent.click(canvas.getByRole('button', { name: 'I cannot come' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('cannot')
  },
}
export const TimeKept: Story = {
  name: 'Where the doctor keeps the time, nobody is promised it',
  args: { appointment: { ...appointment, freesTime: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/another patient/)).toBeNull()
  },
}
export const Comes: Story = {
  args: { appointment: { ...appointment, state: 'comes' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change my answer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'I cannot come' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('cannot')
  },
}
export const Cannot: Story = {
  name: 'The freed time can be taken again, unless another patient has it',
  args: {
    appointment: { ...appointment, state: 'cannot' },
    onAnswer: fn<PatientReminderProps['onAnswer']>(async () => ({ ok: false, reason: 'taken' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I will come' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Another patient has taken this time.')
  },
}
export const BookAgain: Story = {
  name: '[MSG-06] Who cannot come can book another time where she booked this one',
  args: { appointment: { ...appointment, state: 'cannot', bookAgainUrl: 'https://hospital.example/book' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book another time' })).toHaveAttribute(
      'href',
      'https://hospital.example/book',
    )
  },
}
export const TooLate: Story = {
  args: { appointment: { ...appointment, canAnswer: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'I cannot come' })).toBeNull()
    await expect(canvas.getByText('If you cannot come, please call the clinic.')).toBeVisible()
  },
}
export const Waits: Story = {
  name: '[QUEUE-03] Who has arrived sees her number, how many are before her, and about when',
  args: { appointment: { ...appointment, state: 'comes', turn: { number: 14, before: 4, about: '11:45' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your number 14' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Before you4Your turnabout 11:45 AM')
    await expect(canvas.queryByRole('button', { name: 'Change my answer' })).toBeNull()
  },
}
export const Called: Story = {
  name: 'Who is called is told to go in',
  args: { appointment: { ...appointment, state: 'comes', turn: { number: 14, before: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It is your turn now. Please go in.')
  },
}
export const WaitsTamil: Story = { tags: ['!dev'], args: { ...Waits.args, language: 'ta', texts: ta } }
export const WaitsHindi: Story = { tags: ['!dev'], args: { ...Waits.args, language: 'hi', texts: hi } }
export const CalledTamil: Story = { tags: ['!dev'], args: { ...Called.args, language: 'ta', texts: ta } }
export const Ended: Story = { args: { appointment: { ...appointment, state: 'ended', canAnswer: false } } }
export const Wrong: Story = { args: { appointment: undefined, problem: 'wrong' } }
export const Failed: Story = { args: { appointment: undefined, problem: 'failed' } }
export const Loading: Story = { args: { appointment: undefined } }
export const Tamil: Story = { tags: ['!dev'], args: { language: 'ta', texts: ta } }
export const Hindi: Story = { tags: ['!dev'], args: { language: 'hi', texts: hi } }
