// The samples of the guides, run through failures as in a host.
import { addDays, clinicToday, toWireDate } from '@nalam/sdk'
import { doctorApiHandlers, fixtures, respond } from '@nalam/sdk/testing'
import { NalamProvider } from '@nalam/ui'
import '@nalam/ui/styles.css'
import { getResponse, http, HttpResponse, type HttpHandler } from 'msw'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Bookings } from 'virtual:samples/bookings'
import { NewSlot } from 'virtual:samples/newSlot'
import { SignIn } from 'virtual:samples/signIn'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, click, enterCredentials, openUndoList } from './elements.ts'

const refused = http.all('*', () => HttpResponse.json({ statusCode: 400, message: 'Refused' }, { status: 400 }))
const originalFetch = window.fetch
let close = () => {}
let handlers: HttpHandler[] = []
afterEach(() => {
  close()
  window.fetch = originalFetch
})

function show(sample: ReactNode, ...failing: HttpHandler[]) {
  handlers = failing
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith('/api/')) return originalFetch(input, init)
    const response = await getResponse([...handlers, ...doctorApiHandlers()], request)
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  root.render(<NalamProvider>{sample}</NalamProvider>)
  close = () => {
    root.unmount()
    container.remove()
  }
}

describe('the sign-in of the README', () => {
  it('confirms nothing that the server refused', async () => {
    const onSignedIn = vi.fn<() => void>()
    const wrong = respond('confirmDoctorRegistration', 400, { code: 'code.wrong' })
    show(<SignIn onSignedIn={onSignedIn} />, respond('loginDoctor', 401), wrong)
    await enterCredentials()
    const first = page.getByRole('textbox').first()
    await expect.element(button(/^Verify/)).toBeVisible()
    await userEvent.fill(first, '482913')
    await expect.element(page.getByText(/code is wrong|wrong code|incorrect/i).first()).toBeVisible()
    expect(onSignedIn).not.toHaveBeenCalled()
    // The confirmation succeeds, and the login after it fails: back to the form.
    handlers = [respond('loginDoctor', 500)]
    await userEvent.fill(first, '482914')
    await click(/^Verify/)
    await expect.element(button('Login')).toBeVisible()
    expect(onSignedIn).not.toHaveBeenCalled()
  })
  it('shows a wrong password at its field, and gives the doctor to the page', async () => {
    const onSignedIn = vi.fn<() => void>()
    show(<SignIn onSignedIn={onSignedIn} />, respond('loginDoctor', 400))
    await enterCredentials()
    await expect.element(page.getByLabelText('Password', { exact: true })).toBeInvalid()
    handlers = []
    await click('Login')
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[expect.objectContaining({ email: expect.any(String) })]])
  })
})

it('the list of the README shows no rows of another search after a failed one', async () => {
  const count = () => document.querySelectorAll('main tbody tr, main li').length
  show(<Bookings doctorId="doc_kavitha" canUndo={false} />)
  await expect.poll(count).toBeGreaterThan(5)
  await userEvent.fill(page.getByRole('searchbox'), 'a')
  await expect.element(page.getByText(/\d bookings? found/).first()).toBeVisible()
  handlers = [refused]
  await userEvent.fill(page.getByRole('searchbox'), 'zzz')
  await expect.element(button('Try again')).toBeVisible()
  await expect.element(page.getByText('Refused').first()).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\d bookings? found/)
  handlers = []
  await click('Try again')
  await expect.element(button('Try again')).not.toBeInTheDocument()
})

it('the list of the README undoes an answer', async () => {
  const data = fixtures({ capabilities: ['undo'] })
  show(<Bookings doctorId="doc_kavitha" canUndo />, ...doctorApiHandlers({ data }))
  await page.viewport(1280, 800)
  await click('Edit booking of Revathi Natarajan')
  await click('Approve')
  await openUndoList()
  await click(/^Undo/)
  await expect.element(page.getByText(/pending again/).first()).toBeVisible()
  await userEvent.hover(page.getByRole('heading').first())
  await expect.element(button(/^Undo/)).not.toBeInTheDocument()
})

it('the form of the README shows the error of the server at its field', async () => {
  show(<NewSlot doctorId="doc_kavitha" />, respond('createSlot', 409, { code: 'slot.taken' }))
  await userEvent.fill(page.getByLabelText('Start Date'), toWireDate(addDays(clinicToday(), 7)) ?? '')
  await userEvent.selectOptions(page.getByLabelText('Start Time'), '09:30')
  await click('Submit')
  await expect.element(page.getByLabelText('Start Time')).toHaveAccessibleDescription(/already have a slot/)
})
