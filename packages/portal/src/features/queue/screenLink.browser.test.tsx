import type { Fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, expectToast } from '../../../test/elements.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'

const SCREEN = '/doctor/queue/screen'

let portal: OpenPortal
afterEach(() => portal.close())

const offered = (data: Fixtures): void => {
  data.capabilities = ['queue']
}

/** A server that stores the link of the screen. */
function screenServer(): Setup[] {
  const languages = ['hi', 'en']
  let screen: object = { isOn: false, languages, screens: 0 }
  let links = 0
  return [
    http.get(`*/api${SCREEN}`, () => HttpResponse.json({ statusCode: 200, data: { screen } })),
    http.put(`*/api${SCREEN}`, async ({ request }) => {
      const { room, isNewLink = false } = Object(await request.json())
      const isNew = isNewLink === true || !('createdAt' in screen)
      if (isNew) links += 1
      const createdAt = `2026-11-24T03:3${links}:00.000Z`
      screen = { isOn: true, ...(room && { room }), languages, screens: 2, createdAt }
      return HttpResponse.json({
        statusCode: 200,
        ...(isNew
          ? { message: 'Link of the screen created.', code: 'queue_screen.created' }
          : { message: 'The screen is changed.', code: 'queue_screen.changed' }),
        data: { screen, ...(isNew && { path: '/q#9n3tXqK2bVw7YzR5sLdA1g' }) },
      })
    }),
    http.delete(`*/api${SCREEN}`, () => {
      screen = { isOn: false, languages, screens: 0 }
      return HttpResponse.json({
        statusCode: 200,
        message: 'The link of the screen no longer works.',
        code: 'queue_screen.removed',
      })
    }),
  ]
}

describe('the screen of the waiting room', () => {
  it('[QUEUE-04] gets a link on the origin of the portal, another room, and no link any more', async () => {
    portal = await openPortal('/doctor/queue', offered, ...screenServer())
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(portal.countOf(SCREEN)).toBe(0)
    await click('Show on a screen')
    const dialog = page.getByRole('dialog', { name: 'Show on a screen' })
    await userEvent.fill(dialog.getByLabelText('Room on the screen'), '1')
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await expectToast(portal, 'Link of the screen created.')
    const address = `${location.origin}/q#9n3tXqK2bVw7YzR5sLdA1g`
    await expect.element(dialog.getByLabelText('Link', { exact: true })).toHaveValue(address)
    await expect.element(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    const open = dialog.getByRole('link', { name: 'Open here' }).element()
    expect(open instanceof HTMLAnchorElement && open.href).toBe(address)
    await expect.element(dialog.getByText('Shown on 2 screens now.')).toBeVisible()
    await userEvent.fill(dialog.getByLabelText('Room on the screen'), '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Save room' }))
    await expectToast(portal, 'The screen is changed.')
    expect(portal.bodiesOf(SCREEN).filter((body) => body !== '')).toEqual([
      { room: '1', languages: ['hi', 'en'] },
      { room: '2', languages: ['hi', 'en'] },
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the link' }))
    const question = page.getByRole('alertdialog', { name: 'Remove the link?' })
    await userEvent.click(question.getByRole('button', { name: 'Remove the link' }))
    await expectToast(portal, 'The link of the screen no longer works.')
    await expect.element(dialog.getByRole('button', { name: 'Create link' })).toBeVisible()
    await expect.element(dialog.getByRole('img', { name: 'QR code of the link' })).not.toBeInTheDocument()
  })

  it('[QUEUE-04] a link that another device has replaced is no longer shown', async () => {
    portal = await openPortal('/doctor/queue', offered, ...screenServer())
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await click('Show on a screen')
    const dialog = page.getByRole('dialog', { name: 'Show on a screen' })
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await expect.element(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    await fetch(`/api${SCREEN}`, { method: 'PUT', body: JSON.stringify({ languages: ['hi'], isNewLink: true }) })
    // The state is read every five seconds.
    await expect
      .element(dialog.getByRole('img', { name: 'QR code of the link' }), { timeout: 15_000 })
      .not.toBeInTheDocument()
    await expect.element(dialog.getByRole('link', { name: 'Open here' })).not.toBeInTheDocument()
  })

  it('[QUEUE-04] says that its link could not be loaded, and tries again', async () => {
    let isDown = true
    portal = await openPortal(
      '/doctor/queue',
      offered,
      http.get(`*/api${SCREEN}`, () => (isDown ? HttpResponse.json({}, { status: 500 }) : undefined)),
      ...screenServer(),
    )
    await click('Show on a screen')
    const dialog = page.getByRole('dialog', { name: 'Show on a screen' })
    await expect.element(dialog.getByText('The link of the screen could not be loaded')).toBeVisible()
    isDown = false
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect.element(dialog.getByRole('button', { name: 'Create link' })).toBeVisible()
  })
})
