import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QueueDisplay, type QueueDisplayNumbers } from './QueueDisplay.tsx'

const numbers: QueueDisplayNumbers = {
  doctor: 'Meena Raghavan',
  room: '1',
  session: '09:00-12:30',
  serving: { number: 12 },
  calledAt: '2026-12-03T05:10:00.000Z',
  next: [10, 7, 15],
  waiting: 6,
  recent: [12, 9, 8],
  at: '2026-12-03T05:10:00.000Z',
}

const meta = {
  title: 'Screens/QueueDisplay',
  component: QueueDisplay,
  parameters: { layout: 'fullscreen' },
  args: {
    numbers,
    silentFor: 0,
    isEnded: false,
    now: new Date('2026-12-03T05:10:20.000Z'),
    sound: 'on',
    onSoundChange: fn(),
  },
} satisfies Meta<typeof QueueDisplay>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['snapshot'],
  name: '[QUEUE-04] The number that is called, the next three and the room, in three languages at once',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('இப்போது அழைக்கும் எண்Now calling · अभी इस नंबर की बारी')
    await expect(canvas.getByText('12')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['10', '7', '15'])
    await expect(canvas.getByText('அறை 1')).toBeVisible()
    await expect(canvas.getByText('Room 1')).toBeVisible()
    await expect(canvas.getByText('டாக்டர் Meena Raghavan')).toBeVisible()
    await expect(canvas.getByText('Live', { exact: false })).toBeVisible()
  },
}
export const SoundOff: Story = {
  name: '[QUEUE-04] Sound is turned on by one press',
  args: { sound: 'off' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^ஒலியை இயக்கு.*Turn on sound$/ }))
    await expect(args.onSoundChange).toHaveBeenCalledWith(true)
  },
}
export const SoundBlocked: Story = { args: { sound: 'blocked' } }
export const Empty: Story = {
  name: '[QUEUE-04] Before the first call the display says so',
  args: { numbers: { ...numbers, serving: null, recent: [], next: [1, 2], waiting: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No number has been called yet')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const BetweenTwo: Story = { args: { numbers: { ...numbers, serving: null } } }
export const Nobody: Story = { args: { numbers: { ...numbers, serving: null, next: [], waiting: 0 } } }
export const Loading: Story = { args: { numbers: undefined } }
export const Failed: Story = {
  name: '[QUEUE-04] A display that has never been connected says so',
  args: { numbers: undefined, silentFor: 75 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not live for 1 minute. Please ask at the desk.')
  },
}
export const Late: Story = {
  name: '[QUEUE-04] From 15 seconds on the display says that it is connecting',
  args: { silentFor: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connecting...', { exact: false })).toBeVisible()
    await expect(canvas.queryByText('Live', { exact: false })).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Now calling')
  },
}
export const NotLive: Story = {
  name: '[QUEUE-04] From a minute on the number is marked as the last one called',
  args: { silentFor: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Last number called')
    await expect(canvas.queryByText('Now calling', { exact: false })).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('Not live for 2 minutes. Please ask at the desk.')
    await expect(canvas.getByText('10:38 AM')).toBeVisible()
  },
}
export const Forgotten: Story = {
  name: '[QUEUE-04] After an hour no number is shown any more',
  args: { silentFor: 3700 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('12')).toBeNull()
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('Not live. Please ask at the desk.')
  },
}
export const Yesterday: Story = {
  name: '[QUEUE-04] From midnight on no number of the day before is shown, until those of the new day have arrived',
  args: { now: new Date('2026-12-03T18:30:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Connecting...')
    await expect(canvas.queryByText('12')).toBeNull()
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await expect(canvas.queryByText('Live', { exact: false })).toBeNull()
  },
}
export const YesterdayNotLive: Story = {
  name: '[QUEUE-04] A connection that was lost before midnight leaves no number of the day before as the last one',
  args: { now: new Date('2026-12-03T18:31:00.000Z'), silentFor: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('12')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('Not live for 2 minutes. Please ask at the desk.')
  },
}
export const Ended: Story = {
  name: '[QUEUE-04] A link that was removed says so and shows no number',
  args: { isEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link is no longer valid')
    await expect(canvas.queryByText('12')).toBeNull()
    await expect(canvas.queryByText(/Meena/)).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    numbers: {
      ...numbers,
      doctor: 'Thirunavukkarasu Balasubramanian Venkataraghavan',
      room: 'Consulting room 3',
      serving: { number: 188 },
      next: [189, 190, 191],
    },
  },
}
export const English: Story = { args: { languages: ['en', 'ta', 'hi'] } }
export const Hindi: Story = { tags: ['!dev'], args: { languages: ['hi', 'en'] } }
export const OneLanguage: Story = { args: { languages: ['ta'] } }
