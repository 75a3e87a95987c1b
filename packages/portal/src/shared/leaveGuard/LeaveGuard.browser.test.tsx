import { NalamProvider } from '@nalam/ui'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, Link, useNavigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LeaveGuard } from './LeaveGuard.tsx'

function Form() {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  return (
    <>
      <h1>Form</h1>
      <LeaveGuard hasUnsavedChanges={typed !== ''} />
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Link to="/other">Other</Link>
      <button type="button" onClick={() => void navigate('/form?part=2')}>
        Within
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back
      </button>
    </>
  )
}

const start = window.location.pathname + window.location.search
let root: Root
let router: ReturnType<typeof createBrowserRouter>
let container: HTMLElement

beforeEach(async () => {
  window.history.replaceState(null, '', '/first')
  container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  router = createBrowserRouter([
    { path: '/first', element: <Link to="/form">To the form</Link> },
    { path: '/form', Component: Form },
    { path: '/other', element: <h1>Elsewhere</h1> },
  ])
  root.render(
    <NalamProvider>
      <RouterProvider router={router} />
    </NalamProvider>,
  )
  await userEvent.click(page.getByRole('link', { name: 'To the form' }))
})

afterEach(() => {
  root.unmount()
  router.dispose()
  container.remove()
  window.history.replaceState(null, '', start)
})

const name = page.getByLabelText('Name')
const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
const asksToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('[PROF-13] leaving a form with unsaved changes', () => {
  it('asks nothing while nothing was changed', async () => {
    expect(asksToLeave()).toBe(false)
    await userEvent.click(page.getByRole('link', { name: 'Other' }))
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  })

  it('a link asks; Stay keeps the page and the input, Leave follows the link', async () => {
    await userEvent.fill(name, 'Kavitha')
    await userEvent.click(page.getByRole('link', { name: 'Other' }))
    await expect.element(dialog).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Stay' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Kavitha')
    expect(window.location.pathname).toBe('/form')

    await userEvent.click(page.getByRole('link', { name: 'Other' }))
    await userEvent.click(page.getByRole('button', { name: 'Leave', exact: true }))
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    expect(asksToLeave()).toBe(false)
  })

  it('Back asks and the address stays; Leave goes back', async () => {
    await userEvent.fill(name, 'Kavitha')
    window.history.back()
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => window.location.pathname).toBe('/form')
    await userEvent.click(page.getByRole('button', { name: 'Stay' }))
    await expect.element(name).toHaveValue('Kavitha')

    window.history.back()
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => window.location.pathname).toBe('/form')
    await userEvent.click(page.getByRole('button', { name: 'Leave', exact: true }))
    await expect.element(page.getByRole('link', { name: 'To the form' })).toBeVisible()
    expect(window.location.pathname).toBe('/first')
  })

  it('a double click on Leave leaves once', async () => {
    const errors: string[] = []
    const note = (event: ErrorEvent) => {
      event.preventDefault()
      errors.push(event.message)
    }
    window.addEventListener('error', note)
    await userEvent.fill(name, 'Kavitha')
    await userEvent.click(page.getByRole('link', { name: 'Other' }))
    await expect.element(dialog).toBeVisible()
    const leave = page.getByRole('button', { name: 'Leave', exact: true }).element()
    // Before the page is drawn again.
    for (const _ of [1, 2]) leave.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    window.removeEventListener('error', note)
    expect(errors).toEqual([])
  })

  it('Back by a button of the page asks too', async () => {
    await userEvent.fill(name, 'Kavitha')
    await userEvent.click(page.getByRole('button', { name: 'Go back' }))
    await expect.element(dialog).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Leave', exact: true }))
    await expect.element(page.getByRole('link', { name: 'To the form' })).toBeVisible()
  })

  it('moving within the page is not leaving, and Back from there neither', async () => {
    await userEvent.fill(name, 'Kavitha')
    await userEvent.click(page.getByRole('button', { name: 'Within' }))
    await expect.poll(() => window.location.search).toBe('?part=2')
    window.history.back()
    await expect.poll(() => window.location.search).toBe('')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Kavitha')
    window.history.back()
    await expect.element(dialog).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Leave', exact: true }))
    await expect.poll(() => window.location.pathname).toBe('/first')
  })

  it('reload and closing ask by the browser, and no longer once the changes are gone', async () => {
    await userEvent.fill(name, 'Kavitha')
    await expect.poll(asksToLeave).toBe(true)
    await userEvent.clear(name)
    await expect.poll(asksToLeave).toBe(false)
  })
})
