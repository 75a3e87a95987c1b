import type { Activity, CalendarFeed, DoctorSession, Passkey } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { framed } from '../../fixtures/framed.tsx'
import { type PasswordChange, Settings, type AccountSettings, type SettingsProps } from './Settings.tsx'
import type { DataActions } from './PreferenceSection.tsx'
import type { FeedActions } from './FeedSection.tsx'
import type { OnlyPasskeys, PasskeyActions } from './PasskeySection.tsx'
import type { Proof } from './useProof.tsx'

const devices: DoctorSession[] = [
  {
    id: 'ses_1',
    browser: 'Chrome',
    system: 'Windows',
    createdAt: '2026-11-24T03:11:00Z',
    lastUsedAt: '2026-11-24T04:20:00Z',
    isThis: true,
  },
  {
    id: 'ses_2',
    browser: 'Chrome',
    system: 'Android',
    createdAt: '2026-11-23T13:42:00Z',
    lastUsedAt: '2026-11-24T04:02:00Z',
    isThis: false,
  },
  {
    id: 'ses_3',
    browser: '',
    system: '',
    createdAt: '2026-11-23T05:00:00Z',
    lastUsedAt: '2026-11-23T05:30:00Z',
    isThis: false,
  },
]
const passkeys: Passkey[] = [
  {
    id: 'psk_1',
    name: 'Galaxy A55',
    createdAt: '2026-09-12T06:00:00Z',
    lastUsedAt: '2026-11-24T03:11:00Z',
    isBackedUp: true,
  },
  { id: 'psk_2', name: 'Clinic laptop', createdAt: '2026-10-02T06:00:00Z', lastUsedAt: undefined, isBackedUp: false },
]
const names = [
  'session.opened',
  'sessions.ended',
  'password.changed',
  'session.closed',
  'account.confirmed',
  'odd.name',
]
const activity: Activity[] = Array.from({ length: 12 }, (_, index) => ({
  at: new Date(Date.parse('2026-11-24T03:11:00Z') - index * 3_600_000 * 7).toISOString(),
  name: names[index % names.length] ?? '',
}))

const NO_FEED: CalendarFeed = { isOn: false, showsNames: false, createdAt: '' }
const FEED: CalendarFeed = { isOn: true, showsNames: false, createdAt: '2026-11-20T04:00:00Z' }
const LINK = 'https://doctors.nalam.example/calendar/9n3tXqK2bVw7YzR5sLdA1g.ics'

const passkeyActions = {
  list: { rows: passkeys },
  onAdd: fn<PasskeyActions['onAdd']>(async () => ({ ok: false, next: 'proof' })),
  onRename: fn<PasskeyActions['onRename']>(async () => ({ ok: true, message: 'Passkey renamed.' })),
  onRemove: fn<PasskeyActions['onRemove']>(async () => ({ ok: true, message: 'Passkey removed.' })),
  only: {
    isOn: false,
    onChange: fn<OnlyPasskeys['onChange']>(async () => ({
      ok: true,
      message: 'From now on you can sign in only with your passkeys.',
    })),
  },
} satisfies PasskeyActions
const account = {
  email: 'meena.raghavan@nalam.example',
  passkeys: passkeyActions,
  proof: {
    onProve: fn<NonNullable<Proof['onProve']>>(async () => ({
      ok: false,
      fieldErrors: { password: 'The current password is wrong.' },
    })),
    onProveByPasskey: fn(async () => ({ ok: false as const, message: 'No passkey was used.' })),
  },
  data: {
    onExport: fn<DataActions['onExport']>(async () => ({ ok: true, message: 'Your data was exported.' })),
  },
  devices: { rows: devices },
  activity: { rows: activity },
  onChangePassword: fn<PasswordChange>(async () => ({ ok: true, message: 'Password changed successfully' })),
  onEndSession: fn<AccountSettings['onEndSession']>(async () => ({ ok: true, message: 'That device is signed out.' })),
  onEndOthers: fn(async () => ({ ok: true as const, message: 'Signed out on all other devices.' })),
} satisfies AccountSettings

const meta = {
  title: 'Screens/Settings',
  component: Settings,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('settings')],
  args: {
    account,
    preferences: {
      language: 'en',
      onLanguageChange: fn(),
      appearance: 'system',
      onAppearanceChange: fn(),
    },
    feed: {
      state: { rows: [FEED] },
      onCreate: fn<FeedActions['onCreate']>(async () => ({
        ok: true,
        message: 'Calendar link created.',
        address: LINK,
      })),
      onNamesChange: fn<FeedActions['onNamesChange']>(async () => ({ ok: true, message: 'Calendar feed changed.' })),
      onRemove: fn<FeedActions['onRemove']>(async () => ({ ok: true, message: 'The calendar link no longer works.' })),
    },
  },
} satisfies Meta<typeof Settings>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Devices' }))
    await expect(list.getByText('This device')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Sign out, Unknown device' }))
    await expect(account.onEndSession).toHaveBeenCalledWith(devices[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }))
    await expect(
      within(canvas.getByRole('region', { name: 'Security activity' })).getAllByRole('listitem'),
    ).toHaveLength(12)
  },
}
export const Confirming: Story = {
  name: 'Confirming who is present',
  parameters: { serverTexts: ['The current password is wrong.'] },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Passkeys' }))
    await userEvent.click(list.getByRole('button', { name: 'Remove Clinic laptop' }))
    await expect(account.passkeys.onRemove).toHaveBeenCalledWith(passkeys[1])
    await userEvent.click(list.getByRole('button', { name: 'Add a passkey' }))
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
    await userEvent.type(dialog.getByLabelText('Password'), 'Wrong@2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(await dialog.findByText('The current password is wrong.')).toBeVisible()
  },
}
export const DevicesOfOneMinute: Story = {
  name: '[ACC-03] Two sessions of one browser that began in one minute are told apart',
  args: {
    account: {
      ...account,
      devices: {
        rows: devices.flatMap((device) =>
          device.id === 'ses_2' ? [device, { ...device, id: 'ses_4', createdAt: '2026-11-23T13:42:20Z' }] : device,
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Devices' }))
    for (const name of ['Chrome on Android (1)', 'Chrome on Android (2)'])
      await expect(list.getByText(name)).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: /^Sign out, Chrome on Android \(2\)/ }))
    await expect(account.onEndSession).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'ses_4' }))
  },
}
export const ConfirmingDevice: Story = {
  name: '[ACC-03] Confirming who is present says which device is signed out',
  play: async ({ canvas }) => {
    account.onEndSession.mockResolvedValueOnce({ ok: false, next: 'proof' })
    const list = within(canvas.getByRole('region', { name: 'Devices' }))
    await userEvent.click(list.getByRole('button', { name: 'Sign out, Unknown device' }))
    const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" })
    await expect(dialog).toHaveAccessibleDescription('Sign out, Unknown device')
  },
}
export const Renaming: Story = {
  name: '[ACC-01] a passkey gets another name, which may not be empty',
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Passkeys' }))
    await userEvent.click(list.getByRole('button', { name: 'Rename Clinic laptop' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Clinic laptop')
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Please enter a name.')).toBeVisible()
    await expect(account.passkeys.onRename).not.toHaveBeenCalled()
    await userEvent.type(name, 'Reception{Enter}')
    await expect(account.passkeys.onRename).toHaveBeenCalledWith(passkeys[1], 'Reception')
  },
}
/** The switch of the row "Only passkeys". */
const onlySwitch = (canvas: ReturnType<typeof within>) => canvas.getByRole('switch', { name: 'Only passkeys' })
export const SwitchingPasswordOff: Story = {
  name: '[ACC-01] only passkeys: asks first, and says what is needed if all are lost',
  play: async ({ canvas }) => {
    await userEvent.click(onlySwitch(canvas))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign in with passkeys only?' }))
    await expect(account.passkeys.only.onChange).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Use only passkeys' }))
    await expect(account.passkeys.only.onChange).toHaveBeenCalledWith(true)
  },
}
export const OneKeyOnly: Story = {
  name: '[ACC-01] only passkeys: not possible with one',
  args: { account: { ...account, passkeys: { ...account.passkeys, list: { rows: passkeys.slice(0, 1) } } } },
  play: async ({ canvas }) => {
    await expect(onlySwitch(canvas)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(onlySwitch(canvas))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(account.passkeys.only.onChange).not.toHaveBeenCalled()
  },
}
export const OnlyPasskeysOn: Story = {
  name: '[ACC-01] only passkeys: switched off after a proof by a passkey',
  parameters: { serverTexts: ['No passkey was used.'] },
  args: {
    account: {
      ...account,
      proof: { onProveByPasskey: account.proof.onProveByPasskey },
      passkeys: { ...account.passkeys, only: { ...account.passkeys.only, isOn: true } },
    },
  },
  play: async ({ canvas }) => {
    account.passkeys.only.onChange.mockResolvedValueOnce({ ok: false, next: 'proof' })
    await expect(onlySwitch(canvas)).toBeChecked()
    await userEvent.click(onlySwitch(canvas))
    await expect(account.passkeys.only.onChange).toHaveBeenCalledWith(false)
    const shown = await screen.findByRole('dialog', { name: "Confirm it's you" })
    await expect(shown).toHaveAccessibleDescription('Only passkeys')
    const dialog = within(shown)
    await expect(dialog.queryByLabelText('Password')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }))
    await expect(account.proof.onProveByPasskey).toHaveBeenCalled()
  },
}
export const WayBack: Story = {
  name: '[ACC-01] the way back to the password is on its way, and can be stopped',
  args: {
    account: {
      ...account,
      passkeys: {
        ...account.passkeys,
        only: { ...account.passkeys.only, isOn: true, recoveryAt: '2026-11-25T04:20:00Z' },
      },
    },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Passkeys' }))
    await expect(list.getByText('From Wed 25 Nov, 9:50 AM you can sign in with your password again')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Cancel request' }))
    await expect(account.passkeys.only.onChange).toHaveBeenCalledWith(true)
  },
}
const namesIn = (index: HTMLElement) =>
  within(index)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
export const OnlyFeed: Story = {
  name: '[EXT-01] A server that offers the calendar feed, but no settings of the account',
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas.getByRole('navigation', { name: 'On this page' }))).toEqual([
      'Language and appearance',
      'Calendar feed',
    ])
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
}
export const WithoutFeed: Story = {
  name: '[EXT-01] A server without the calendar feed',
  args: { feed: undefined },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas.getByRole('navigation', { name: 'On this page' }))).toEqual([
      'Account',
      'Passkeys',
      'Devices',
      'Security activity',
      'Language and appearance',
      'My data',
    ])
  },
}
export const Preferences: Story = {
  name: 'Choosing language and appearance',
  play: async ({ canvas, args }) => {
    const section = within(canvas.getByRole('region', { name: 'Language and appearance' }))
    await userEvent.click(section.getByRole('radio', { name: 'தமிழ்' }))
    await expect(args.preferences.onLanguageChange).toHaveBeenCalledWith('ta')
    await expect(section.getByRole('radio', { name: 'Use system setting' })).toBeChecked()
    await userEvent.click(section.getByRole('radio', { name: 'High contrast' }))
    await expect(args.preferences.onAppearanceChange).toHaveBeenCalledWith('high-contrast')
  },
}
export const Index: Story = {
  name: 'The index leads to a section, and marks it',
  play: async ({ canvas }) => {
    const index = within(canvas.getByRole('navigation', { name: 'On this page' }))
    await expect(index.getByRole('link', { current: 'location' })).toHaveTextContent('Account')
    for (const name of ['Language and appearance', 'My data', 'Devices']) {
      await userEvent.click(index.getByRole('link', { name }))
      await expect(canvas.getByRole('heading', { name, level: 2 })).toHaveFocus()
      await waitFor(() => expect(index.getByRole('link', { current: 'location' })).toHaveTextContent(name))
    }
  },
}
export const NarrowIndex: Story = {
  name: 'In a narrow window the index is a row of chips, which stays and shows the current section',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation', { name: 'On this page' })
    const index = within(row)
    for (const name of ['My data', 'Devices']) {
      await userEvent.click(index.getByRole('link', { name }))
      const link = index.getByRole('link', { name, current: 'location' })
      const heading = canvas.getByRole('heading', { name, level: 2 })
      await expect(heading).toHaveFocus()
      const { top, bottom, left, right } = link.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    }
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
export const NoPasskeys: Story = {
  name: 'Without a server that has passkeys',
  args: { account: { ...account, passkeys: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Passkeys' })).toBeNull()
  },
}
export const EndDevice: Story = {
  name: '[ACC-03] A device is signed out after the password, if the last proof is old',
  args: { account: { ...account, proof: { onProve: async () => ({ ok: true }) } } },
  play: async ({ canvas }) => {
    account.onEndSession.mockResolvedValueOnce({ ok: false, next: 'proof' })
    const list = within(canvas.getByRole('region', { name: 'Devices' }))
    await userEvent.click(list.getByRole('button', { name: 'Sign out, Unknown device' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Password/), 'Secret12!')
    // The simulated Enter knows no button outside of the form; a browser's does.
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(account.onEndSession).toHaveBeenCalledTimes(2))
    await expect(account.onEndSession).toHaveBeenLastCalledWith(devices[2])
    await expect(await screen.findByText('That device is signed out.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const OneDevice: Story = {
  name: 'Signed in here only',
  args: { account: { ...account, devices: { rows: devices.slice(0, 1) }, activity: { rows: activity.slice(0, 1) } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign out all others' })).toBeNull()
  },
}
export const Loading: Story = {
  args: { account: { ...account, devices: { rows: undefined }, activity: { rows: undefined } } },
}
export const Failed: Story = {
  args: {
    account: {
      ...account,
      devices: { rows: undefined, error: 'The devices could not be loaded', onRetry: fn() },
      activity: { rows: activity, error: 'The activity could not be loaded', onRetry: fn() },
    },
  },
}
const FEED_CODE = { docs: { source: { transform: () => '<Settings feed={feed} preferences={preferences} />' } } }
/** A server that keeps the feed. */
function WithFeed(props: SettingsProps) {
  const [feed, setFeed] = useState(NO_FEED)
  const { feed: given } = props
  if (!given) return null
  return (
    <Settings
      {...props}
      feed={{
        state: { rows: [feed] },
        async onCreate() {
          setFeed(({ showsNames }) => ({ ...FEED, showsNames }))
          return given.onCreate()
        },
        async onNamesChange(showsNames) {
          setFeed((before) => ({ ...before, showsNames }))
          return given.onNamesChange(showsNames)
        },
        async onRemove() {
          setFeed(NO_FEED)
          return given.onRemove()
        },
      }}
    />
  )
}
export const CreatingFeed: Story = {
  name: 'Creating the calendar feed',
  render: (args) => <WithFeed {...args} />,
  parameters: FEED_CODE,
  play: async ({ canvas, args }) => {
    const feed = within(canvas.getByRole('region', { name: 'Calendar feed' }))
    await userEvent.click(feed.getByRole('button', { name: 'Create link' }))
    await expect(await feed.findByLabelText('Your link')).toHaveValue(LINK)
    await expect(feed.getByRole('button', { name: 'Replace link' })).toHaveFocus()
    await userEvent.click(feed.getByRole('switch', { name: 'Show patients’ names' }))
    await expect(args.feed?.onNamesChange).toHaveBeenCalledWith(true)
    await expect(feed.getByRole('switch')).toBeChecked()
  },
}
export const RemovingFeed: Story = {
  name: 'Replacing and switching off the calendar feed',
  render: (args) => <WithFeed {...args} />,
  parameters: FEED_CODE,
  play: async ({ canvas, args }) => {
    const feed = within(canvas.getByRole('region', { name: 'Calendar feed' }))
    await userEvent.click(feed.getByRole('button', { name: 'Create link' }))
    await userEvent.click(await feed.findByRole('button', { name: 'Replace link' }))
    const replace = within(await screen.findByRole('alertdialog', { name: 'Replace the link?' }))
    await userEvent.click(replace.getByRole('button', { name: 'Cancel' }))
    await expect(args.feed?.onCreate).toHaveBeenCalledTimes(1)
    await userEvent.click(feed.getByRole('button', { name: 'Replace link' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace link' }))
    await expect(args.feed?.onCreate).toHaveBeenCalledTimes(2)
    await userEvent.click(feed.getByRole('button', { name: 'Switch off' }))
    const remove = within(await screen.findByRole('alertdialog', { name: 'Switch off the calendar feed?' }))
    await userEvent.click(remove.getByRole('button', { name: 'Switch off' }))
    await expect(await feed.findByText('There is no link yet.')).toBeVisible()
    await expect(feed.queryByLabelText('Your link')).not.toBeInTheDocument()
    await expect(feed.getByRole('button', { name: 'Create link' })).toHaveFocus()
  },
}
const neverEnds: DataActions['onExport'] = () => new Promise(() => undefined)
export const Exporting: Story = {
  name: 'Preparing the file with the data',
  args: { account: { ...account, data: { onExport: neverEnds } } },
  play: async ({ canvas }) => {
    const data = within(canvas.getByRole('region', { name: 'My data' }))
    await userEvent.click(data.getByRole('button', { name: 'Download' }))
    await expect(data.getByRole('button', { name: 'Preparing...' })).toHaveFocus()
    await expect(data.getByRole('status')).toHaveTextContent('Your file is being prepared.')
  },
}
export const ChangingPassword: Story = {
  name: 'Changing the password',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
    await userEvent.type(dialog.getByLabelText('Current password'), 'Example@2026')
    await userEvent.type(dialog.getByLabelText('New password'), 'short')
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }))
    await expect(await dialog.findByText('Password must be at least 8 characters')).toBeVisible()
    await expect(dialog.getByLabelText('New password')).toHaveFocus()
  },
}
/** Twice the text size, as a reader chooses it in the browser. */
const twiceTheText = (): (() => void) => {
  document.documentElement.style.fontSize = '32px'
  return () => document.documentElement.style.removeProperty('font-size')
}
/** Nothing is beside the page, and no text is cut. */
const fits: Story['play'] = async ({ canvasElement }) => {
  await document.fonts.ready
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  const cut = [...canvasElement.querySelectorAll<HTMLElement>('main :is(h1, h2, p, li, button)')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  )
  await expect(cut.map(({ textContent }) => textContent)).toEqual([])
}
export const TwiceTheTextInTamil: Story = {
  name: 'In Tamil at twice the text size nothing is cut or beside the page',
  globals: { language: 'ta' },
  beforeEach: twiceTheText,
  play: fits,
}
export const TwiceTheTextInTamilOnAPhone: Story = {
  name: 'The same on a phone',
  globals: { language: 'ta', viewport: { value: 'phone' } },
  beforeEach: twiceTheText,
  play: fits,
}
