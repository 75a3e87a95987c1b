import { doctorApiHandlers, respond } from '@nalam/sdk/testing'
import { NalamProvider } from '@nalam/ui'
import { setupServer } from 'msw/node'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { App } from './App'

const server = setupServer(...doctorApiHandlers())
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const container = document.body.appendChild(document.createElement('main'))
let root: Root
beforeEach(() => {
  root = createRoot(container)
  root.render(
    <NalamProvider>
      <App />
    </NalamProvider>,
  )
})
afterEach(() => root.unmount())

it('asks for the code of an account that is not confirmed', async () => {
  server.use(respond('loginDoctor', 401))
  await vi.waitFor(() => expect(container.querySelectorAll('input')).toHaveLength(2))
  const [email, password] = container.querySelectorAll('input')
  fill(email, 'new.doctor@nalam.example')
  fill(password, 'Example@2026')
  container.querySelector('form')?.requestSubmit()
  await vi.waitFor(() => expect(container.textContent).toContain('new.doctor@nalam.example'))
})

/** Types a text. React notices only what the native setter has set. */
function fill(field: HTMLInputElement | undefined, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
