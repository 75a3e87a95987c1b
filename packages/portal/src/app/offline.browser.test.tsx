import type { Capability } from '@nalam/sdk'
import { fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { button, click, enterCredentials } from '../../test/elements.ts'
import { openPortal, type OpenPortal } from '../../test/openPortal.tsx'
import { simulateConnection } from '../../test/simulateConnection.ts'

const ALL: readonly Capability[] = ['booking-filters', 'undo', 'calendar', 'slot-changes', 'availability']

let portal: OpenPortal

/** A Friday morning at the clinic. */
const { connect, line } = simulateConnection('2026-11-20T08:50:00+05:30', () => portal.close())

async function open(address: string): Promise<void> {
  portal = await openPortal(address, line(), (data) => {
    Object.assign(data, fixtures({ today: '2026-11-20', capabilities: ALL }))
  })
}

/** The toast, whose text begins with its kind for screen readers. */
const message = page.getByRole('region', { name: 'Notifications' }).getByText(/You are offline. Nothing was changed.$/)
const main = page.getByRole('main')
const column = page.getByRole('region', { name: 'Waiting for your answer' })

it.each<[string, string, Locator, ((control: Locator) => Promise<void>)?]>([
  ['a decision', '/doctor/calendar?view=day', column.getByRole('button', { name: /^Decline, / }).first()],
  ['a slot', '/doctor/slot?date=2026-11-23', main.getByRole('switch').first()],
  [
    'a ticket',
    '/doctor/tickets',
    main.getByRole('combobox').first(),
    (control) => userEvent.selectOptions(control, 'Resolved'),
  ],
  ['the Active Status', '/doctor/dashboard', page.getByRole('switch', { name: 'Active Status' }).first()],
])(
  '%s without a connection: nothing was changed, until the connection is back',
  async (...[, address, control, act]) => {
    await open(address)
    await expect.element(control).toBeVisible()
    connect(false)
    await (act ?? userEvent.click)(control)
    await expect.element(message).toBeVisible()
    connect(true)
    await expect.element(message).not.toBeInTheDocument()
  },
)

it('a visitor is told at the login', async () => {
  portal = await openPortal(
    '/doctor/login',
    line(),
    http.get('*/api/doctor/doctor-profile', () => HttpResponse.json({ statusCode: 401 }, { status: 401 })),
  )
  await expect.element(button('Login')).toBeVisible()
  connect(false)
  await enterCredentials()
  await expect.element(message).toBeVisible()
})

it('a preview that could not be prepared is prepared when the connection is back', async () => {
  await open('/doctor/availability')
  await expect.element(button('Publish chosen dates')).toBeVisible()
  await click('Publish chosen dates')
  connect(false)
  await click('Preview')
  await expect.element(page.getByRole('alert').getByText('You are offline. Nothing was changed.')).toBeVisible()
  connect(true)
  await expect.element(page.getByRole('grid')).toBeVisible()
})
