import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { CodeVerification, RESEND_DELAY } from './CodeVerification.tsx'
import type { CodeVerificationProps } from './CodeVerification.tsx'

let host: HTMLDivElement
let unmount: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  host = document.createElement('div')
  document.body.append(host)
})
afterEach(() => {
  act(() => unmount())
  host.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(element: ReactNode) {
  const root = createRoot(host)
  unmount = () => root.unmount()
  act(() => root.render(<NalamProvider>{element}</NalamProvider>))
}
const resend = () => {
  const found = Array.from(host.querySelectorAll('button')).find((button) => button.textContent === 'Resend')
  if (!found) throw new Error('There is a Resend button')
  return found
}
const isWaiting = () => resend().getAttribute('aria-disabled') === 'true'
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('Resend waits 30 seconds with a countdown, sends, and waits again', async () => {
  const onResend = vi.fn<CodeVerificationProps['onResend']>(async () => ({
    ok: true as const,
    message: 'A new code is on its way.',
  }))
  show(
    <CodeVerification
      email="meena@nalam.example"
      onVerify={async () => ({ ok: true })}
      onResend={onResend}
      onBack={() => undefined}
    />,
  )
  expect(RESEND_DELAY).toBe(30)
  expect(isWaiting()).toBe(true)
  expect(host.textContent).toContain('in 30 s')
  await pass(10_000)
  expect(host.textContent).toContain('in 20 s')
  await act(async () => resend().click())
  expect(onResend).not.toHaveBeenCalled()
  await pass(20_000)
  expect(isWaiting()).toBe(false)
  expect(host.textContent).not.toMatch(/in \d+ s/)

  await act(async () => resend().click())
  expect(onResend).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toContain('A new code is on its way.')
  expect(isWaiting()).toBe(true)
  expect(host.textContent).toContain('in 30 s')
})

it('a refused resend can be tried again at once', async () => {
  const onResend = vi.fn<CodeVerificationProps['onResend']>(async () => ({
    ok: false as const,
    message: 'Please try again.',
  }))
  show(
    <CodeVerification
      email="meena@nalam.example"
      onVerify={async () => ({ ok: true })}
      onResend={onResend}
      onBack={() => undefined}
    />,
  )
  await pass(30_000)
  await act(async () => resend().click())
  await act(async () => resend().click())
  expect(onResend).toHaveBeenCalledTimes(2)
})
