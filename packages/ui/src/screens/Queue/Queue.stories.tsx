import type { Meta, StoryObj } from '@storybook/react-vite'
import { QUEUE_ACTION, type QueueScreen } from '@nalam/sdk'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { framed } from '../../fixtures/framed.tsx'
import { QUEUE_NOW, sampleQueue } from '../../fixtures/queue.ts'
import { page } from '../../../test/storyQueries.ts'
import { Queue } from './Queue.tsx'
import type { QueueProps } from './QueueProps.ts'

/** The screen with a host that chooses the session. */
function LiveQueue(props: QueueProps) {
  const [session, setSession] = useState(props.session)
  return (
    <Queue
      {...props}
      session={session}
      onSessionChange={(next) => {
        setSession(next)
        props.onSessionChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Screens/Queue',
  component: Queue,
  render: (args) => <LiveQueue {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('queue')],
  args: {
    now: QUEUE_NOW,
    queue: sampleQueue(),
    onSessionChange: fn(),
    onCall: fn(async () => true),
    onUndoCall: fn(async () => true),
    onChange: fn(async () => true),
    onArrive: fn(async () => true),
    onAdd: fn(async () => ({ ok: true as const })),
    onEnd: fn(async () => true),
    screenLink: {
      screen: undefined,
      onShownChange: fn(),
      onSave: fn(async () => ({ ok: true as const })),
      onRemove: fn(async () => ({ ok: true as const })),
    },
  },
} satisfies Meta<typeof Queue>
export default meta
type Story = StoryObj<typeof meta>

const [MORNING] = sampleQueue().sessions
const entryOf = (name: string) => MORNING?.line.find((entry) => entry.name === name)
const withoutLine = { waiting: 0, line: [], callUndoUntil: undefined, overMinutes: 0 }

export const Typical: Story = {
  name: '[QUEUE-02] [QUEUE-03] Who is inside, who is next and why, who waits and about when',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Inside since 10:29 AM')).toBeVisible()
    const call = canvas.getByRole('button', { name: /Call next/ })
    await expect(call).toHaveAccessibleName('12 Call next Fathima Begum · Appointment 10:30')
    await expect(canvas.getByText('Skipped at 10:05, back after two', { exact: false })).toBeVisible()
    await expect(canvas.getByText('20 min over')).toBeVisible()
    await expect(canvas.getByText('about 12:40')).toBeVisible()
    await userEvent.click(call)
    await expect(args.onCall).toHaveBeenCalledWith(entryOf('Fathima Begum'))
  },
}

export const Keys: Story = {
  name: '[QUEUE-02] The keys of the page and of a row',
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('n')
    await waitFor(() => expect(args.onCall).toHaveBeenCalledOnce())
    await userEvent.keyboard('u')
    await waitFor(() => expect(args.onUndoCall).toHaveBeenCalledOnce())
    const row = (name: RegExp) => canvas.getByRole('listitem', { name })
    row(/Selvi Arumugam/).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row(/Gopal Krishnan/)).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onChange).toHaveBeenLastCalledWith(entryOf('Gopal Krishnan'), {
      action: QUEUE_ACTION.before,
      beforeId: 'que_10',
    })
    await waitFor(() => expect(canvas.getByText('Gopal Krishnan is now before Selvi Arumugam.')).toBeInTheDocument())
    await userEvent.keyboard('{End}{ArrowUp}{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onChange).toHaveBeenLastCalledWith(entryOf('Uma Maheswari'), { action: QUEUE_ACTION.last })
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await page.findByRole('menuitem', { name: 'Has left' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(entryOf('Uma Maheswari'), { action: QUEUE_ACTION.left })
  },
}

export const KeysInFields: Story = {
  name: '[QUEUE-02] No key of the page acts while a field has the focus or a dialog is open',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'n')
    await userEvent.click(canvas.getByRole('button', { name: 'End session' }))
    const dialog = await page.findByRole('dialog', { name: 'End the session' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('n')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    // A letter that quickly follows another one belongs to a word.
    await waitFor(
      async () => {
        await userEvent.keyboard('u')
        await expect(args.onUndoCall).toHaveBeenCalled()
      },
      { interval: 400, timeout: 5000 },
    )
    await expect(args.onCall).not.toHaveBeenCalled()
  },
}

export const WalkIn: Story = {
  name: '[QUEUE-01] A walk-in gets the next number with name and mobile number; an emergency without both',
  play: async ({ canvas, args }) => {
    const give = canvas.getByRole('button', { name: 'Give number 20' })
    await userEvent.click(give)
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Emergency/ }))
    await userEvent.click(give)
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith({ name: '', phone: '', isEmergency: true }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Kavitha Ramesh')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '9840012345{Enter}')
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith({ name: 'Kavitha Ramesh', phone: '9840012345', isEmergency: false }),
    )
  },
}

export const End: Story = {
  name: '[QUEUE-02] The end of a session asks about everybody who was not seen',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End session' }))
    const dialog = await page.findByRole('dialog', { name: 'End the session' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Seen, Lakshmi Ramasamy' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(MORNING?.inside, { action: QUEUE_ACTION.seen })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Did not come, Meenakshi Kumaravel' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(entryOf('Meenakshi Kumaravel'), { action: QUEUE_ACTION.left })
    // Nobody knows yet whether somebody expected at 12:00 comes.
    const later = entryOf('Padma Srinivasan')
    await expect(within(dialog).queryByText('Padma Srinivasan')).toBeNull()
    await expect(within(dialog).getByText('1 patient is expected more than one hour', { exact: false })).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark all 11 as left' }))
    await expect(args.onEnd).toHaveBeenCalledWith(MORNING?.line.filter((entry) => entry !== later))
  },
}

export const EndNarrow: Story = {
  name: '[QUEUE-02] On a phone the names at the end of a session have room, in Tamil too',
  globals: { viewport: { value: 'phone320' }, language: 'ta' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'மேலும்' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'வரிசையை முடி' }))
    const dialog = await page.findByRole('dialog', { name: 'வரிசையை முடி' })
    await expect(within(dialog).getByText('Lakshmi Ramasamy').getBoundingClientRect().height).toBeLessThan(30)
  },
}

const SCREEN: QueueScreen = {
  isOn: true,
  room: '1',
  languages: ['ta', 'en', 'hi'],
  screens: 1,
  createdAt: '2026-12-03T03:30:00.000Z',
}
const screenLink = (screen: QueueScreen) => ({
  screen,
  onShownChange: fn(),
  onSave: fn(async ({ isNewLink }: { room: string; isNewLink: boolean }) => ({
    ok: true as const,
    ...((isNewLink || !screen.isOn) && {
      link: { address: 'https://nalam.example/q#8Kd2vR7mXq4TzL0pWc9sHa', createdAt: SCREEN.createdAt },
    }),
  })),
  onRemove: fn(async () => ({ ok: true as const })),
})

/** The screen with a host that stores the link. */
function QueueWithScreen({ screenLink: link, ...props }: QueueProps) {
  const [screen, setScreen] = useState(link?.screen)
  return (
    <LiveQueue
      {...props}
      screenLink={
        link && {
          ...link,
          screen,
          onSave: async (saved) => {
            const result = await link.onSave(saved)
            setScreen({ ...SCREEN, room: saved.room || undefined })
            return result
          },
          onRemove: async () => {
            setScreen({ isOn: false, languages: SCREEN.languages, screens: 0 })
            return link.onRemove()
          },
        }
      }
    />
  )
}

const openScreenLink = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show on a screen' }))
  // A chunk of its own.
  return page.findByRole('dialog', { name: 'Show on a screen' }, { timeout: 10_000 })
}

export const ScreenMade: Story = {
  name: '[QUEUE-04] The link of the screen is made with a room, and shown with a code',
  render: (args) => <QueueWithScreen {...args} />,
  args: { screenLink: screenLink({ isOn: false, languages: SCREEN.languages, screens: 0 }) },
  play: async ({ canvas, args }) => {
    const dialog = await openScreenLink(canvas)
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Room on the screen/ }), '1')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create link' }))
    await expect(args.screenLink?.onSave).toHaveBeenCalledWith({ room: '1', isNewLink: false })
    await expect(await within(dialog).findByRole('img', { name: 'QR code of the link' })).toBeVisible()
    await expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://nalam.example/q#8Kd2vR7mXq4TzL0pWc9sHa',
    )
    await expect(within(dialog).getByRole('link', { name: 'Open here' })).toHaveAttribute(
      'href',
      'https://nalam.example/q#8Kd2vR7mXq4TzL0pWc9sHa',
    )
    await expect(within(dialog).getByText('Shown on 1 screen now.')).toBeVisible()
  },
}

export const ScreenChanged: Story = {
  name: '[QUEUE-04] The room changes without a new link; replacing and removing the link are asked about',
  render: (args) => <QueueWithScreen {...args} />,
  args: { screenLink: screenLink(SCREEN) },
  play: async ({ canvas, args }) => {
    const dialog = await openScreenLink(canvas)
    await waitFor(() => expect(args.screenLink?.onShownChange).toHaveBeenLastCalledWith(true))
    await expect(within(dialog).queryByRole('img', { name: 'QR code of the link' })).toBeNull()
    const room = within(dialog).getByRole('textbox', { name: /Room on the screen/ })
    await userEvent.clear(room)
    await userEvent.type(room, '2')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save room' }))
    await expect(args.screenLink?.onSave).toHaveBeenLastCalledWith({ room: '2', isNewLink: false })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace link' }))
    const replace = await page.findByRole('alertdialog', { name: 'Replace the link?' })
    await userEvent.click(within(replace).getByRole('button', { name: 'Replace link' }))
    await expect(args.screenLink?.onSave).toHaveBeenLastCalledWith({ room: '2', isNewLink: true })
    const again = await page.findByRole('dialog', { name: 'Show on a screen' })
    await expect(await within(again).findByRole('img', { name: 'QR code of the link' })).toBeVisible()
    await userEvent.click(within(again).getByRole('button', { name: 'Remove the link' }))
    const remove = await page.findByRole('alertdialog', { name: 'Remove the link?' })
    await userEvent.click(within(remove).getByRole('button', { name: 'Remove the link' }))
    await expect(args.screenLink?.onRemove).toHaveBeenCalledOnce()
    const off = await page.findByRole('dialog', { name: 'Show on a screen' })
    await expect(await within(off).findByRole('button', { name: 'Create link' })).toBeVisible()
  },
}

export const OtherSession: Story = {
  name: 'The evening before it begins',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Evening' }))
    await expect(args.onSessionChange).toHaveBeenCalledWith(2)
    await expect(canvas.getByRole('button', { name: /Call next/ })).toHaveTextContent('Nobody has arrived yet')
    await expect(canvas.queryByRole('button', { name: /Give number/ })).toBeNull()
  },
}

export const Urgent: Story = {
  name: 'An emergency without a name goes first',
  args: {
    queue: sampleQueue({
      line: [
        {
          id: 'que_20',
          number: 20,
          state: 'waiting',
          name: '',
          isEmergency: true,
          reason: 'emergency',
          expectedAt: '10:45',
        },
        ...(MORNING?.line ?? []),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Call next/ })).toHaveAccessibleName(
      '20 Call next Emergency No name yet',
    )
  },
}

export const Empty: Story = {
  name: 'Nobody waits',
  args: { queue: sampleQueue({ ...withoutLine, inside: undefined, over: [], nextNumber: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody waits' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Call next/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const LastInside: Story = { name: 'The last one is inside', args: { queue: sampleQueue(withoutLine) } }
export const Loading: Story = { args: { queue: undefined } }
export const Failed: Story = {
  name: 'Loading failed',
  args: { queue: undefined, error: 'The queue could not be loaded', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const NotLive: Story = {
  name: 'Without a connection the queue stays, with the time of its last read',
  args: { notLiveSince: '10:31', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not live. This is the queue as of 10:31 AM.')
    await expect(canvas.getByText('Thomas Antony')).toBeVisible()
  },
}
export const AfterMidnight: Story = {
  name: '[QUEUE-02] After midnight, a session that is not ended stays with a note of its day',
  args: {
    now: { date: '2026-12-04', time: '00:20' },
    unended: { date: '03-12-2026', isShown: true, onShow: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Session of Thu 3 Dec, not ended.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Give number/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show today' }))
    await expect(args.unended?.onShow).toHaveBeenCalledWith(false)
  },
}
export const LongText: Story = {
  args: {
    queue: sampleQueue({
      line: (MORNING?.line ?? []).map((entry) => ({
        ...entry,
        name: 'Venkatanarasimharajuvaripeta Subramaniyapillai',
      })),
    }),
  },
}
export const Full: Story = {
  name: 'Two hundred patients',
  args: {
    queue: sampleQueue({
      line: Array.from({ length: 200 }, (_, index) => ({
        id: `que_${index + 100}`,
        number: index + 100,
        state: 'waiting' as const,
        name: `Patient ${index + 1}`,
        isEmergency: false,
        reason: 'number' as const,
        expectedAt: '12:40',
      })),
    }),
  },
}
export const Narrow: Story = {
  name: '[QUEUE-02] On a phone everything that one hand does is at the thumb',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, args }) => {
    const bottomOf = (name: RegExp | string) => canvas.getByRole('button', { name }).getBoundingClientRect().top
    for (const name of [/Call next/, 'Not there', 'Undo', 'Add a walk-in'])
      await expect(bottomOf(name)).toBeGreaterThan(window.innerHeight / 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Not there' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(MORNING?.inside, { action: QUEUE_ACTION.skipped })
    await userEvent.click(canvas.getByRole('button', { name: 'Add a walk-in' }))
    const dialog = await page.findByRole('dialog', { name: 'Add a walk-in' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Kavitha Ramesh')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Mobile number' }), '9840012345')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give number 20' }))
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
