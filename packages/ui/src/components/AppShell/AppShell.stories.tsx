import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BASE_HREFS } from '../../fixtures/hrefs.ts'
import { LanguageAndAppearance } from '../LanguageAndAppearance/LanguageAndAppearance.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { page } from '../../../test/storyQueries.ts'
import { AppShell, type AppShellProps } from './AppShell.tsx'

function LiveAppShell(props: AppShellProps) {
  const [isActive, setIsActive] = useState(props.isActive)
  return (
    <AppShell
      {...props}
      isActive={isActive}
      onActiveChange={(next) => {
        setIsActive(next)
        props.onActiveChange?.(next)
      }}
      tools={
        <LanguageAndAppearance language="en" onLanguageChange={fn()} appearance="light" onAppearanceChange={fn()} />
      }
    >
      <PageHeader title="Appointments" subtitle="142 bookings" />
    </AppShell>
  )
}

const meta = {
  title: 'Frame/AppShell',
  component: AppShell,
  render: (args) => <LiveAppShell {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    doctorName: 'Dr. Meena Raghavan',
    current: 'appointments',
    hrefs: BASE_HREFS,
    pendingCount: 9,
    isActive: true,
    onActiveChange: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[FRAME-01] [FRAME-03] Greeting, links with the current one marked, picture menu, Active Status',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Hello!', { exact: false })).toHaveTextContent('Hello! Dr. Meena Raghavan')
    const nav = canvas.getByRole('navigation', { name: 'Main' })
    const links = within(nav).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/doctor/dashboard',
      '/doctor/appointment',
      '/doctor/slot',
      '/doctor/tickets',
      '/doctor/view-profile',
    ])
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null])
    await expect(links[1]).toHaveTextContent('9')
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }))
    const menu = await page.findByRole('menu')
    await expect(within(menu).getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute(
      'href',
      '/doctor/view-profile',
    )
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
    const status = canvas.getByRole('switch', { name: 'Active Status' })
    await expect(status).toHaveAccessibleDescription('You are live. Patients can book your open slots.')
    await userEvent.click(status)
    await expect(args.onActiveChange).toHaveBeenCalledWith(false)
    await expect(status).toHaveAccessibleDescription('You are not live. Patients cannot book you.')
  },
}

export const CountLink: Story = {
  name: '[FIND-02] The number of pending bookings is a link of its own',
  args: { pendingCount: 9, pendingHref: '/doctor/appointment?status=waiting' },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(links.getByRole('link', { name: 'Appointments' })).toHaveAttribute('href', '/doctor/appointment')
    await expect(links.getByRole('link', { name: '9 waiting for your answer' })).toHaveAttribute(
      'href',
      '/doctor/appointment?status=waiting',
    )
  },
}

export const Keyboard: Story = {
  name: 'The picture menu by keyboard',
  play: async ({ canvas }) => {
    const button = () => canvas.getByRole('button', { name: 'Account menu' })
    button().focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button()).toHaveFocus()
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
  },
}

export const LoadingName: Story = {
  name: '[FRAME-01] "Loading..." while the doctor is unknown',
  args: { doctorName: undefined, isActive: undefined, pendingCount: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello!', { exact: false })).toHaveTextContent('Hello! Loading...')
    await expect(canvas.getByRole('switch', { name: 'Active Status' })).toBeDisabled()
  },
}

export const NoActiveStatus: Story = {
  name: 'A platform without an Active Status has no switch',
  render: ({ doctorName, hrefs, onLogout }) => <AppShell {...{ doctorName, hrefs, onLogout }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Slots/ })).toBeVisible()
    await expect(canvas.queryByText('Active Status')).toBeNull()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const BrokenPicture: Story = {
  name: '[FRAME-02] Initials where the picture is missing or broken',
  args: { avatarSrc: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' })
    await waitFor(() => expect(button.querySelector('img')).not.toBeVisible())
    await expect(button.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'MR')
  },
}

export const Narrow: Story = {
  name: '[FRAME-01] A drawer on small screens',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Open navigation' })
    await userEvent.click(toggle)
    const drawer = await page.findByRole('dialog', { name: 'Main' })
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Nalam, go to dashboard' })).toHaveFocus())
    await waitFor(() => expect(within(drawer).getByRole('link', { name: /Slots/ })).toBeVisible())
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close navigation' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(toggle).toHaveFocus()
  },
}

export const NarrowOpen: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible())
  },
}

export const NotLive: Story = { args: { isActive: false, pendingCount: 0 } }
export const LongText: Story = {
  args: {
    doctorName: 'Dr. Venkatanarasimharajuvaripeta Subramaniyapillai Thirugnanasambandamoorthy',
    pendingCount: 1234,
  },
}
